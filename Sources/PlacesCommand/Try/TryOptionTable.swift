import PlacesEngine

extension TryOptions {
  /// Every option of `try`: parsing, help and nearest words all come from here.
  package static let table: [Option<TryOptions>] = [
    .value(
      "--service", "SERVICE",
      "'offline' (default): bundled places, no key, no network. 'web': Google's service, with the key in PLACES_API_KEY; calls are billed."
    ) {
      (options, value) throws(UsageError) in
      options.service = try TryValue.word(
        value, of: "--service", among: Service.allCases.map { ($0.rawValue, $0) })
    },
    .value("--places", "FILE", "Offline places from a file of yours with the columns of the bundled one.") {
      (options, value) throws(UsageError) in
      options.places = try TryValue.filled(value, of: "--places", expected: "a file of tab-separated text")
    },
    .value("--countries", "AU,NZ", "Only results in these countries: two letters each, up to 15.") {
      (options, value) throws(UsageError) in
      options.countries = try TryValue.countries(value, of: "--countries")
    },
    .value(
      "--types", "bank,cafe",
      "Only results of these types: up to five, or one of '(regions)', '(cities)', 'geocode', 'establishment', 'address'."
    ) {
      (options, value) throws(UsageError) in
      options.types = try TryValue.types(value, of: "--types")
    },
    .value(
      "--bias", "AREA",
      "Results in this area come first. AREA is lat,lng,lat,lng (two corners) or lat,lng,metres (a circle)."
    ) {
      (options, value) throws(UsageError) in
      options.bias = try TryValue.area(value, of: "--bias")
    },
    .value("--restrict", "AREA", "Only results in this area; outranks --bias.") {
      (options, value) throws(UsageError) in
      options.restriction = try TryValue.area(value, of: "--restrict")
    },
    .value("--origin", "LAT,LNG", "Shows the distance of each result from this point.") {
      (options, value) throws(UsageError) in
      options.origin = try TryValue.point(value, of: "--origin")
    },
    .value("--language", "CODE", "The language of the answers, such as 'en' or 'pt-BR'; default: yours.") {
      (options, value) throws(UsageError) in
      options.language = try TryValue.language(value, of: "--language")
    },
    .value("--region", "CODE", "The region that answers are formatted for: two letters.") {
      (options, value) throws(UsageError) in
      options.region = try TryValue.country(value, of: "--region")
    },
    .value(
      "--policy", "POLICY",
      "When typing asks: 'legacy' (default), 'economical', 'immediate', 'debounce:MS' or 'throttle:MS'; ',min:N' waits for N letters, ',merge' for the answer under way."
    ) {
      (options, value) throws(UsageError) in
      options.policy = try TryValue.policy(value, of: "--policy")
    },
    .value(
      "--pace", "MS",
      "Milliseconds from letter to letter, 0 to 10000; default 231. Virtual time, except with the web service."
    ) {
      (options, value) throws(UsageError) in
      options.pace = .milliseconds(try TryValue.number(value, of: "--pace", in: 0...10_000))
    },
    .value("--pick", "N", "Chooses prediction N instead of the first; 1 to 5.") {
      (options, value) throws(UsageError) in
      options.pick = try TryValue.number(value, of: "--pick", in: 1...5)
    },
    .value(
      "--fields", "name,…",
      "Fields of the place to ask for, as GMSPlaceField calls them, or 'all'; the dearest one prices the call."
    ) {
      (options, value) throws(UsageError) in
      options.fields = try TryValue.fields(value, of: "--fields")
    },
    .flag("--json", "Prints one JSON document instead of text.") { $0.json = true },
    .flag(
      "--no-color",
      "Prints plain text on a terminal too, as NO_COLOR does; matched letters stand in [brackets]."
    ) {
      $0.noColor = true
    },
  ]
}
