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
    /// Taps the button of this title.
    case press(String)
  }

  /// The text field changed; the target of its editing-changed action.
  public var textDidChange: (String) -> Void = { _ in }
  /// A row was tapped.
  public var didSelectRow: (Int) -> Void = { _ in }
  /// What buttons do, by title.
  public var buttons: [String: () -> Void] = [:]
  /// Whether a spinner turns. A list that is shown under a spinner that nobody stopped ends in "…".
  public var isActivityIndicatorVisible = false

  private var steps: [Step]
  /// Whether the user has done something and has seen nothing come of it yet.
  private var isUserWaiting = false
  /// Whether only a list lets the user go on.
  private var isListOwed = false

  public init(_ steps: [Step]) {
    self.steps = steps.reversed()
  }

  /// Lets the user begin; does not return. When the user has done everything the bill is printed.
  public func run() {
    next()
    RunLoop.main.run()
  }

  /// Shows a list of rows, each of one or two texts, with a line of small print below, and lets the user go on.
  public func show(_ rows: [[String]], footer: String? = nil) {
    if rows.isEmpty { print("    (nothing)") }
    for (index, texts) in rows.enumerated() {
      print("  \(index + 1) " + texts.joined(separator: " · "))
    }
    if let footer { print("    " + footer) }
    endList()
  }

  /// Shows a list that has a message instead of rows, perhaps with a button, and lets the user go on.
  public func show(message: String, button: String?) {
    print("    " + message + (button.map { " [\($0)]" } ?? ""))
    endList()
  }

  /// Shows a text and lets the user go on.
  public func show(_ text: String) {
    print("  " + text)
    goOn()
  }

  /// Shows a place that was picked and lets the user go on.
  public func show(place name: String?, _ address: String?, latitude: Double, longitude: Double) {
    let position = String(format: "(%.4f, %.4f)", latitude, longitude)
    show("\(name ?? ""), \(address ?? "") \(position)")
  }

  /// Ends the search of a search bar: its text is emptied, and the user waits for the list to follow.
  public func endSearch() {
    isListOwed = true
    textDidChange("")
  }

  /// Puts a search screen in front, which has a text field and a Cancel button, and lets the user go on.
  public func presentSearch(textDidChange: @escaping (String) -> Void, cancel: @escaping () -> Void) {
    self.textDidChange = textDidChange
    buttons["Cancel"] = cancel
    show("(a search bar and Cancel)")
  }

  /// Takes the search screen away.
  public func dismissSearch() {
    textDidChange = { _ in }
    didSelectRow = { _ in }
    buttons["Cancel"] = nil
    buttons["Try again"] = nil
  }

  private func endList() {
    if isActivityIndicatorVisible { print("    …") }
    isListOwed = false
    goOn()
  }

  private func goOn() {
    guard isUserWaiting, !isListOwed else { return }
    isUserWaiting = false
    // In a turn of its own, as a user's next touch would come.
    DispatchQueue.main.async { self.next() }
  }

  private func next() {
    isUserWaiting = true
    switch steps.popLast() {
    case .type(let text):
      print("> \(text)")
      textDidChange(text)
    case .pick(let row):
      print("> (taps row \(row + 1))")
      didSelectRow(row)
    case .press(let title):
      print("> (taps \(title))")
      guard let action = buttons[title] else {
        print("There is no such button.")
        exit(EXIT_FAILURE)
      }
      action()
    case nil:
      printBill()
      exit(EXIT_SUCCESS)
    }
  }
}
