import Foundation
import LegacyPlaces
import PlacesEngine

/// A run as text for people.
@MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
struct TryText {
  let run: TryRun
  /// Rows of the list are cut to it; `nil` cuts nothing. Prose goes on in the next row by itself.
  let columns: Int?
  let style: Style

  var lines: [StyledText] {
    var lines = Self.head(run)
    lines.append(StyledText())
    let refused = run.failure != nil && run.service.requests.isEmpty
    lines += TimeLine(run.keystrokes, run.service.requests).rows(refused: refused)
    let result = result
    if !result.isEmpty { lines += [StyledText()] + result }
    lines += Self.end(of: run)
    return lines
  }

  private var result: [StyledText] {
    switch run.outcome {
    case .notAsked: [StyledText(notAsked)]
    case .noMatch: [StyledText("No match.")]
    case .failed: []
    case .predictions(let predictions):
      [StyledText("Predictions", .strong)]
        + predictions.enumerated().map { index, prediction in
          let isChosen = index == run.chosen
          let row =
            StyledText(isChosen ? "> " : "  ", .strong) + StyledText("\(index + 1)  ", .dim)
            + PredictionRow.text(of: prediction)
          return columns.map { style.fitting(row).cut(to: $0) } ?? row
        }
    }
  }

  private var notAsked: String {
    let shortest = run.options.policy.policy.minimumLength
    return TypingText.trimmed(run.options.text).isEmpty
      ? "Nothing was asked: the text is blank."
      : "Nothing was asked: the policy asks from \(shortest) letters on."
  }

  static func head(_ run: TryRun) -> [StyledText] {
    let options = run.options
    var lines: [StyledText] = []
    if let text = options.text {
      let time = run.stage.isVirtual ? "virtual" : "real"
      lines.append(
        StyledText("Typing ") + StyledText(quoted(text), .strong)
          + StyledText(
            ", a letter every \(options.pace.milliseconds) ms of \(time) time, policy "
              + "\(options.policy.name) (\(options.policy.meaning))."))
    }
    lines.append(StyledText(serviceLine(options)))
    if !options.shape.isEmpty {
      let shape = options.shape.map { "\($0.name) \($0.value)" }.joined(separator: "; ")
      lines.append(StyledText("With " + visible(shape) + "."))
    }
    return lines
  }

  /// Which service answers; there is no run that does not say it.
  static func serviceLine(_ options: TryOptions) -> String {
    switch options.service {
    case .web: "Service: web, Google's Places API (New). These calls are billed."
    case .offline:
      if let places = options.places {
        "Service: offline, places of \(quoted(places)). No key, no network."
      } else {
        "Service: offline, bundled places. No key, no network."
      }
    }
  }

  /// Place, attribution, notices, bill.
  static func end(of run: TryRun) -> [StyledText] {
    var lines: [StyledText] = []
    if case .place(let place) = run.details {
      let rows = PlaceFacts(place).rows
      let width = (rows.map(\.label.count).max() ?? 0) + 2
      lines.append(StyledText())
      lines.append(StyledText("Place", .strong))
      for row in rows {
        for (index, line) in row.lines.enumerated() {
          let label = index == 0 ? row.label : ""
          var text = StyledText("  " + padded(label, to: width), .dim) + StyledText(line)
          text.hang = width + 2
          lines.append(text)
        }
      }
    }
    // Google asks for its name beside its results wherever no Google map is shown.
    if run.options.service == .web, run.hasPredictions { lines.append(StyledText("Google Maps")) }
    if !run.notices.isEmpty {
      lines.append(StyledText())
      lines += run.notices.map { StyledText("Notice " + visible($0)) }
    }
    if let summary = SessionSummary(run) {
      lines.append(StyledText())
      let free = run.options.service == .offline ? " (offline: nothing was billed)" : ""
      lines.append(StyledText(summary.line + free))
    }
    return lines
  }

  /// A failure: its code, what happened, what to do next.
  static func error(_ failure: ServiceFailure, types: [String]) -> [StyledText] {
    [
      StyledText("Error \(failure.kind.rawValue) \(failure.kind): ", .alert)
        + StyledText(visible(failure.message)),
      StyledText(ServiceAdvice.next(after: failure, types: types)),
    ]
  }
}
