// What the users of the samples do. An old sample and the ported one have the same user.

extension [Terminal.Step] {
  /// Two searches: one place found and picked, then an emptied field, a typing error, and another place.
  public static let twoSearches: [Terminal.Step] = [
    .type("s"), .type("sy"), .type("syd"), .type("sydney"), .pick(0),
    .type("mel"), .type(""), .type("melqx"), .type("melb"), .type("melbourne a"), .pick(0),
  ]

  /// A place found and picked, a typing error that the Clear button removes, and a lost connection.
  public static let clearedSearch: [Terminal.Step] = [
    .type("syd"), .type("sydney"), .pick(0),
    .type("melqx"), .press("Clear"),
    .type("perth"), .press("Try again"), .pick(1),
  ]

  /// A place picked, which ends the search, then a lost connection, a typing error and an emptied field.
  public static let barSearch: [Terminal.Step] = [
    .type("bris"), .pick(0),
    .type("perth"), .press("Try again"), .type("perthx"), .type(""), .type("hobart"), .pick(0),
  ]

  /// A search screen that is opened twice: a place picked, then a search that is given up.
  public static let presentedSearch: [Terminal.Step] = [
    .press("Search"), .type("mel"), .type("melb"), .pick(0),
    .press("Search"), .type("adelqx"), .type(""), .type("perth"), .press("Try again"), .press("Cancel"),
  ]
}
