import LegacyPlacesTesting

/// An option of a command; one table of them is parsed by, shown in help, and searched for a nearest word.
package struct Option<Values>: Sendable {
  /// With its dashes.
  package var name: String
  /// What the value is called in help; `nil` for an option without one.
  package var value: String?
  var help: String
  /// Puts the value, or for an option without one an empty text, in its place.
  var apply: @Sendable (inout Values, String) throws(UsageError) -> Void

  static func flag(
    _ name: String, _ help: String, apply: @escaping @Sendable (inout Values) -> Void
  ) -> Option {
    Option(name: name, value: nil, help: help) { values, _ in apply(&values) }
  }

  static func value(
    _ name: String, _ value: String, _ help: String,
    apply: @escaping @Sendable (inout Values, String) throws(UsageError) -> Void
  ) -> Option {
    Option(name: name, value: value, help: help, apply: apply)
  }

  /// As help shows it.
  package var synopsis: String { [name, value].compactMap { $0 }.joined(separator: " ") }
}

/// Reads arguments by a table of options; what is no option is left over, in order.
///
/// A value follows its option or stands behind `=`. After `--` everything is left over. An option given
/// twice counts as given the last time.
func parse<Values>(
  _ arguments: [String], by options: [Option<Values>], into values: inout Values
) throws(UsageError) -> [String] {
  var rest: [String] = []
  var index = arguments.startIndex
  while index < arguments.endIndex {
    let argument = arguments[index]
    index += 1
    if argument == "--" { return rest + arguments[index...] }
    guard argument.hasPrefix("-"), argument != "-" else {
      rest.append(argument)
      continue
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      throw unknownOption(name, among: options.map(\.name))
    }
    guard let wanted = option.value else {
      if parts.count > 1 { throw UsageError("\(name) takes no value.", expected: "just \(name)") }
      try option.apply(&values, "")
      continue
    }
    if parts.count > 1 {
      try option.apply(&values, String(parts[1]))
    } else if index < arguments.endIndex, !looksLikeOption(arguments[index]) {
      try option.apply(&values, arguments[index])
      index += 1
    } else {
      throw UsageError("\(name) has no value.", expected: "\(name) \(wanted)")
    }
  }
  return rest
}

/// A value may begin with a dash when a number follows, as southern latitudes do.
private func looksLikeOption(_ argument: String) -> Bool {
  guard argument.hasPrefix("-"), let second = argument.dropFirst().unicodeScalars.first else { return false }
  return !("0"..."9").contains(second) && second != "."
}

private func unknownOption(_ name: String, among names: [String]) -> UsageError {
  let all = names + ["--help", "--version"]
  // A single dash is a slip more often than a different option.
  let written = name.hasPrefix("--") ? name : "-" + name
  return UsageError(
    "\(quoted(name)) is not an option.",
    expected: "an option of the list, or text behind '--'",
    nearest: nearestWord(to: written, in: all))
}
