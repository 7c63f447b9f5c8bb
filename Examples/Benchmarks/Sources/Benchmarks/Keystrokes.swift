import AllocationCounter
import LegacyPlaces
import PlacesCore
import PlacesEngine

/// The first benchmark: a keystroke from the change of the text to the predictions at the delegate.
///
/// Each keystroke waits for the answer to the one before. All contenders ask the same service, which
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

  private static let texts = ["s", "sy", "syd", "sydn", "sydne", "sydney", "sydney o", "sydney op"]

  private func type(_ count: Int, into contender: any KeystrokeContender) async throws {
    for number in 0..<count {
      let rows = await contender.rows(for: Self.texts[number % Self.texts.count])
      guard rows == predictions else {
        throw BenchmarkError("\(contender.name) delivered \(rows) rows, not \(predictions).")
      }
    }
  }
}

/// Something that turns a keystroke into rows.
@MainActor
protocol KeystrokeContender {
  var name: String { get }
  /// Types a text and waits for what is delivered; the number of rows, -1 for a failure.
  func rows(for text: String) async -> Int
}

/// Waits for the next delivery.
private final class WaitingDelegate: NSObject, GMSAutocompleteFetcherDelegate {
  private var waiting: CheckedContinuation<Int, Never>?

  func rows(after cause: () -> Void) async -> Int {
    await withCheckedContinuation {
      waiting = $0
      cause()
    }
  }

  func deliver(_ rows: Int) {
    waiting?.resume(returning: rows)
    waiting = nil
  }

  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) { deliver(predictions.count) }

  func didFailAutocompleteWithError(_ error: any Error) { deliver(-1) }
}

private struct HandWrittenContender: KeystrokeContender {
  let name = "hand-written task"
  private let delegate = WaitingDelegate()
  private let fetcher: HandWrittenFetcher

  init(_ service: ImmediateService) {
    fetcher = HandWrittenFetcher(service: service, token: AutocompleteSessionToken().description)
    fetcher.delegate = delegate
  }

  func rows(for text: String) async -> Int {
    await delegate.rows { fetcher.textChanged(text) }
  }
}

private struct FetcherContender: KeystrokeContender {
  let name = "GMSAutocompleteFetcher"
  private let delegate = WaitingDelegate()
  private let fetcher: GMSAutocompleteFetcher

  init(_ service: ImmediateService) {
    let environment = PlacesEnvironment(service: service, typingPolicy: .immediate)
    fetcher = PlacesEnvironment.$current.withValue(environment) { GMSAutocompleteFetcher(filter: nil) }
    fetcher.provide(GMSAutocompleteSessionToken())
    fetcher.delegate = delegate
  }

  func rows(for text: String) async -> Int {
    await delegate.rows { fetcher.sourceTextHasChanged(text) }
  }
}

/// What a ported screen uses; it reads the three texts of each row, as a legacy prediction holds them.
private struct TypingSessionContender: KeystrokeContender {
  let name = "TypingSession, PlacesClient"
  private let delegate = WaitingDelegate()
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
    Task { [updates = typing.updates, delegate] in
      for await update in updates {
        switch update {
        case .rows(let rows): delegate.deliver(Self.read(rows))
        case .noMatch: delegate.deliver(0)
        case .empty, .failed: delegate.deliver(-1)
        }
      }
    }
  }

  func rows(for text: String) async -> Int {
    await delegate.rows { typing.textChanged(text) }
  }

  /// The number of rows that have all three texts.
  private static func read(_ rows: [AutocompletePlaceSuggestion]) -> Int {
    rows.count {
      !$0.attributedFullText.characters.isEmpty && !$0.attributedPrimaryText.characters.isEmpty
        && $0.attributedSecondaryText != nil
    }
  }
}
