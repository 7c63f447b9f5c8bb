/// Two traces of one scenario side by side.
///
/// What the delegates were told, what the service was asked, and how its calls ended are compared each for
/// itself and in order: how the three mix within one moment is not seen from outside. What one side cannot
/// see is left out on both; beside a live service also times, texts, places and the answers' sizes.
public struct Comparison: Sendable, Hashable {
  public var scenario: Scenario
  public var door: FrontDoor
  public var left: Trace
  public var right: Trace
  /// The first difference, or `nil` if they are the same.
  public var difference: Difference?

  public init(_ scenario: Scenario, _ left: Trace, _ right: Trace) {
    self.scenario = scenario
    door = left.door
    self.left = left
    self.right = right
    difference = Self.firstDifference(scenario, left, right)
  }

  private static func firstDifference(_ scenario: Scenario, _ left: Trace, _ right: Trace) -> Difference? {
    let sees = left.sees.intersection(right.sees)
    var found: [Difference] = []
    for lane in Difference.Lane.allCases where lane == .told || sees.contains(.service) {
      let one = lane.events(of: left)
      let other = lane.events(of: right)
      let same = zip(one, other).prefix { $0.comparable(sees) == $1.comparable(sees) }.count
      guard same < max(one.count, other.count) else { continue }
      found.append(
        Difference(
          lane: lane, index: same, left: same < one.count ? one[same] : nil,
          right: same < other.count ? other[same] : nil, about: scenario.about, of: left, right))
    }
    // The earliest; of the same moment what was told, then what was asked.
    return found.min { $0.at < $1.at }
  }
}

/// The first place at which two traces part.
public struct Difference: Sendable, Hashable {
  public enum Lane: String, Sendable, Hashable, CaseIterable {
    case told, asked, ended

    public func events(of trace: Trace) -> [TraceEvent] {
      switch self {
      case .told: trace.told
      case .asked: trace.asked
      case .ended: trace.ends
      }
    }
  }

  public var lane: Lane
  /// The position among the events of the lane, from 0.
  public var index: Int
  /// What the left side did there; `nil` is nothing more.
  public var left: TraceEvent?
  public var right: TraceEvent?
  /// Whether the left event is part of it, and not only what the other side does as well.
  package var marksLeft: Bool
  package var marksRight: Bool
  /// The items that speak about it, those that the scenario is about first.
  public var items: [ContractItem]
  /// The difference in a sentence for somebody who knows neither the notation nor the project.
  public var explanation: String

  init(
    lane: Lane, index: Int, left: TraceEvent?, right: TraceEvent?, about: [String],
    of leftTrace: Trace, _ rightTrace: Trace
  ) {
    self.lane = lane
    self.index = index
    self.left = left
    self.right = right
    let explanation = DifferenceExplanation(
      lane: lane, index: index, left: left, right: right, leftTrace: leftTrace, rightTrace: rightTrace)
    items = ContractItem.items(
      for: lane, explanation.ofLeft, explanation.ofRight, about: about, isRepeated: explanation.isRepeated)
    self.explanation = explanation.sentence
    marksLeft = explanation.ofLeft != nil || explanation.ofRight == nil
    marksRight = explanation.ofRight != nil || explanation.ofLeft == nil
  }

  /// When it happens: the earlier of the two events.
  public var at: Int { min(left?.at ?? .max, right?.at ?? .max) }
}

extension TraceEvent {
  /// What of an event counts when only so much can be seen.
  fileprivate func comparable(_ sees: Trace.Sees) -> TraceEvent {
    var event = self
    if !sees.contains(.script) { event.at = 0 }
    guard case .told(let told, let name) = what else { return event }
    event.what = .told(told.comparable(sees), to: name)
    return event
  }
}

extension SubjectEvent {
  fileprivate func comparable(_ sees: Trace.Sees) -> SubjectEvent {
    let nobody = PredictionFacts(placeID: "", text: "", primary: "")
    switch self {
    case .updated where !sees.isSuperset(of: [.rows, .script]): return .updated(nil)
    case .predictions(let rows) where !sees.contains(.script):
      return .predictions(rows.isEmpty ? [] : [nobody])
    case .shouldSelect where !sees.contains(.script): return .shouldSelect(nobody)
    case .place where !sees.contains(.script): return .place(PlaceFacts(id: nil))
    default: return self
    }
  }
}
