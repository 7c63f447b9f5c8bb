extension ContractItem {
  /// Reports from apps and plugins of others, each as what must happen; a list of numbers with gaps.
  static let reports: [ContractItem] = [
    ("B01", "The query after a picked place carries a token other than the one before."),
    ("B02", "Queries and details of one search carry the same token, and none where the app gave none."),
    ("B04", "A missing flag for a new token keeps the current one, and crashes nothing."),
    ("B05", "Every value of a filter reaches the request or fails aloud."),
    ("B07", "Bias, restriction and bounds reach the request, whatever the order of the corners."),
    (
      "B08",
      "One country and a list of one are the same; wrong codes are a clear error, and none are no limit."
    ),
    ("B10", "No entry of an app's property list can crash a query."),
    ("B11", "A details call that is forbidden fails once, with code -9, and delivers no place."),
    ("B13", "Language and region go with details too."),
    ("B14", "Each field is asked for by itself, and what was not asked for reads as missing."),
    ("B16", "A failure reaches the callback exactly once, with no results and the documented code."),
    ("B17", "The full-screen controller closes nothing by itself, and ends with exactly one call."),
    ("B19", "Nothing is left over the screen after a pick."),
    ("B20", "The list can be read in light and dark, and colours that were set win."),
    ("B22", "Code with and without field masks compiles; no mask means every field."),
    ("B23", "The query call of older releases is still there."),
    ("B25", "The client can be had before a key is, and a query then fails once as key-invalid."),
    ("B26", "A delegate's method in an older spelling is found by the scanner."),
    ("B28", "The package is source and builds wherever the toolchain does."),
    ("B29", "A place with few details is delivered with what there is."),
    ("B31", "A coordinate comes from the location alone; -1 and 0 are real values."),
    ("B32", "Every detail of a place may be missing."),
    ("B34", "Results of an older search never come back after a newer one."),
    (
      "B35",
      "A list that shrinks while the user taps or scrolls leads to no crash; a row that is gone is ignored."
    ),
    ("B37", "Whatever thread an answer comes on, delegates and callbacks hear on the main one."),
    ("B38", "Every optional argument may be nil, and nil or empty text asks nothing."),
  ].map { ContractItem(id: $0.0, statement: $0.1) }
}
