import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import MigrationCodes
import PlacesEngine
import Testing

@MainActor
@Suite("Notices")
struct LegacyNoticesTests {
  let stage = ScriptedStage { _ in .places("a") }
  let told = Locked([String]())

  init() {
    stage.environment.notices.setHandler { [told] notice in told.withLock { $0.append(notice.text) } }
  }

  /// Two queries without a token, and with an `address` filter.
  func query(times: Int = 2) async {
    let filter = GMSAutocompleteFilter()
    filter.type = .address
    let client = stage.run { GMSPlacesClient() }
    for _ in 0..<times {
      client.findAutocompletePredictions(fromQuery: "secret query", filter: filter, sessionToken: nil) {
        _, _ in
      }
    }
    await stage.clock.settle()
  }

  @Test("a code is told once in full, then counted, and the texts hold no query")
  func once() async {
    await query(times: 3)
    #expect(stage.environment.notices.counts == ["LP202": 3, "LP206": 3])
    #expect(told.withLock { $0.count } == 2)
    #expect(told.withLock { $0.allSatisfy { !$0.contains("secret") } })
    #expect(told.withLock { $0.contains { $0.hasPrefix("[LP202]") && $0.contains("street_address") } })
    stage.environment.notices.reset()
    await query()
    #expect(told.withLock { $0.count } == 4, "told again after a reset")
  }

  @Test("off means off, and counting only counts")
  func modes() async {
    let notices = stage.environment.notices
    notices.mode = .off
    await query()
    #expect(notices.counts.isEmpty)
    notices.setMode(.countOnly, for: .addressMapped)
    await query()
    #expect(notices.counts == ["LP202": 2])
    #expect(told.withLock { $0.isEmpty })
    notices.setMode(nil, for: .addressMapped)
    notices.mode = .on
    notices.reset()
    await query()
    #expect(told.withLock { $0.count } == 2)
  }

  @Test("a code that was only counted so far is told once when it is switched on")
  func countedThenOn() async {
    let notices = stage.environment.notices
    notices.mode = .countOnly
    await query()
    #expect(told.withLock { $0.isEmpty })
    notices.mode = .on
    await query()
    #expect(told.withLock { $0.count } == 2)
    #expect(notices.counts == ["LP202": 4, "LP206": 4])
  }

  @Test("a call without anything to notice leaves none")
  func silent() async {
    let (client, token) = stage.run { (GMSPlacesClient(), GMSAutocompleteSessionToken()) }
    client.findAutocompletePredictions(fromQuery: "a", filter: nil, sessionToken: token) { _, _ in }
    await stage.clock.settle()
    #expect(stage.environment.notices.counts.isEmpty)
  }

  @Test("C41 D13 a bias and a restriction: the restriction wins, with a notice")
  func bothRegions() async {
    let filter = GMSAutocompleteFilter()
    let area = GMSPlaceCircularLocationOption(CLLocationCoordinate2D(latitude: 1, longitude: 2), 1_000)
    filter.locationBias = area
    filter.locationRestriction = area
    let client = stage.run { GMSPlacesClient() }
    client.findAutocompletePredictions(fromQuery: "a", filter: filter, sessionToken: nil) { _, _ in }
    await stage.clock.settle()
    #expect(stage.service.queries.first?.locationBias == nil)
    #expect(stage.service.queries.first?.locationRestriction != nil)
    #expect(stage.environment.notices.counts["LP204"] == 1)
  }

  @Test(
    "B16 a refused call leaves a notice with the code and the reason, without the query or the server's text")
  func refused() async {
    var failure = ServiceFailure(.accessNotConfigured, "No 'secret query' for you.")
    failure.reason = "SERVICE_DISABLED"
    let stage = ScriptedStage { [failure] _ in .failure(failure) }
    stage.environment.notices.setHandler { [told] notice in told.withLock { $0.append(notice.text) } }
    let screen = stage.screen()
    screen.fetcher?.provide(stage.run { GMSAutocompleteSessionToken() })
    screen.type("secret query")
    await stage.clock.settle()
    #expect(stage.log.events == ["fail -9"])
    let text = told.withLock { $0.joined() }
    #expect(text.contains("LP211") && text.contains("-9 accessNotConfigured, SERVICE_DISABLED"))
    #expect(!text.contains("secret"))
  }

  @Test("a failure that a retry may mend leaves no notice")
  func retryable() async {
    let stage = ScriptedStage { _ in .failure(.network) }
    let client = stage.run { GMSPlacesClient() }
    client.lookUpPlaceID("id") { _, _ in }
    await stage.clock.settle()
    #expect(stage.environment.notices.counts["LP211"] == nil)
  }
}
