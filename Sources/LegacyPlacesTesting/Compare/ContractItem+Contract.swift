extension ContractItem {
  /// The behaviour contract: what headers, guides and release notes of the legacy SDK state.
  static let contract: [ContractItem] = numbered("C", threads + fetcher + lists + queries + sessions + places)

  private static let threads = [
    "The client is only called on the main thread.",
    "Callbacks of the client arrive on the main thread.",
    "A lookup returns before its callback is called.",
    "The shared client comes into being when it is first asked for.",
    "The key is provided before the client is used.",
    "Changed text is passed on the main thread, the call does not wait, and the delegate hears on the main thread.",
    "Delegates are held weakly; the app keeps the fetcher, the data source or the controller alive.",
    "The callback of a lookup is called exactly once.",
  ]

  private static let fetcher = [
    "The fetcher asks on the app's behalf, spaces its requests, and shows nothing itself.",
    "Of text changes that come close together some may ask nothing.",
    "Predictions are delivered only for the text of the newest change; answers for older texts are dropped.",
    "Failures of the fetcher's requests reach its delegate's fail call, whatever their code.",
    "The text may be nil; then nothing is asked.",
    "Filter and bounds may be changed or taken away at any time; a request takes those of its moment.",
    "A provided token goes with the requests that follow, until another or none is provided.",
  ]

  private static let lists = [
    "Did-request is called once, right after a request for predictions goes out.",
    "Did-update is called once each time new predictions have come.",
    "For one query did-request comes first and did-update second.",
    "With the table data source the app reloads its table at did-update.",
    "Clearing the results removes the rows, then calls did-update and did-request before it returns.",
    "The results controller and the full-screen controller reload their own tables.",
    "A tap asks should-select first; a refusal fetches no details and delivers no place.",
    "A delegate without should-select lets every row through.",
    "A tap that is let through fetches the place's details with the chosen fields and delivers the place.",
    "Did-fail is called for failures that an immediate retry would not help.",
    "Exactly the codes -1, -2 and -3 are worth a retry.",
    "Failures worth a retry stay inside the list, which shows a message and “try again”.",
    "Did-fail is not missed when a failure calls for it.",
    "The full-screen controller never dismisses itself.",
    "Was-cancelled is called when the user taps Cancel, and only the full-screen controller has it.",
    "The app ends a search in the results controller itself, from inside the delegate's calls.",
    "The results controller is both results controller and updater of a search controller.",
    "The table data source is both data source and delegate of the app's table.",
    "Without chosen fields, details are asked for with every field.",
    "Details with no field at all give a place without useful content.",
    "Without chosen properties, details are asked for with every property.",
    "The colour properties colour cells, separators, texts, matches and the retry button.",
  ]

  private static let queries = [
    "Bounds bias the answer unless their mode makes them a restriction; the mode without bounds says nothing.",
    "A bias prefers places in an area and keeps others.",
    "A restriction keeps only places in the area.",
    "Of a bias and a restriction that are both set, the legacy SDK takes the restriction.",
    "A restriction applies to whole routes, so that a route's results may lie outside.",
    "A list of types outranks the single type.",
    "A list of countries outranks the single country.",
    "Types are up to five plain ones or exactly one collection; a collection among others is an error.",
    "The new service takes up to five types it knows; more, or unknown ones, are an error.",
    "Countries are two-letter codes in either case; without them every country counts.",
    "Countries and a restriction together give what lies in both.",
    "A circle's radius is 0 to 50,000 metres, and above 0 for a restriction.",
    "A rectangle is closed, may cross the antimeridian, and is an error when empty.",
    "Distances come only with an origin.",
    "Blank space around a query's text is not sent.",
    "Blank space before the text does not lead to “no results”.",
    "Plus codes are accepted and answered.",
    "Predictions keep the service's order, at most five.",
    "Queries count against usage limits.",
    "Only the secondary text of a prediction may be missing.",
    "The matched parts are marked in all three texts of a prediction.",
  ]

  private static let sessions = [
    "A session is several queries and the one details call that ends it.",
    "After a session its token is used up; the next one carries a fresh token.",
    "The classes with a list make and renew their tokens themselves.",
    "With client and fetcher the app provides the token: the same for the queries and the details call.",
    "Without a token each request is billed for itself.",
    "Legacy calls belong to the legacy service, which new projects cannot enable.",
  ]

  private static let places = [
    "A place never changes once delivered.",
    "A place's attributions come with it and must be shown.",
    "Predictions of one's own list need an attribution beside them.",
    "Third-party attributions are shown with fetched details.",
    "A failure carries the code of the legacy error enumeration.",
    "Failures of a lookup by id carry the right domain and code.",
    "Whether a place is open is unknown without its hours and its offset from UTC.",
    "A details request without properties can be made, and fails when sent.",
    "Phone number, website and address parts come with details.",
  ]

  /// Items of this letter, counted from 1.
  static func numbered(_ letter: String, _ statements: [String]) -> [ContractItem] {
    statements.enumerated().map { ContractItem(id: "\(letter)\($0.offset + 1)", statement: $0.element) }
  }
}
