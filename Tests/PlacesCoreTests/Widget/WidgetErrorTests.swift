import LegacyPlacesTesting
import PlacesCore
import PlacesEngine
import Testing

@Suite("Errors of the autocomplete widget")
@MainActor
struct WidgetErrorTests {
  @Test(
    "D12 N13 an error that a repeat does not mend is told once, and the widget stays open and usable",
    arguments: [ServiceFailure.Kind.keyInvalid, .usageLimitExceeded, .invalidRequest, .accessNotConfigured])
  func told(_ kind: ServiceFailure.Kind) async {
    let bench = WidgetBench(rule: { $0.number == 1 ? .failure(kind, "no") : .places("a") })
    await bench.show(initialQuery: "syd")
    #expect(bench.errors == [PlacesError(ServiceFailure(kind, "no"))])
    #expect(bench.told == ["error open"])
    #expect(bench.ids.isEmpty)
    #expect(bench.list.message == .cantLoad(offersRetry: false))
    #expect(bench.list.message?.retryTitle == nil)
    #expect(!bench.list.isLoading)
    #expect(bench.lists.last == bench.list, "the message is shown without another change")
    await bench.retry()
    #expect(bench.service.calls.count == 1)
    await bench.pause()
    await bench.type("sydn")
    #expect(bench.ids == ["a"])
    #expect(bench.list.message == nil)
    #expect(bench.errors.count == 1)
  }

  @Test(
    "D12 an error that a repeat may mend stays inside, with a retry that asks the same again",
    arguments: [ServiceFailure.Kind.network, .server, .internal])
  func retried(_ kind: ServiceFailure.Kind) async {
    let bench = WidgetBench(rule: { $0.number == 1 ? .failure(kind) : .places("a") })
    await bench.show(initialQuery: "syd")
    #expect(bench.list.message == .cantLoad(offersRetry: true))
    #expect(bench.list.message?.text == "Can't load search results")
    #expect(bench.list.message?.retryTitle == "Try again")
    #expect(bench.list.attribution == nil)
    await bench.retry()
    #expect(bench.service.inputs == ["syd", "syd"])
    #expect(bench.tokens == ["token-1", "token-1"])
    #expect(bench.ids == ["a"])
    #expect(bench.list.message == nil)
    #expect(bench.told.isEmpty)
  }

  @Test("A text emptied after an error shows no message")
  func emptied() async {
    let bench = WidgetBench(rule: { _ in .failure(.keyInvalid) })
    await bench.show(initialQuery: "syd")
    await bench.type("")
    #expect(bench.list == PlaceAutocompleteList())
    #expect(bench.lists.last == bench.list)
  }

  @Test("D5 a failure for outdated text is dropped")
  func outdated() async {
    let bench = WidgetBench(rule: {
      $0.number == 1 ? .deaf(.seconds(1), .failure(.keyInvalid)) : .places("new")
    })
    await bench.show(initialQuery: "s")
    await bench.pause()
    await bench.type("sy")
    await bench.clock.advance(by: .seconds(2))
    #expect(bench.ids == ["new"])
    #expect(bench.list.message == nil)
    #expect(bench.told.isEmpty)
  }

  @Test("D13 a filter that cannot be sent is told as an invalid request, and nothing is asked")
  func filter() async {
    let bench = WidgetBench()
    let disc = CircularCoordinateRegion(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3)
    bench.configure {
      $0.filter = AutocompleteFilter(coordinateRegionBias: disc, coordinateRegionRestriction: disc)
    }
    await bench.show(initialQuery: "syd")
    guard case .invalidRequest? = bench.errors.first, bench.errors.count == 1 else {
      Issue.record("\(bench.errors)")
      return
    }
    #expect(bench.service.calls.isEmpty)
  }

  @Test("D16 whoever hears an error may close the widget")
  func closing() async {
    let bench = WidgetBench(rule: { _ in .failure(.keyInvalid) })
    bench.onError = { $0.close() }
    await bench.show(initialQuery: "syd")
    #expect(!bench.isShown)
    #expect(bench.errors.count == 1)
    await bench.show()
    #expect(bench.list == PlaceAutocompleteList(), "the message went with its presentation")
  }

  @Test("D18 without a key or service the error says so")
  func noKey() async {
    let bench = WidgetBench()
    bench.stage.environment.service = nil
    await bench.show(initialQuery: "syd")
    guard case .keyInvalid? = bench.errors.first else {
      Issue.record("\(bench.errors)")
      return
    }
  }
}
