public import Foundation
public import PlacesEngine

/// Everything a command touches outside itself: where it writes, what it reads, which services there are.
///
/// ``CommandHost/system()`` is the real one; tests make their own and look at what was written.
@MainActor
public struct CommandHost {
  /// Writes text to standard output, as it is.
  public var write: @MainActor (String) -> Void
  /// Writes text to standard error, as it is.
  public var writeError: @MainActor (String) -> Void
  /// The variables of the process.
  public var variables: [String: String]
  /// Whether standard output is a terminal, and standard error likewise.
  public var outputIsTerminal: Bool
  public var errorIsTerminal: Bool
  /// The columns of the terminal; `nil` when there is none.
  public var columns: Int?
  /// The terminal to type into; `nil` when standard input or output is something else.
  public var terminal: (any LiveTerminal)?
  /// Makes the service over Google's web service for a key.
  public var webService: @MainActor (_ key: String) -> any PlacesService
  /// Makes the service over bundled places, or over a file's; throws an error with a description for people.
  public var offlineService: @MainActor (_ file: URL?) throws -> any PlacesService
  /// Makes the text of a session token.
  public var makeToken: @Sendable () -> String
  /// Writes a file, whole or not at all; a pipe or device that stands there is written into and stays.
  public var save: @MainActor (_ text: String, _ file: URL) throws -> Void
  /// Writes over a file that there is, whole or not at all; its permissions and links to it stay.
  package var replace: @MainActor (_ data: Data, _ file: URL) throws -> Void = { try $0.save(to: $1) }

  public init(
    write: @escaping @MainActor (String) -> Void,
    writeError: @escaping @MainActor (String) -> Void,
    variables: [String: String] = [:],
    outputIsTerminal: Bool = false,
    errorIsTerminal: Bool = false,
    columns: Int? = nil,
    terminal: (any LiveTerminal)? = nil,
    webService: @escaping @MainActor (String) -> any PlacesService,
    offlineService: @escaping @MainActor (URL?) throws -> any PlacesService,
    makeToken: @escaping @Sendable () -> String = { UUID().uuidString.lowercased() },
    save: (@MainActor (String, URL) throws -> Void)? = nil
  ) {
    self.write = write
    self.writeError = writeError
    self.variables = variables
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.columns = columns
    self.terminal = terminal
    self.webService = webService
    self.offlineService = offlineService
    self.makeToken = makeToken
    self.save = save ?? { try Data($0.utf8).save(to: $1) }
  }

  /// Whether `NO_COLOR` (`https://no-color.org`) or a terminal without abilities asks for plain text.
  var wantsPlainText: Bool {
    variables["NO_COLOR"]?.isEmpty == false || variables["TERM"] == "dumb"
  }

  /// Prints lines to standard output, or to standard error, in the look that suits it; on a terminal, lines
  /// that are too long are wrapped at spaces.
  func print(_ lines: [StyledText], forErrors: Bool = false, noColor: Bool) {
    let style = style(forErrors: forErrors, noColor: noColor)
    let isTerminal = forErrors ? errorIsTerminal : outputIsTerminal
    let rows = lines.flatMap { line in
      columns.flatMap { isTerminal ? style.fitting(line).wrapped(to: $0) : nil } ?? [line]
    }
    let text = rows.map { style.render($0) + "\n" }.joined()
    if forErrors { writeError(text) } else { write(text) }
  }

  func style(forErrors: Bool = false, noColor: Bool = false) -> Style {
    let isTerminal = forErrors ? errorIsTerminal : outputIsTerminal
    return isTerminal && !noColor && !wantsPlainText ? .terminal : .plain
  }
}
