import PlacesEngine

/// Search texts that the typed text may become, such as "pizza restaurant".
enum QueryPredictions {
  /// How many of the five suggestions may be such.
  static let limit = 2

  /// Kinds of business among the places whose name the typed words begin.
  static func fitting(_ typed: TypedWords, in table: PlaceTable) -> [ServiceQueryPrediction] {
    guard !typed.words.isEmpty else { return [] }
    var found: [ServiceQueryPrediction] = []
    for type in table.primaryTypes.sorted() where isBusiness(type) {
      let text = type.split(separator: "_").joined(separator: " ")
      var used: Set<Int> = []
      let marked = MatchMarks.mark(text, typed, used: &used)
      guard used.count == typed.words.count, marked.matches.first?.startOffset == 0 else { continue }
      found.append(
        ServiceQueryPrediction(text: marked, structuredFormat: StructuredFormat(mainText: marked)))
      if found.count == limit { break }
    }
    return found
  }

  private static func isBusiness(_ type: String) -> Bool {
    PlaceTypes.tableA.contains(type) && !areas.contains(type)
  }

  private static let areas: Set<String> = [
    "administrative_area_level_1", "administrative_area_level_2", "country", "locality", "postal_code",
    "school_district",
  ]
}
