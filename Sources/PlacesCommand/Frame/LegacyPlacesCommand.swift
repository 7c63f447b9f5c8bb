import LegacyPlacesTesting
import PlacesCore

/// The command `legacy-places`: finds the subcommand and hands it its arguments.
public enum LegacyPlacesCommand {
  static let name = "legacy-places"
  package static var version: String { PlacesClient.sdkVersion }

  /// Runs the command to its end.
  ///
  /// - Parameter arguments: those after the command's own name.
  @MainActor
  public static func run(_ arguments: [String], host: CommandHost) async -> ExitCode {
    var place = name
    do throws(UsageError) {
      guard let first = arguments.first else {
        host.writeError(help)
        return .wrongUse
      }
      let rest = Array(arguments.dropFirst())
      switch first {
      case "--help", "-h":
        host.write(help)
        return .success
      case "--version":
        host.write(versionLine)
        return .success
      case "help":
        guard let topic = rest.first else {
          host.write(help)
          return .success
        }
        host.write(try command(named: topic).help())
        return .success
      default:
        let command = try command(named: first)
        place += " " + command.name
        if isAsking(for: ["--help", "-h"], in: rest) {
          host.write(command.help())
          return .success
        }
        if isAsking(for: ["--version"], in: rest) {
          host.write(versionLine)
          return .success
        }
        return try await command.run(rest, host)
      }
    } catch {
      let style = host.style(forErrors: true)
      host.writeError(style.alert("\(place): ") + error.text + "\n'\(place) --help' tells more.\n")
      return .wrongUse
    }
  }

  /// Help and version win over whatever else is wrong, as far as a `--` that makes the rest plain text.
  private static func isAsking(for names: Set<String>, in arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { names.contains($0) }
  }

  private static let versionLine = "\(name) \(version)\n"

  private static func command(named name: String) throws(UsageError) -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    if name.hasPrefix("-") {
      throw UsageError(
        "\(quoted(name)) is not an option here.", expected: "a command comes first",
        nearest: nearestWord(to: name, in: ["--help", "--version"]))
    }
    let words = Command.all.map(\.name) + ["help"]
    throw UsageError(
      "there is no command \(quoted(name)).", expected: "one of \(words.joined(separator: ", "))",
      nearest: nearestWord(to: name, in: words))
  }

  package static var help: String {
    let rows = Command.all.map { ($0.name, $0.abstract) } + [("help", "Tells about a command.")]
    return """
      Google's legacy Places calls, over the new service.

      Usage: \(name) COMMAND …

      Commands:
      \(HelpText.table(rows))
      Options:
      \(HelpText.table(HelpText.common))
      """
  }
}
