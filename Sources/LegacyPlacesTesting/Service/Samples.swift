public import PlacesEngine

extension ServicePrediction {
  /// A prediction for scripts: `main` is matched over its first `matched` Unicode scalars.
  public static func scripted(
    _ placeID: String, _ main: String, secondary: String? = nil, matched: Int = 0, types: [String] = [],
    distance: Int? = nil
  ) -> ServicePrediction {
    let matches = matched > 0 ? [ServiceMatch(startOffset: 0, endOffset: matched)] : []
    let full = [main, secondary].compactMap { $0 }.joined(separator: ", ")
    return ServicePrediction(
      placeId: placeID, text: ServiceText(full, matches: matches),
      structuredFormat: StructuredFormat(
        mainText: ServiceText(main, matches: matches), secondaryText: secondary.map { ServiceText($0) }),
      types: types, distanceMeters: distance)
  }
}

extension ScriptedService.Reply {
  /// Predictions with these ids, each id its own text.
  public static func places(_ ids: String...) -> ScriptedService.Reply {
    .predictions(PredictionAnswer(places: ids.map { .scripted($0, $0) }))
  }

  /// A place of this id and name.
  public static func place(id: String, name: String? = nil) -> ScriptedService.Reply {
    var place = ServicePlace()
    place.id = id
    place.displayName = name.map { LocalizedText(text: $0) }
    return .place(place)
  }

  /// A failure of this kind.
  public static func failure(_ kind: ServiceFailure.Kind, _ message: String = "scripted") -> Self {
    .failure(ServiceFailure(kind, message))
  }
}

// MARK: - Rules

extension ScriptedService {
  /// Answers each text with two places named after it, `york1` and `york2` for `york`, and each details call
  /// with its place; at once.
  public nonisolated static func echo(_ call: Call) -> Reply {
    switch call.question {
    case .predictions(let query): .places("\(query.input)1", "\(query.input)2")
    case .details(let query): .place(id: query.placeID)
    }
  }

  /// Answers as ``echo(_:)`` does, after this time.
  public nonisolated static func echo(after delay: Duration) -> (Call) -> Reply {
    { .after(delay, echo($0)) }
  }
}
