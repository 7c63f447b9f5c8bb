// Habits that a scan of the source finds.
extension MigrationCode {
  static let scanCodes = [
    MigrationCode(
      "LP301", .advice,
      "An optional delegate method stands only in a subclass of the conforming class, where Swift never calls it",
      use: "the method in the class that states the conformance, even empty, and an override of it"),
    MigrationCode(
      "LP302", .advice, "A session token is made in the call, so that no two calls share one",
      use: "one token for the queries of a session and the details call that ends it"),
    MigrationCode(
      "LP303", .advice, "Only a local variable holds this object, which may be gone before it answers",
      use: "a property of the screen: delegates and data sources are weak"),
    MigrationCode(
      "LP304", .advice, "A country code has two letters; another fails as an invalid request",
      use: "the code of ISO 3166-1 alpha-2, such as US or GB"),
    MigrationCode(
      "LP305", .advice, "The corners are equal, or the north-east one lies south of the other",
      use: "two different corners; their order does not matter to the new service's area"),
  ]
}
