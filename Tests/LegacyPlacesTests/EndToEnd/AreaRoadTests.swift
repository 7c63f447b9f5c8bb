import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// Regions and bounds on their whole way, through every front door.
@MainActor
@Suite("Areas, from old code to the request")
struct AreaRoadTests {
  let stage = ScriptedStage { _ in .places("a") }
  let northEast = CLLocationCoordinate2D(latitude: 47, longitude: 8)
  let southWest = CLLocationCoordinate2D(latitude: 46, longitude: 7)
  let area = GeoArea.rectangle(
    GeoRectangle(low: GeoPoint(latitude: 46, longitude: 7), high: GeoPoint(latitude: 47, longitude: 8)))

  @Test(
    "B07 C39 a bias reaches the request as low and high, whatever the order of the corners",
    arguments: AskingCall.allCases)
  func bias(call: AskingCall) async {
    for option in [
      GMSPlaceRectangularLocationOption(northEast, southWest),
      GMSPlaceRectangularLocationOption(southWest, northEast),
    ] {
      let query = await call.ask(filter: .with { $0.locationBias = option }, on: stage)
      #expect(query?.locationBias == area)
      #expect(query != nil && query?.locationRestriction == nil)
    }
  }

  @Test("B07 C40 a restriction reaches the request as one", arguments: AskingCall.allCases)
  func restriction(call: AskingCall) async {
    let option = GMSPlaceRectangularLocationOption(southWest, northEast)
    let query = await call.ask(filter: .with { $0.locationRestriction = option }, on: stage)
    #expect(query?.locationRestriction == area)
    #expect(query != nil && query?.locationBias == nil)
  }

  @Test(
    "B07 C41 D13 of both the restriction wins with a notice; the newer request is refused",
    arguments: AskingCall.allCases)
  func both(call: AskingCall) async {
    let filter = GMSAutocompleteFilter.with {
      $0.locationBias = GMSPlaceCircularLocationOption(northEast, 5)
      $0.locationRestriction = GMSPlaceRectangularLocationOption(northEast, southWest)
    }
    let query = await call.ask(filter: filter, on: stage)
    if call == .request {
      #expect(query == nil)
      #expect(stage.log.difference(from: ["fail -12"]) == nil)
    } else {
      #expect(query?.locationRestriction == area)
      #expect(query?.locationBias == nil)
      #expect(stage.environment.notices.counts["LP204"] == 1)
    }
  }

  @Test("C41 a bias that a restriction outranks is ignored, whatever it says")
  func ignoredBias() async {
    let filter = GMSAutocompleteFilter.with {
      $0.locationBias = GMSPlaceCircularLocationOption(northEast, 50_001)
      $0.locationRestriction = GMSPlaceRectangularLocationOption(northEast, southWest)
    }
    let query = await AskingCall.find.ask(filter: filter, on: stage)
    #expect(query?.locationRestriction == area)
    #expect(query?.locationBias == nil)
    #expect(stage.environment.notices.counts["LP204"] == 1)
  }

  #if !WithoutCoordinateBounds
    @Test(
      "B07 B23 C38 legacy bounds are a bias unless the mode says otherwise", arguments: AskingCall.withBounds)
    func bounds(call: AskingCall) async {
      let bounds = GMSCoordinateBounds(coordinate: southWest, coordinate: northEast)
      let query = await call.ask(bounds: bounds, on: stage)
      #expect(query?.locationBias == area)
      #expect(query != nil && query?.locationRestriction == nil)
      guard AskingCall.withMode.contains(call) else { return }
      let restricted = await call.ask(bounds: bounds, mode: .restrict, on: stage)
      #expect(restricted?.locationRestriction == area)
      #expect(restricted != nil && restricted?.locationBias == nil)
    }
  #endif

  @Test("C38 a mode without bounds means nothing", arguments: AskingCall.withMode)
  func modeAlone(call: AskingCall) async {
    let filter = GMSAutocompleteFilter.with {
      $0.locationBias = GMSPlaceRectangularLocationOption(northEast, southWest)
    }
    let query = await call.ask(filter: filter, mode: .restrict, on: stage)
    #expect(query?.locationBias == area)
    #expect(query != nil && query?.locationRestriction == nil)
  }

  @Test("C49 a circle of more than 50 km fails loudly; one of 50 km goes out", arguments: AskingCall.allCases)
  func radius(call: AskingCall) async {
    let wide = GMSPlaceCircularLocationOption(southWest, 50_001)
    #expect(await call.ask(filter: .with { $0.locationRestriction = wide }, on: stage) == nil)
    #expect(stage.log.difference(from: ["fail -12"]) == nil)
    let widest = GMSPlaceCircularLocationOption(southWest, 50_000)
    #expect(await call.ask(filter: .with { $0.locationRestriction = widest }, on: stage) != nil)
  }

  @Test("C50 a box across the 180° meridian goes out as such", arguments: AskingCall.allCases)
  func acrossTheMeridian(call: AskingCall) async {
    let option = GMSPlaceRectangularLocationOption(
      CLLocationCoordinate2D(latitude: -16, longitude: -178),
      CLLocationCoordinate2D(latitude: -19, longitude: 177))
    let query = await call.ask(filter: .with { $0.locationBias = option }, on: stage)
    #expect(
      query?.locationBias
        == .rectangle(
          GeoRectangle(
            low: GeoPoint(latitude: -19, longitude: 177), high: GeoPoint(latitude: -16, longitude: -178))))
  }

  #if !WithoutCoordinateBounds
    @Test("C50 empty bounds fail loudly", arguments: AskingCall.withBounds)
    func emptyBounds(call: AskingCall) async {
      #expect(await call.ask(bounds: GMSCoordinateBounds(), on: stage) == nil)
      #expect(stage.log.difference(from: ["fail -12"]) == nil)
    }
  #endif
}
