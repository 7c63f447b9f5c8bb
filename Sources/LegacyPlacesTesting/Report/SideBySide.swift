/// The two traces of a comparison as one table: at each moment, what the left side did beside what the right
/// side did.
///
/// Within a moment the order is that of the left side; the n-th of a kind stands beside the n-th of that kind.
/// Times of a live trace are moved so that its steps stand where the scenario has them (see ``isMoved``).
package struct SideBySide: Sendable {
  package enum Lane: Sendable, Hashable, CaseIterable {
    case step, told, asked, ended, note
  }

  package struct Cell: Sendable, Hashable {
    package var event: TraceEvent
    /// Whether the first difference is here.
    package var isDifference: Bool
  }

  package struct Row: Sendable, Hashable {
    /// Milliseconds from the start.
    package var at: Int
    package var lane: Lane
    package var left: Cell?
    package var right: Cell?

    /// A step that both sides took alike.
    package var isShared: Bool {
      guard let left, let right else { return false }
      return (lane == .step || lane == .note) && left.event.words == right.event.words
    }

    package var isDifference: Bool { left?.isDifference == true || right?.isDifference == true }
  }

  package let rows: [Row]
  /// Whether times of a side that played in real time were moved.
  package let isMoved: Bool

  package init(_ comparison: Comparison) {
    let left = MarkedEvent.events(of: comparison.left, in: comparison, comparison.difference?.marked(\.left))
    let right = MarkedEvent.events(
      of: comparison.right, in: comparison, comparison.difference?.marked(\.right))
    let moments = Set((left + right).map(\.event.at)).sorted()
    let ofLeft = Dictionary(grouping: left, by: \.event.at)
    let ofRight = Dictionary(grouping: right, by: \.event.at)
    rows = moments.flatMap { Self.rows(at: $0, ofLeft[$0] ?? [], ofRight[$0] ?? []) }
    isMoved = !comparison.left.sees.contains(.script) || !comparison.right.sees.contains(.script)
  }

  private static func rows(at moment: Int, _ left: [MarkedEvent], _ right: [MarkedEvent]) -> [Row] {
    var waiting = Dictionary(grouping: right, by: \.lane).mapValues { $0[...] }
    var rows: [Row] = []
    for one in left {
      var other: MarkedEvent?
      if waiting[one.lane]?.isEmpty == false { other = waiting[one.lane]?.removeFirst() }
      rows.append(Row(at: moment, lane: one.lane, left: one.cell, right: other?.cell))
    }
    for one in right where waiting[one.lane]?.first == one {
      waiting[one.lane]?.removeFirst()
      rows.append(Row(at: moment, lane: one.lane, left: nil, right: one.cell))
    }
    return rows
  }
}

/// An event of a trace, its kind, and whether the first difference is there.
struct MarkedEvent: Sendable, Hashable {
  var event: TraceEvent
  /// The position in the trace.
  var position: Int
  var isDifference: Bool

  var cell: SideBySide.Cell { .init(event: event, isDifference: isDifference) }

  var lane: SideBySide.Lane {
    switch event.what {
    case .did: .step
    case .told: .told
    case .asked: .asked
    case .ended: .ended
    case .note: .note
    }
  }

  /// The events of a trace in order, on the scenario's times.
  ///
  /// - Parameter parting: what the side did at the first difference; `nil` marks nothing.
  static func events(of trace: Trace, in comparison: Comparison, _ parting: TraceEvent?) -> [MarkedEvent] {
    var marked: Int?
    if let difference = comparison.difference, parting != nil {
      var positions = trace.events.indices.filter { trace.events[$0].lane == difference.lane }
      if difference.lane == .ended {
        positions.sort { (trace.events[$0].call ?? 0, $0) < (trace.events[$1].call ?? 0, $1) }
      }
      if positions.indices.contains(difference.index) { marked = positions[difference.index] }
    }
    let events =
      trace.sees.contains(.script)
      ? trace.events : trace.events(onTimesOf: comparison.scenario)
    // Traces from elsewhere need not be in order.
    return events.enumerated()
      .map { MarkedEvent(event: $1, position: $0, isDifference: $0 == marked) }
      .sorted { ($0.event.at, $0.position) < ($1.event.at, $1.position) }
  }
}

extension Difference {
  /// What a side did there, if that is part of the difference.
  fileprivate func marked(_ event: KeyPath<Difference, TraceEvent?>) -> TraceEvent? {
    (event == \.left ? marksLeft : marksRight) ? self[keyPath: event] : nil
  }
}

extension TraceEvent {
  /// The kind that comparisons look at; `nil` for steps and notes.
  var lane: Difference.Lane? {
    switch what {
    case .told: .told
    case .asked: .asked
    case .ended: .ended
    case .did, .note: nil
    }
  }

  /// The number of the call that this is about.
  var call: Int? {
    switch what {
    case .asked(let call, _), .ended(let call, _): call
    case .did, .told, .note: nil
    }
  }
}

extension Trace {
  /// The events with the times at which a scenario has its steps; what comes after a step keeps its distance
  /// from it, but stays before the next step.
  fileprivate func events(onTimesOf scenario: Scenario) -> [TraceEvent] {
    var steps = scenario.steps[...]
    var shift = 0
    return events.map { event in
      var event = event
      if case .did(let words) = event.what, let step = steps.first, step.action.words == words {
        shift = step.at - event.at
        steps.removeFirst()
      }
      event.at = max(0, min(event.at + shift, steps.first?.at ?? .max))
      return event
    }
  }
}
