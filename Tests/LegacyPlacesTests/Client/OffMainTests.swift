import Dispatch
import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import MigrationCodes
import PlacesEngine
import Testing

@Suite("Calls off the main thread")
struct OffMainTests {
  /// Runs `body` on another thread, as Swift 5 code does that never heard of actors.
  @MainActor
  static func elsewhere(_ body: @escaping @MainActor () -> Void) async {
    let smuggled = unsafeBitCast(body, to: (@Sendable () -> Void).self)
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        smuggled()
        continuation.resume()
      }
    }
  }

  @Test(
    "C01 C06 B37 D15 a call from another thread is moved to the main one, with a notice, and answered there")
  @MainActor
  func moved() async {
    let stage = ScriptedStage { call in
      if case .details = call.question { return .place(id: "id") }
      return .places(call.input ?? "")
    }
    stage.environment.offMainCalls = .move
    let screen = stage.screen()
    let client = stage.run { GMSPlacesClient() }
    screen.reaction = { _ in MainActor.assertIsolated() }
    await Self.elsewhere { screen.fetcher?.sourceTextHasChanged("syd") }
    await stage.clock.settle()
    #expect(stage.log.difference(from: ["predictions syd"]) == nil)
    for call in ClientCall.all {
      stage.log.clear()
      await Self.elsewhere {
        call.start(client) { result in
          MainActor.assertIsolated()
          stage.log.add(result)
        }
      }
      await stage.clock.settle()
      #expect(stage.log.events.count == 1)
    }
    #expect(stage.environment.notices.counts["LP208"] == 1 + ClientCall.all.count)
  }

  @Test("D15 the notice names the method, each by its own name")
  @MainActor
  func names() async {
    let stage = ScriptedStage { _ in .hold }
    stage.environment.offMainCalls = .move
    let named = Locked([String]())
    stage.environment.notices.setHandler { notice in
      guard notice.code == .offMainThread else { return }
      named.withLock { $0.append(notice.detail ?? "") }
    }
    let client = stage.run { GMSPlacesClient() }
    for call in ClientCall.all {
      stage.environment.notices.reset()
      await Self.elsewhere { call.start(client) { _ in } }
    }
    #expect(
      named.withLock { $0 } == [
        "GMSPlacesClient.autocompleteQuery(_:bounds:filter:callback:)",
        "GMSPlacesClient.autocompleteQuery(_:bounds:boundsMode:filter:callback:)",
        "GMSPlacesClient.findAutocompletePredictions(fromQuery:bounds:boundsMode:filter:sessionToken:callback:)",
        "GMSPlacesClient.findAutocompletePredictions(fromQuery:filter:sessionToken:callback:)",
        "GMSPlacesClient.fetchAutocompleteSuggestions(from:callback:)",
        "GMSPlacesClient.lookUpPlaceID(_:callback:)",
        "GMSPlacesClient.fetchPlace(fromPlaceID:placeFields:sessionToken:callback:)",
        "GMSPlacesClient.fetchPlace(with:callback:)",
      ])
  }

  #if DEBUG
    @Test("D15 debug builds stop, with a message that names the method")
    func stops() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let fetcher = await GMSAutocompleteFetcher()
        await OffMainTests.elsewhere { fetcher.sourceTextHasChanged("syd") }
      }
      let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      #expect(text.contains("GMSAutocompleteFetcher.sourceTextHasChanged(_:)"))
      #expect(text.contains("main thread"))
    }
  #endif
}
