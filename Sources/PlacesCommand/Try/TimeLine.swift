import PlacesEngine

/// Which keystroke became which request.
struct TimeLine {
  struct Line {
    var time: Duration
    var text: String
    /// The requests that went out between this keystroke and the next.
    var requests: [MeteredService.Request] = []
  }

  var lines: [Line]

  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  init(_ keystrokes: [TryRun.Keystroke], _ requests: [MeteredService.Request]) {
    lines = keystrokes.map { Line(time: $0.time, text: $0.text) }
    for request in requests {
      // The newest keystroke with this text: what waited for the timer goes out with the newest text.
      let index = lines.lastIndex {
        $0.time <= request.time && TypingText.trimmed($0.text) == request.text
      }
      if let index { lines[index].requests.append(request) }
    }
  }

  /// One row per keystroke: time, text, and `→ request` or `·` where nothing was asked.
  ///
  /// - Parameter refused: whether questions ended before they reached the service.
  func rows(refused: Bool) -> [StyledText] {
    let timeWidth = lines.map { "\($0.time.milliseconds)".count }.max() ?? 0
    let texts = lines.map { Self.tail(of: visible($0.text)) }
    let textWidth = texts.map { displayWidth($0) }.max() ?? 0
    return zip(lines, texts).map { line, text in
      let time = "\(line.time.milliseconds)"
      let indent = String(repeating: " ", count: timeWidth - time.count)
      var row = StyledText("  \(indent)\(time) ms  ", .dim) + StyledText(padded(text, to: textWidth) + "  ")
      if line.requests.isEmpty {
        row += refused ? StyledText("✗ not sent", .alert) : StyledText("·", .dim)
      } else {
        for (index, request) in line.requests.enumerated() {
          row += StyledText(index == 0 ? "→ " : ", ")
          row += Self.text(of: request, after: line.time)
        }
      }
      return row
    }
  }

  private static func text(of request: MeteredService.Request, after time: Duration) -> StyledText {
    var text = "request \(request.number)"
    if request.time.milliseconds > time.milliseconds { text += " at \(request.time.milliseconds) ms" }
    switch request.outcome {
    case .answered(0): return StyledText(text + ": no match")
    case .answered(let count): return StyledText(text + ": " + counted(count, "prediction"))
    case .failed(let failure):
      return StyledText(text + ": ") + StyledText("error \(failure.kind.rawValue) \(failure.kind)", .alert)
    case .cancelled: return StyledText(text + ": ") + StyledText("outdated, cancelled", .dim)
    case nil: return StyledText(text)
    }
  }

  /// The end of a long text, where the typing is.
  private static func tail(of text: String) -> String {
    let limit = 32
    guard displayWidth(text) > limit else { return text }
    var kept = Substring()
    for index in text.indices.reversed() {
      guard displayWidth(text[index...]) < limit else { break }
      kept = text[index...]
    }
    return "…" + kept
  }
}
