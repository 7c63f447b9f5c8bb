import Foundation

/// What the samples have instead of UIKit: a text field that somebody types in, and a table below it.
///
/// The user of the sample goes on only when the screen has shown something: no step waits for a time, so
/// that the output is the same on every run.
@preconcurrency @MainActor
public final class Terminal {
  /// Something the user does.
  public enum Step: Sendable {
    case type(String)
    /// Taps a row, counted from 0.
    case pick(Int)
  }

  /// The text field changed; the target of its editing-changed action.
  public var textDidChange: (String) -> Void = { _ in }
  /// A row was tapped.
  public var didSelectRow: (Int) -> Void = { _ in }

  private var steps: [Step]
  private let end: () -> Void

  /// - Parameter end: called when the user has done everything, before the program ends.
  public init(_ steps: [Step] = Terminal.twoSearches, end: @escaping () -> Void) {
    self.steps = steps.reversed()
    self.end = end
  }

  /// Two searches: one place found and picked, then a typing error, an emptied field, and another place.
  public static let twoSearches: [Step] = [
    .type("s"), .type("sy"), .type("syd"), .type("sydney"), .pick(0),
    .type("mel"), .type("melqx"), .type(""), .type("melb"), .type("melbourne a"), .pick(0),
  ]

  /// Lets the user begin; does not return.
  public func run() {
    next()
    RunLoop.main.run()
  }

  /// Shows a list of rows, each of one or two texts, and lets the user go on.
  public func show(_ rows: [[String]]) {
    if rows.isEmpty { print("    (nothing)") }
    for (index, texts) in rows.enumerated() {
      print("  \(index + 1) " + texts.joined(separator: " · "))
    }
    goOn()
  }

  /// Shows a message and lets the user go on.
  public func show(_ message: String) {
    print("  " + message)
    goOn()
  }

  private func goOn() {
    // In a turn of its own, as a user's next touch would come.
    DispatchQueue.main.async { self.next() }
  }

  private func next() {
    switch steps.popLast() {
    case .type(let text):
      print("> \(text)")
      textDidChange(text)
    case .pick(let row):
      print("> (taps row \(row + 1))")
      didSelectRow(row)
    case nil:
      end()
      exit(EXIT_SUCCESS)
    }
  }
}
