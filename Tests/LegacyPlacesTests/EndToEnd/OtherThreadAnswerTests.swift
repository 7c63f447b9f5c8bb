import Foundation
import LegacyPlaces
import PlacesEngine
import Testing

/// Answers away from the main thread, as a network's queue does.
private struct ElsewhereService: PlacesService {
  var fails = false

  @concurrent func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    if fails { throw ServiceFailure(.server, "scripted") }
    return PredictionAnswer(places: [.init(placeId: "a", text: ServiceText("a"))])
  }

  @concurrent func details(for query: DetailsQuery) async throws -> ServicePlace {
    if fails { throw ServiceFailure(.server, "scripted") }
    return ServicePlace()
  }
}

@MainActor
@Suite("Answers from other threads")
struct OtherThreadAnswerTests {
  private func run<Value>(fails: Bool, _ body: () -> Value) -> Value {
    let environment = PlacesEnvironment(service: ElsewhereService(fails: fails))
    environment.notices.mode = .off
    return PlacesEnvironment.$current.withValue(environment, operation: body)
  }

  @Test(
    "C02 B37 B16 client callbacks come on the main thread, wherever the service answers",
    arguments: ClientCall.all, [true, false])
  func client(call: ClientCall, fails: Bool) async {
    let client = run(fails: fails) { GMSPlacesClient() }
    await withCheckedContinuation { continuation in
      call.start(client) { _ in
        MainActor.assertIsolated()
        continuation.resume()
      }
    }
  }

  @Test(
    "C06 B37 the fetcher's delegate is called on the main thread, wherever the service answers",
    arguments: [true, false])
  func fetcher(fails: Bool) async {
    let fetcher = run(fails: fails) { GMSAutocompleteFetcher() }
    let delegate = Delegate()
    fetcher.delegate = delegate
    await withCheckedContinuation { continuation in
      delegate.heard = { continuation.resume() }
      fetcher.sourceTextHasChanged("a")
    }
  }

  private final class Delegate: NSObject, GMSAutocompleteFetcherDelegate {
    var heard: (() -> Void)?

    func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
      MainActor.assertIsolated()
      heard?()
    }

    func didFailAutocompleteWithError(_ error: any Error) {
      MainActor.assertIsolated()
      heard?()
    }
  }
}
