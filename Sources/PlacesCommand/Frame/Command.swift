/// How a command ended, for the shell.
public enum ExitCode: Int32, Sendable {
  case success = 0
  /// The places service answered with an error, or two sides differ.
  case serviceError = 1
  /// The command was called in a way it does not understand.
  case wrongUse = 2
  /// The output could not be written; the number that `sysexits.h` has for it.
  case unwritable = 74
}

/// A subcommand: a name, what help says about it, and what it does.
struct Command: Sendable {
  var name: String
  /// One line for the list of commands.
  var abstract: String
  var help: @Sendable () -> String
  /// Gets the arguments after the command's name.
  var run: @MainActor @Sendable ([String], CommandHost) async throws(UsageError) -> ExitCode

  /// The commands there are, in the order of help.
  static let all: [Command] = [.try, .compare, .scan, .rewrite, .explain]
}
