import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine

/// An environment of its own, with a clock moved by hand and a service that answers by script.
@MainActor
final class Stage {
  let clock = ManualClock()
  let service: ScriptedService
  let environment: PlacesEnvironment
  let log: EventLog

  init(
    policy: TypingPolicy = .legacy, key: String? = nil,
    rule: @escaping (ScriptedService.Call) -> ScriptedService.Reply = { _ in .hold }
  ) {
    let tokens = Locked(0)
    service = ScriptedService(clock: clock, rule: rule)
    environment = PlacesEnvironment(
      service: service, key: key, languageCode: "en", typingPolicy: policy, clock: clock,
      makeToken: {
        tokens.withLock {
          $0 += 1
          return "token-\($0)"
        }
      })
    log = EventLog(clock: clock)
    environment.notices.setHandler { _ in }
  }

  /// Runs old code that takes hold of the current environment.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try PlacesEnvironment.$current.withValue(environment, operation: body)
  }

  /// A fetcher of this stage whose delegate logs to it; keep the screen, as an app would.
  func screen(filter: GMSAutocompleteFilter? = nil) -> FetcherScreen {
    run { FetcherScreen(log: log, fetcher: GMSAutocompleteFetcher(filter: filter)) }
  }
}

/// An old-style screen: owns a fetcher, is its delegate, writes down what it hears.
final class FetcherScreen: NSObject, GMSAutocompleteFetcherDelegate {
  let log: EventLog
  var fetcher: GMSAutocompleteFetcher?
  /// Called from inside every delegate call, to do what apps do there.
  var reaction: ((FetcherScreen) -> Void)?

  init(log: EventLog, fetcher: GMSAutocompleteFetcher) {
    self.log = log
    self.fetcher = fetcher
    super.init()
    fetcher.delegate = self
  }

  func type(_ text: String?) {
    fetcher?.sourceTextHasChanged(text)
  }

  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    log.add("predictions [\(predictions.map { $0.placeID }.joined(separator: " "))]")
    reaction?(self)
  }

  func didFailAutocompleteWithError(_ error: any Error) {
    log.add("failed \((error as NSError).code)")
    reaction?(self)
  }
}
