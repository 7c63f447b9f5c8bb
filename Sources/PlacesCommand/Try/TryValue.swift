import LegacyPlacesTesting
import PlacesEngine

/// Reads and checks the values of options; each says what was wrong and what is expected.
package enum TryValue {
  static func filled(_ value: String, of option: String, expected: String) throws(UsageError) -> String {
    guard !value.isEmpty else { throw wrong(value, of: option, expected: expected) }
    return value
  }

  /// One of a few words.
  static func word<Value>(
    _ value: String, of option: String, among words: [(name: String, value: Value)]
  ) throws(UsageError) -> Value {
    if let found = words.first(where: { $0.name == value }) { return found.value }
    let names = words.map(\.name)
    throw wrong(
      value, of: option, expected: names.joined(separator: " or "),
      nearest: nearestWord(to: value, in: names))
  }

  static func number(
    _ value: String, of option: String, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let number = Int(value), range.contains(number) else {
      throw wrong(
        value, of: option, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  static func countries(_ value: String, of option: String) throws(UsageError) -> [String] {
    var countries: [String] = []
    for code in try list(value, of: option, expected: countryShape) {
      countries.append(try country(code, of: option))
    }
    return countries
  }

  private static let countryShape = "codes of two letters, such as AU"

  /// Two letters; whether there is such a country is the service's to say.
  static func country(_ value: String, of option: String) throws(UsageError) -> String {
    guard value.utf8.count == 2, value.allSatisfy(isLetter) else {
      throw wrong(value, of: option, expected: countryShape)
    }
    return value
  }

  /// Words in the shape of types; whether there is such a type is the service's to say, because its list
  /// grows.
  static func types(_ value: String, of option: String) throws(UsageError) -> [String] {
    let expected = "types such as bank or (cities), with commas between them"
    let types = try list(value, of: option, expected: expected)
    for type in types {
      let isCollection = type.hasPrefix("(") && type.hasSuffix(")")
      let word = isCollection ? type.dropFirst().dropLast() : type[...]
      let isWord = word.allSatisfy { isLetter($0) || ("0"..."9").contains($0) || $0 == "_" }
      guard !word.isEmpty, isWord, type.utf8.count <= 100 else {
        throw wrong(
          type, of: option, expected: expected,
          nearest: nearestWord(
            to: type, in: ["(cities)", "(regions)", "geocode", "establishment", "address"]))
      }
    }
    return types
  }

  static func language(_ value: String, of option: String) throws(UsageError) -> String {
    let parts = value.split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      value.utf8.count <= 35
      && parts.allSatisfy { part in
        (1...8).contains(part.utf8.count) && part.allSatisfy { isLetter($0) || ("0"..."9").contains($0) }
      }
    guard isTag, let first = parts.first, first.count > 1, first.allSatisfy(isLetter) else {
      throw wrong(value, of: option, expected: "a language tag such as en or pt-BR")
    }
    return value
  }

  package static func fields(_ value: String, of option: String) throws(UsageError) -> [String] {
    let expected = "names of GMSPlaceField, such as name,coordinate"
    let fields = try list(value, of: option, expected: expected)
    for name in fields where !PlaceFieldName.names.contains(name) {
      throw wrong(
        name, of: option, expected: expected, nearest: nearestWord(to: name, in: PlaceFieldName.names))
    }
    return fields
  }

  static func list(_ value: String, of option: String, expected: String) throws(UsageError) -> [String] {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false).map { part in
      TypingText.trimmed(String(part))
    }
    guard parts.allSatisfy({ !$0.isEmpty }) else { throw wrong(value, of: option, expected: expected) }
    return parts
  }

  static func wrong(
    _ value: String, of option: String, expected: String, nearest: String? = nil
  ) -> UsageError {
    UsageError("\(option) cannot be \(quoted(value)).", expected: expected, nearest: nearest)
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isASCII && character.isLetter
  }
}

// MARK: - Places on the Earth

extension TryValue {
  static func point(_ value: String, of option: String) throws(UsageError) -> GeoPoint {
    let expected = "lat,lng in degrees, such as -33.8568,151.2153"
    guard let numbers = numbers(value), numbers.count == 2 else {
      throw wrong(value, of: option, expected: expected)
    }
    return try point(numbers[0], numbers[1], of: option)
  }

  static func area(_ value: String, of option: String) throws(UsageError) -> GeoArea {
    let numbers = numbers(value) ?? []
    switch numbers.count {
    case 3:
      let radius = numbers[2]
      guard (0...50_000).contains(radius) else {
        throw UsageError(
          "\(option) has a radius of \(radius) m.", expected: "0 to 50000 m behind the centre")
      }
      return .circle(center: try point(numbers[0], numbers[1], of: option), radius: radius)
    case 4:
      return .rectangle(
        GeoRectangle(
          low: try point(numbers[0], numbers[1], of: option),
          high: try point(numbers[2], numbers[3], of: option)))
    default:
      throw wrong(
        value, of: option, expected: "lat,lng,lat,lng (two corners) or lat,lng,metres (a circle)")
    }
  }

  private static func point(
    _ latitude: Double, _ longitude: Double, of option: String
  ) throws(UsageError) -> GeoPoint {
    let point = GeoPoint(latitude: latitude, longitude: longitude)
    guard point.isValid else {
      throw UsageError(
        "\(option) has a point at \(latitude),\(longitude).",
        expected: "a latitude of -90 to 90 and a longitude of -180 to 180")
    }
    return point
  }

  /// Finite numbers between commas.
  private static func numbers(_ value: String) -> [Double]? {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double(TypingText.trimmed(String($0))) }.filter(\.isFinite)
    return numbers.count == parts.count ? numbers : nil
  }
}

// MARK: - Policies

extension TryValue {
  /// `PRESET` or `PACE:MS`, then `,min:N` and `,merge` if wanted.
  package static func policy(_ value: String, of option: String) throws(UsageError) -> NamedPolicy {
    let presets = NamedPolicy.presets.map(\.name)
    let paces = NamedPolicy.paces.map(\.name)
    let expected = (presets + paces.map { $0 + ":MS" }).joined(separator: ", ")
    let parts = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let (word, amount) = split(parts[0])
    var policy: TypingPolicy
    if let preset = NamedPolicy.presets.first(where: { $0.name == word }), amount == nil {
      policy = preset.policy
    } else if let pace = NamedPolicy.paces.first(where: { $0.name == word }), let amount {
      guard let milliseconds = Int(amount), (1...60_000).contains(milliseconds) else {
        throw wrong(value, of: option, expected: "\(word):MS with 1 to 60000 milliseconds")
      }
      policy = TypingPolicy(pace: pace.make(.milliseconds(milliseconds)))
    } else if paces.contains(word) {
      throw wrong(value, of: option, expected: "\(word):MS, such as \(word):300")
    } else {
      throw wrong(
        value, of: option, expected: expected, nearest: nearestWord(to: word, in: presets + paces))
    }
    for part in parts.dropFirst() {
      let (word, amount) = split(part)
      switch (word, amount.flatMap { Int($0) }) {
      case ("min", let length?) where (1...TryOptions.maximumLength).contains(length):
        policy.minimumLength = length
      case ("merge", nil) where amount == nil:
        policy.mergesInFlight = true
      default:
        throw wrong(
          part, of: option, expected: "min:N or merge behind the policy",
          nearest: nearestWord(to: word, in: ["min", "merge"]))
      }
    }
    return NamedPolicy(name: value, policy: policy)
  }

  private static func split(_ part: String) -> (word: String, amount: String?) {
    let halves = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(halves[0]), halves.count > 1 ? String(halves[1]) : nil)
  }
}
