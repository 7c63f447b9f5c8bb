import Foundation

/// Plays the part of UIKit, so that the app runs anywhere: what a screen shows is printed.
///
/// The user goes on as soon as something was shown; no step waits for a time.
@preconcurrency @MainActor
enum Console {
  typealias Step = (what: String, act: () -> Void)

  private static var steps: [Step] = []

  /// Lets the user take the steps one after the other, and ends the program after the last.
  static func run(_ steps: [Step]) -> Never {
    self.steps = steps.reversed()
    next()
    RunLoop.main.run()
    exit(EXIT_SUCCESS)
  }

  /// Shows some lines and lets the user go on.
  static func show(_ lines: [String]) {
    print(lines.map { "    \($0)\n" }.joined(), terminator: "")
    DispatchQueue.main.async { next() }
  }

  private static func next() {
    guard let step = steps.popLast() else { exit(EXIT_SUCCESS) }
    print("> \(step.what)")
    step.act()
  }
}

/// Plays the part of UIViewController, which is on the main actor, too.
@preconcurrency @MainActor
class Screen: NSObject {
  func viewDidLoad() {}
}
