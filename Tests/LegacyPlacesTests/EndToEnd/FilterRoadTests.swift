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
  let stage = Stage { _ in .places("c", "a", "b") }

  @Test(
    "B05 every value of the type filter reaches the request, beside the countries",
    arguments: FrontDoor.allCases)
  func typeFilter(door: FrontDoor) async {
    let expected: [(GMSPlacesAutocompleteTypeFilter, [String])] = [
      (.noFilter, []), (.geocode, ["geocode"]), (.address, addressTypes),
      (.establishment, ["establishment"]), (.region, ["(regions)"]), (.city, ["(cities)"]),
    ]
    for (type, types) in expected {
      let filter = GMSAutocompleteFilter.with {
        $0.type = type
        $0.countries = ["ch"]
      }
      let query = await door.ask(filter: filter, on: stage)
      #expect(query?.includedPrimaryTypes == types)
      #expect(query?.includedRegionCodes == ["ch"])
    }
  }

  @Test(
    "B05 C45 a filter that the new service cannot express fails loudly and asks nothing",
    arguments: FrontDoor.allCases)
  func impossible(door: FrontDoor) async {
    let filters = [["post_box"], ["(cities)", "bank"], ["a", "b", "c", "d", "e", "f"]]
    for types in filters {
      stage.log.clear()
      let query = await door.ask(filter: .with { $0.types = types }, on: stage)
      #expect(query == nil)
      #expect(stage.log.difference(from: ["failed -12"]) == nil)
    }
  }

  @Test("C43 C44 lists override single values", arguments: FrontDoor.allCases)
  func lists(door: FrontDoor) async {
    let filter = GMSAutocompleteFilter.with {
      $0.type = .city
      $0.types = ["bank"]
      $0.country = "US"
      $0.countries = ["ca"]
    }
    let query = await door.ask(filter: filter, on: stage)
    #expect(query?.includedPrimaryTypes == ["bank"])
    #expect(query?.includedRegionCodes == ["ca"])
  }

  @Test(
    "B08 one country or several, in either case; an empty list is no limit", arguments: FrontDoor.allCases)
  func countries(door: FrontDoor) async {
    let single = await door.ask(filter: .with { $0.country = "US" }, on: stage)
    #expect(single?.includedRegionCodes == ["US"])
    let several = await door.ask(filter: .with { $0.countries = ["ca", "US"] }, on: stage)
    #expect(several?.includedRegionCodes == ["ca", "US"])
    let none = await door.ask(filter: .with { $0.countries = [] }, on: stage)
    #expect(none?.includedRegionCodes == [])
  }

  @Test("B08 C47 three letters, or more than fifteen countries, fail loudly", arguments: FrontDoor.allCases)
  func wrongCountries(door: FrontDoor) async {
    for codes in [["USA"], ["us", "GBR"], [String](repeating: "us", count: 16)] {
      stage.log.clear()
      let query = await door.ask(filter: .with { $0.countries = codes }, on: stage)
      #expect(query == nil)
      #expect(stage.log.difference(from: ["failed -12"]) == nil)
    }
    let fifteen = await door.ask(
      filter: .with { $0.countries = [String](repeating: "us", count: 15) }, on: stage)
    #expect(fifteen?.includedRegionCodes.count == 15)
  }

  @Test("C48 countries and a restriction go out together", arguments: FrontDoor.allCases)
  func countriesAndRestriction(door: FrontDoor) async {
    let filter = GMSAutocompleteFilter.with {
      $0.countries = ["ch", "fr"]
      $0.locationRestriction = GMSPlaceCircularLocationOption(
        CLLocationCoordinate2D(latitude: 46.2, longitude: 6.1), 30_000)
    }
    let query = await door.ask(filter: filter, on: stage)
    #expect(query?.includedRegionCodes == ["ch", "fr"])
    #expect(query?.locationRestriction != nil)
  }

  @Test("C51 the filter's origin goes out; without one there is none", arguments: FrontDoor.allCases)
  func origin(door: FrontDoor) async {
    let filter = GMSAutocompleteFilter.with { $0.origin = CLLocation(latitude: 46.9, longitude: 7.4) }
    let with = await door.ask(filter: filter, on: stage)
    #expect(with?.origin == GeoPoint(latitude: 46.9, longitude: 7.4))
    let without = await door.ask(filter: GMSAutocompleteFilter(), on: stage)
    #expect(without != nil && without?.origin == nil)
  }

  @Test("C55 C09 predictions keep the order of the answer", arguments: FrontDoor.allCases)
  func order(door: FrontDoor) async {
    await door.ask(on: stage)
    #expect(stage.log.difference(from: ["predictions [c a b]"]) == nil)
  }

  @Test("C52 D8 blank space around the text is not sent", arguments: FrontDoor.allCases)
  func trimmed(door: FrontDoor) async {
    #expect(await door.ask("  new york \n", on: stage)?.input == "new york")
  }

  @Test(
    "B38 filter, bounds and token may all be missing, and odd texts go out as they are",
    arguments: FrontDoor.allCases)
  func nothingButText(door: FrontDoor) async {
    for text in [String(repeating: "x", count: 300), "🏝️👩‍👩‍👧", "e\u{301}", "\u{0}"] {
      let query = await door.ask(text, on: stage)
      #expect(query == PredictionQuery(input: text, languageCode: "en"))
    }
  }

  @Test(
    "B02 C62 C63 the caller's token goes out byte for byte; nil sends none", arguments: FrontDoor.allCases)
  func token(door: FrontDoor) async {
    let token = stage.run { GMSAutocompleteSessionToken() }
    let query = await door.ask(token: token, on: stage)
    #expect(query != nil)
    #expect(query?.sessionToken == (FrontDoor.withToken.contains(door) ? token.description : nil))
    let without = await door.ask(token: nil, on: stage)
    #expect(without != nil && without?.sessionToken == nil)
  }
}
