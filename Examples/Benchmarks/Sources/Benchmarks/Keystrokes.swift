import AllocationCounter
import LegacyPlaces
import PlacesCore
import PlacesEngine

/// The first benchmark: a keystroke from the change of the text to the predictions at the delegate.
///
/// Each keystroke comes with the answer to the one before. All contenders ask the same service, which
/// answers at once, so what is measured is only what lies between it and the screen.
@MainActor
struct Keystrokes {
  struct Row: Encodable {
    var contender: String
    /// How many predictions each answer holds.
    var predictions: Int
    var nanosecondsPerKeystroke: Double
    /// Against the hand-written rival, the median of the rounds.
    var timeRatio: Double
    var allocationsPerKeystroke: Double?
    var allocationRatio: Double?
  }

  let sizes: Sizes
  /// With none, only the road is measured; with five, most of the time goes into their attributed texts.
  let predictions: Int

  func run() async throws -> [Row] {
    let service = ImmediateService(predictions: predictions)
    let contenders: [any KeystrokeContender] = [
      HandWrittenContender(service), FetcherContender(service), TypingSessionContender(service),
    ]
    for contender in contenders { try await type(sizes.keystrokes / 2, into: contender) }

    var times = contenders.map { _ in [Nanoseconds]() }
    for round in 0..<sizes.rounds {
      for turn in contenders.indices {
        let index = (turn + round) % contenders.count
        let start = ContinuousClock.now
        try await type(sizes.keystrokes, into: contenders[index])
        times[index].append(start.nanoseconds(to: .now) / Double(sizes.keystrokes))
      }
    }
    var allocations: [Double] = []
    for contender in contenders {
      allocation_counter_start()
      try await type(sizes.keystrokes, into: contender)
      allocations.append(Double(allocation_counter_stop()) / Double(sizes.keystrokes))
    }
    return contenders.indices.map { index in
      Row(
        contender: contenders[index].name, predictions: predictions,
        nanosecondsPerKeystroke: times[index].median,
        timeRatio: zip(times[index], times[0]).map { $0 / $1 }.median,
        allocationsPerKeystroke: allocation_counter_works() ? allocations[index] : nil,
        allocationRatio: allocation_counter_works() ? allocations[index] / allocations[0] : nil)
    }
  }

  private func type(_ count: Int, into contender: any KeystrokeContender) async throws {
    let faults = await contender.typist.type(count, expecting: predictions) { contender.type($0) }
    guard faults == 0 else {
      throw BenchmarkError(
        "\(contender.name) failed or delivered other than \(predictions) rows \(faults) times.")
    }
  }
}

/// Something that turns a keystroke into rows, which it hands to its typist.
@MainActor
private protocol KeystrokeContender {
  var name: String { get }
  var typist: Typist { get }
  func type(_ text: String)
}

/// Types, and types the next text from inside the delivery of the one before.
@MainActor
private final class Typist: NSObject, GMSAutocompleteFetcherDelegate {
  private static let texts = ["s", "sy", "syd", "sydn", "sydne", "sydney", "sydney o", "sydney op"]

  private var left = 0
  private var expected = 0
  private var faults = 0
  private var type: (String) -> Void = { _ in }
  private var waiting: CheckedContinuation<Int, Never>?

  /// Types so many texts, and gives the number of those that did not bring the expected number of rows.
  func type(_ count: Int, expecting rows: Int, _ type: @escaping (String) -> Void) async -> Int {
    left = count
    expected = rows
    faults = 0
    self.type = type
    return await withCheckedContinuation {
      waiting = $0
      next()
    }
  }

  /// - Parameter rows: how many came, -1 for a failure.
  func deliver(_ rows: Int) {
    if rows != expected { faults += 1 }
    next()
  }

  private func next() {
    guard left > 0 else {
      waiting?.resume(returning: faults)
      waiting = nil
      return
    }
    left -= 1
    type(Self.texts[left % Self.texts.count])
  }

  /// Reads the three texts of each row, as a screen does.
  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    deliver(
      predictions.count {
        $0.attributedFullText.length > 0 && $0.attributedPrimaryText.length > 0
          && $0.attributedSecondaryText != nil
      })
  }

  func didFailAutocompleteWithError(_ error: any Error) { deliver(-1) }
}

private struct HandWrittenContender: KeystrokeContender {
  let name = "hand-written task"
  let typist = Typist()
  private let fetcher: HandWrittenFetcher

  init(_ service: ImmediateService) {
    fetcher = HandWrittenFetcher(service: service, token: AutocompleteSessionToken().description)
    fetcher.delegate = typist
  }

  func type(_ text: String) { fetcher.textChanged(text) }
}

private struct FetcherContender: KeystrokeContender {
  let name = "GMSAutocompleteFetcher"
  let typist = Typist()
  private let fetcher: GMSAutocompleteFetcher

  init(_ service: ImmediateService) {
    let environment = PlacesEnvironment(service: service, typingPolicy: .immediate)
    fetcher = PlacesEnvironment.$current.withValue(environment) { GMSAutocompleteFetcher(filter: nil) }
    fetcher.provide(GMSAutocompleteSessionToken())
    fetcher.delegate = typist
  }

  func type(_ text: String) { fetcher.sourceTextHasChanged(text) }
}

/// What a ported screen uses; it reads the three texts of each row, as the others do.
private struct TypingSessionContender: KeystrokeContender {
  let name = "TypingSession, PlacesClient"
  let typist = Typist()
  private let typing: TypingSession<AutocompletePlaceSuggestion>

  init(_ service: ImmediateService) {
    let environment = PlacesEnvironment(service: service, typingPolicy: .immediate)
    let token = AutocompleteSessionToken()
    let client = PlacesEnvironment.$current.withValue(environment) { PlacesClient.shared }
    typing = PlacesEnvironment.$current.withValue(environment) {
      TypingSession { text in
        let request = AutocompleteRequest(query: text, sessionToken: token)
        return try await client.fetchAutocompleteSuggestions(with: request).get().compactMap {
          switch $0 {
          case .place(let suggestion): suggestion
          @unknown default: nil
          }
        }
      }
    }
    Task { [updates = typing.updates, typist] in
      for await update in updates {
        switch update {
        case .rows(let rows): typist.deliver(Self.read(rows))
        case .noMatch: typist.deliver(0)
        case .empty, .failed: typist.deliver(-1)
        }
      }
    }
  }

  func type(_ text: String) { typing.textChanged(text) }

  /// The number of rows that have all three texts.
  private static func read(_ rows: [AutocompletePlaceSuggestion]) -> Int {
    rows.count {
      !$0.attributedFullText.characters.isEmpty && !$0.attributedPrimaryText.characters.isEmpty
        && $0.attributedSecondaryText != nil
    }
  }
}
