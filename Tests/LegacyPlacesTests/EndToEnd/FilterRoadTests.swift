import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

private let addressTypes = ["street_address", "premise", "subpremise", "route"]

/// Filters on their whole way: set as old code sets them, asked through every front door, read at the service.
@MainActor
@Suite("Filters, from old code to the request")
struct FilterRoadTests {
  let stage = ScriptedStage { _ in .places("c", "a", "b") }

  @Test(
    "B05 every value of the type filter reaches the request, beside the countries",
    arguments: AskingCall.allCases)
  func typeFilter(call: AskingCall) async {
    let expected: [(GMSPlacesAutocompleteTypeFilter, [String])] = [
      (.noFilter, []), (.geocode, ["geocode"]), (.address, addressTypes),
      (.establishment, ["establishment"]), (.region, ["(regions)"]), (.city, ["(cities)"]),
    ]
    for (type, types) in expected {
      let filter = GMSAutocompleteFilter.with {
        $0.type = type
        $0.countries = ["ch"]
      }
      let query = await call.ask(filter: filter, on: stage)
      #expect(query?.includedPrimaryTypes == types)
      #expect(query?.includedRegionCodes == ["ch"])
    }
  }

  @Test(
    "B05 C45 a filter that the new service cannot express fails loudly and asks nothing",
    arguments: AskingCall.allCases)
  func impossible(call: AskingCall) async {
    let filters = [["post_box"], ["(cities)", "bank"], ["a", "b", "c", "d", "e", "f"]]
    for types in filters {
      stage.log.clear()
      let query = await call.ask(filter: .with { $0.types = types }, on: stage)
      #expect(query == nil)
      #expect(stage.log.difference(from: ["fail -12"]) == nil)
    }
  }

  @Test("C43 C44 lists override single values", arguments: AskingCall.allCases)
  func lists(call: AskingCall) async {
    let filter = GMSAutocompleteFilter.with {
      $0.type = .city
      $0.types = ["bank"]
      $0.country = "US"
      $0.countries = ["ca"]
    }
    let query = await call.ask(filter: filter, on: stage)
    #expect(query?.includedPrimaryTypes == ["bank"])
    #expect(query?.includedRegionCodes == ["ca"])
  }

  @Test(
    "B08 one country or several, in either case; an empty list is no limit", arguments: AskingCall.allCases)
  func countries(call: AskingCall) async {
    let single = await call.ask(filter: .with { $0.country = "US" }, on: stage)
    #expect(single?.includedRegionCodes == ["US"])
    let several = await call.ask(filter: .with { $0.countries = ["ca", "US"] }, on: stage)
    #expect(several?.includedRegionCodes == ["ca", "US"])
    let none = await call.ask(filter: .with { $0.countries = [] }, on: stage)
    #expect(none?.includedRegionCodes == [])
  }

  @Test("B08 C47 three letters, or more than fifteen countries, fail loudly", arguments: AskingCall.allCases)
  func wrongCountries(call: AskingCall) async {
    for codes in [["USA"], ["us", "GBR"], [String](repeating: "us", count: 16)] {
      stage.log.clear()
      let query = await call.ask(filter: .with { $0.countries = codes }, on: stage)
      #expect(query == nil)
      #expect(stage.log.difference(from: ["fail -12"]) == nil)
    }
    let fifteen = await call.ask(
      filter: .with { $0.countries = [String](repeating: "us", count: 15) }, on: stage)
    #expect(fifteen?.includedRegionCodes.count == 15)
  }

  @Test("C48 countries and a restriction go out together", arguments: AskingCall.allCases)
  func countriesAndRestriction(call: AskingCall) async {
    let filter = GMSAutocompleteFilter.with {
      $0.countries = ["ch", "fr"]
      $0.locationRestriction = GMSPlaceCircularLocationOption(
        CLLocationCoordinate2D(latitude: 46.2, longitude: 6.1), 30_000)
    }
    let query = await call.ask(filter: filter, on: stage)
    #expect(query?.includedRegionCodes == ["ch", "fr"])
    #expect(query?.locationRestriction != nil)
  }

  @Test("C51 the filter's origin goes out; without one there is none", arguments: AskingCall.allCases)
  func origin(call: AskingCall) async {
    let filter = GMSAutocompleteFilter.with { $0.origin = CLLocation(latitude: 46.9, longitude: 7.4) }
    let with = await call.ask(filter: filter, on: stage)
    #expect(with?.origin == GeoPoint(latitude: 46.9, longitude: 7.4))
    let without = await call.ask(filter: GMSAutocompleteFilter(), on: stage)
    #expect(without != nil && without?.origin == nil)
  }

  @Test("C55 C09 predictions keep the order of the answer", arguments: AskingCall.allCases)
  func order(call: AskingCall) async {
    await call.ask(on: stage)
    #expect(stage.log.difference(from: ["predictions c,a,b"]) == nil)
  }

  @Test("C52 D8 blank space around the text is not sent", arguments: AskingCall.allCases)
  func trimmed(call: AskingCall) async {
    #expect(await call.ask("  new york \n", on: stage)?.input == "new york")
  }

  @Test(
    "B38 filter, bounds and token may all be missing, and odd texts go out as they are",
    arguments: AskingCall.allCases)
  func nothingButText(call: AskingCall) async {
    for text in [String(repeating: "x", count: 300), "🏝️👩‍👩‍👧", "e\u{301}", "\u{0}"] {
      let query = await call.ask(text, on: stage)
      #expect(query == PredictionQuery(input: text, languageCode: "en"))
    }
  }

  @Test(
    "B02 C62 C63 the caller's token goes out byte for byte; nil sends none", arguments: AskingCall.allCases)
  func token(call: AskingCall) async {
    let token = stage.run { GMSAutocompleteSessionToken() }
    let query = await call.ask(token: token, on: stage)
    #expect(query != nil)
    #expect(query?.sessionToken == (AskingCall.withToken.contains(call) ? token.description : nil))
    let without = await call.ask(token: nil, on: stage)
    #expect(without != nil && without?.sessionToken == nil)
  }
}
