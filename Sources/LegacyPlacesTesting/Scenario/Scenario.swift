public import PlacesEngine

/// Something that happens to a front door: what its user and its app do, when, and what the service answers.
///
/// Times are milliseconds from the start. Steps of the same moment happen in one turn of the main thread,
/// without anything in between; timers and answers that are due at that moment come before them, in the order
/// in which they were set. The same scenario played on two implementations gives two traces to compare.
///
/// Scenarios are kept as JSON; `scenario.schema.json` in the bundle of this module describes the files.
public struct Scenario: Sendable, Hashable {
  /// The version of the file format.
  public static let formatVersion = 1

  /// The name of its file, without extension.
  public var name: String
  /// One sentence that says what must happen.
  public var title: String
  /// The contract items, decisions and reports that it is about: `C11`, `D5`, `B34`, `G6`.
  public var about: [String]
  /// The front doors it can be played on.
  public var doors: [FrontDoor]
  /// When typing asks; the reference model knows no pace of its own for short texts.
  public var policy: TypingPolicy
  /// In the order of their times.
  public var steps: [Step]
  /// What the service answers; the first that fits a call counts.
  public var answers: [Answer]
  /// When a call is answered that no answer fits.
  public var delay: Int
  /// How long it goes on after the last step.
  public var watch: Int
  /// What must be seen.
  public var expected: Expected?
  /// Implementations it is not meant for, and why.
  public var notFor: [String: String]

  public init(
    name: String, title: String = "", about: [String] = [], doors: [FrontDoor],
    policy: TypingPolicy = .legacy,
    steps: [Step], answers: [Answer] = [], delay: Int = 100, watch: Int = 2000, expected: Expected? = nil,
    notFor: [String: String] = [:]
  ) {
    self.name = name
    self.title = title
    self.about = about
    self.doors = doors
    self.policy = policy
    self.steps = steps
    self.answers = answers
    self.delay = delay
    self.watch = watch
    self.expected = expected
    self.notFor = notFor
  }

  /// What must be seen, as lines of the time line: the time and the event's words (see ``TraceEvent/line``).
  public struct Expected: Sendable, Hashable {
    /// What the delegate, or the callbacks, are told.
    public var told: [String]?
    /// What the service is asked.
    public var asked: [String]?
    /// How the service's calls end, in the order of their numbers.
    public var ended: [String]?

    public init(told: [String]? = nil, asked: [String]? = nil, ended: [String]? = nil) {
      self.told = told
      self.asked = asked
      self.ended = ended
    }
  }
}

// MARK: - Steps

extension Scenario {
  /// Something that the user or the app does.
  public struct Step: Sendable, Hashable {
    /// Milliseconds from the start.
    public var at: Int
    public var action: Action

    public init(at: Int, _ action: Action) {
      self.at = at
      self.action = action
    }
  }

  /// What is done.
  public indirect enum Action: Sendable, Hashable {
    /// The text of the search field is now this; `nil` is no text.
    case type(String?)
    case filter(ScenarioFilter?)
    /// The deprecated bounds, where the class has them.
    case bounds(ScenarioBounds?)
    /// The app hands in its token of this name; `nil` takes it away. Names stand for tokens made by the app.
    case token(String?)
    /// The fields that details are asked for, in the names of `GMSPlaceField`.
    case fields([String])
    /// Another delegate takes over, named `A`, `B`, …; `nil` is none. At the start it is `A`.
    case delegate(String?)
    /// The user taps a row of the list.
    case tap(RowChoice)
    /// What should-select answers from now on; at the start it lets every row through.
    case letThrough(Bool)
    case retry
    /// `clearResults()` of the table data source.
    case clear
    /// The user taps Cancel.
    case cancel
    /// The full-screen controller is shown anew.
    case present
    /// The app lets go of the object; its delegate stays.
    case release
    /// The client is asked for predictions.
    case find(String)
    /// The client is asked for the details of a place.
    case details(String)
    /// From now on something is done from inside a call of the delegate.
    case react(Reaction)
  }

  /// Which row is tapped.
  public enum RowChoice: Sendable, Hashable {
    /// The row of this index in the list as it was last told.
    case row(Int)
    /// The row of this place, in the newest list that had it; it may be gone.
    case place(String)
  }

  /// What is done from inside a call of the delegate (D16).
  public struct Reaction: Sendable, Hashable {
    public var moment: Moment
    /// How many times, 1…20.
    public var times: Int
    public var actions: [Action]

    public init(to moment: Moment, times: Int = 1, _ actions: [Action]) {
      self.moment = moment
      self.times = times
      self.actions = actions
    }
  }

  /// A call of the delegate, or of a callback.
  public enum Moment: String, Sendable, Hashable, CaseIterable {
    case request, update, predictions, select, place, fail, cancelled
  }
}

// MARK: - Filters

/// A filter in neutral words; what is `nil` or empty is not set.
public struct ScenarioFilter: Sendable, Hashable {
  /// A case of `GMSPlacesAutocompleteTypeFilter`: `geocode`, `address`, `establishment`, `region`, `city`.
  public var type: String?
  public var types: [String]?
  public var country: String?
  public var countries: [String]?
  public var bias: ScenarioArea?
  public var restriction: ScenarioArea?
  public var origin: GeoPoint?

  public init(
    type: String? = nil, types: [String]? = nil, country: String? = nil, countries: [String]? = nil,
    bias: ScenarioArea? = nil, restriction: ScenarioArea? = nil, origin: GeoPoint? = nil
  ) {
    self.type = type
    self.types = types
    self.country = country
    self.countries = countries
    self.bias = bias
    self.restriction = restriction
    self.origin = origin
  }
}

/// An area as an app gives it, unchecked.
public enum ScenarioArea: Sendable, Hashable {
  /// Two opposite corners, in the order in which the app passes them.
  case corners(GeoPoint, GeoPoint)
  /// `radius` in metres.
  case circle(center: GeoPoint, radius: Double)
}

/// The deprecated bounds and what they mean.
public struct ScenarioBounds: Sendable, Hashable {
  public var first: GeoPoint
  public var second: GeoPoint
  public var restricts: Bool

  public init(_ first: GeoPoint, _ second: GeoPoint, restricts: Bool = false) {
    self.first = first
    self.second = second
    self.restricts = restricts
  }
}
