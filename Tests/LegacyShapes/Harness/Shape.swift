/// One old spelling: that it compiles is half of its promise, what it does when it is run the other half.
///
/// The code of a shape is written as old apps are, with no isolation annotation and one import; only this
/// harness knows about actors.
public struct Shape: Sendable, CustomStringConvertible {
  /// The family's number and a letter, as in the names of the shape's types: `04b`.
  public let id: String
  /// What is spelled.
  public let spelling: String
  /// What running it reports.
  public let lines: [String]
  private let body: @MainActor @Sendable (Report) -> Void

  /// Makes a shape whose `body` hands its lines to the report once.
  init(
    _ id: String, _ spelling: String, gives lines: [String],
    _ body: @escaping @MainActor @Sendable (Report) -> Void
  ) {
    self.id = id
    self.spelling = spelling
    self.lines = lines
    self.body = body
  }

  public var description: String { "\(id) \(spelling)" }

  /// The family's number.
  public var family: Int { Int(id.prefix { $0.isNumber }) ?? 0 }

  /// Runs the shape and waits for its lines.
  @MainActor
  public func run() async -> [String] {
    let report = Report()
    let body = self.body
    let lines = await withCheckedContinuation { continuation in
      report.onLines = { continuation.resume(returning: $0) }
      body(report)
    }
    report.end()
    return lines
  }
}

/// Takes the lines of a running shape, and keeps alive what an app's screen would.
final class Report {
  fileprivate var onLines: (([String]) -> Void)?
  private var kept: [AnyObject] = []

  /// Hands over the lines; only the first call counts.
  func send(_ lines: [String]) {
    let handler = onLines
    onLines = nil
    handler?(lines)
  }

  /// Keeps an object until the shape has reported.
  func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }

  fileprivate func end() {
    kept = []
  }
}
