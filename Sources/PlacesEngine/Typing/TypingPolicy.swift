/// When typing becomes a request: a value that says how fast and from which length on.
public struct TypingPolicy: Sendable, Hashable {
  /// How requests are spaced.
  public enum Pace: Sendable, Hashable {
    /// Each change asks at once.
    case immediate
    /// The first change asks at once, then at most one request per interval, with the newest text.
    case throttle(Duration)
    /// A change asks when no other has come for the interval.
    case debounce(Duration)
  }

  /// How requests are spaced.
  public var pace: Pace
  /// Texts of fewer characters ask nothing; at least 1.
  public var minimumLength: Int
  /// Texts of up to `characters` characters use `pace` instead; the first entry that fits wins.
  public var shortTexts: [ShortText]
  /// Whether a newer text waits for the answer under way instead of cancelling it.
  public var mergesInFlight: Bool

  /// A pace for short texts, which match too much to be worth asking about at once.
  public struct ShortText: Sendable, Hashable {
    public var characters: Int
    public var pace: Pace

    public init(upTo characters: Int, pace: Pace) {
      self.characters = characters
      self.pace = pace
    }
  }

  public init(
    pace: Pace, minimumLength: Int = 1, shortTexts: [ShortText] = [], mergesInFlight: Bool = false
  ) {
    self.pace = pace
    self.minimumLength = max(minimumLength, 1)
    self.shortTexts = shortTexts
    self.mergesInFlight = mergesInFlight
  }

  /// The legacy fetcher's behaviour: a throttle of 200 ms with leading and trailing request (decision D1).
  public static let legacy = TypingPolicy(pace: .throttle(.milliseconds(200)))

  /// Fewer requests for the same result: three letters at least, 300 ms of quiet, one request at a time.
  public static let economical = TypingPolicy(
    pace: .debounce(.milliseconds(300)), minimumLength: 3, mergesInFlight: true)

  /// Every change asks at once.
  public static let immediate = TypingPolicy(pace: .immediate)

  /// The pace for a text of so many characters.
  public func pace(forLength length: Int) -> Pace {
    shortTexts.first { length <= $0.characters }?.pace ?? pace
  }
}
