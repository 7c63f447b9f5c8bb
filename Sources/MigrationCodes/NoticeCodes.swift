// Codes that show at run time.
extension MigrationCode {
  static let noticeCodes: [MigrationCode] = [
    boundsUsed, addressMapped, manyCountries, bothRegions, allFieldsAsked, tokenMissing, tokenReused,
    offMainThread, boundsIgnored, callRefused, filterPartLeftOut, tokenRotated,
  ]

  public static let boundsUsed = MigrationCode(
    "LP201", .advice, "Bounds were sent as a location bias or restriction",
    use: "locationBias or locationRestriction of the filter")

  public static let addressMapped = MigrationCode(
    "LP202", .advice,
    "The type address does not exist in the new service; street_address, premise, subpremise and route were sent",
    use: "the types that you mean")

  public static let manyCountries = MigrationCode(
    "LP203", .advice, "More than five countries work now, but did not in the legacy service")

  public static let bothRegions = MigrationCode(
    "LP204", .advice, "The filter has both a location bias and a restriction; the bias was left out",
    use: "one of the two")

  public static let allFieldsAsked = MigrationCode(
    "LP205", .advice, "Every field of the place was asked for, which is billed at the highest price",
    use: "the fields that are shown")

  public static let tokenMissing = MigrationCode(
    "LP206", .advice, "A query without a session token is billed on its own",
    use: "one token for the queries of a session and the details call that ends it")

  public static let tokenReused = MigrationCode(
    "LP207", .advice,
    "A session token was used after its session had ended, and is billed as if there were none",
    use: "a new token after each details call")

  public static let offMainThread = MigrationCode(
    "LP208", .advice, "A call came from another thread and was moved to the main thread",
    use: "the main thread for every call")

  public static let boundsIgnored = MigrationCode(
    "LP210", .advice, "Bounds were left out, because the filter has a location bias or restriction",
    use: "the filter's region alone")

  public static let callRefused = MigrationCode(
    "LP211", .advice, "A call failed, and trying it again as it is will not help",
    use: "the error's localizedDescription, which says what to change")

  public static let filterPartLeftOut = MigrationCode(
    "LP212", .advice, "A part of the filter was left out, because AutocompleteFilter has no word for it",
    use: "inputOffset of AutocompleteRequest; for service-area businesses there is nothing yet")

  public static let tokenRotated = MigrationCode(
    "LP213", .advice,
    "The session token changed while the text went on, so that each part is billed on its own",
    use: "one token until a place is picked or the search is given up")
}
