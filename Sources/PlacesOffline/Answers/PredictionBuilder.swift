import PlacesEngine

/// Turns found rows into predictions.
struct PredictionBuilder {
  let table: PlaceTable
  let typed: TypedWords
  let origin: GeoPoint?
  /// The country whose name is left out, in capitals.
  let home: String?

  init(table: PlaceTable, typed: TypedWords, query: PredictionQuery) {
    self.table = table
    self.typed = typed
    origin = query.origin
    home = query.regionCode.flatMap(RegionCode.normalized)
  }

  func prediction(of row: Int) -> ServicePrediction {
    let texts = PlaceTexts(table: table, row: row)
    var prediction = prediction(
      id: table.text(PlaceColumn.id, row: row), main: texts.name, secondary: texts.secondary(home: home),
      types: table.types(of: row))
    // A route has no one distance, and a business without a location has none at all.
    if let origin, texts.primaryType != "route", texts.attributes?.isServiceAreaBusiness != true {
      prediction.distanceMeters = distance(from: origin, to: table.point(of: row))
    }
    return prediction
  }

  func prediction(id: String, main: String, secondary: String?, types: [String]) -> ServicePrediction {
    let text = secondary.map { main + ", " + $0 } ?? main
    var inText: Set<Int> = []
    var inLines: Set<Int> = []
    return ServicePrediction(
      placeId: id,
      text: MatchMarks.mark(text, typed, used: &inText),
      structuredFormat: StructuredFormat(
        mainText: MatchMarks.mark(main, typed, used: &inLines),
        secondaryText: secondary.map { MatchMarks.mark($0, typed, used: &inLines) }),
      types: types)
  }

  /// Whole metres; absent under one, as on the wire.
  func distance(from origin: GeoPoint, to point: GeoPoint) -> Int? {
    let metres = Geodesic.distance(from: origin, to: point).rounded()
    return metres > 0 && metres.isFinite ? Int(metres) : nil
  }
}
