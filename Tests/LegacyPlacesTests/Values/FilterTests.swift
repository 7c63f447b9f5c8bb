import CoreLocationStandIn
import Foundation
import LegacyPlaces
import PlacesCore
import Testing

@Suite("Filters")
struct FilterTests {
  @Test("Types take strings, constants and leading-dot members, and read as strings")
  func typeSpellings() {
    let filter = GMSAutocompleteFilter()
    #expect(filter.types == nil)
    filter.types = ["locality"]
    #expect(filter.types == ["locality"])
    filter.types = [kGMSPlaceTypeBank, "sporting_goods_store"]
    #expect(filter.types == ["bank", "sporting_goods_store"])
    filter.types = [.bank, .artGallery]
    #expect(filter.types == ["bank", "art_gallery"])
    filter.types = [.address]
    let read: [String]? = filter.types
    #expect(read == ["address"])
    filter.types = []
    #expect(filter.types?.isEmpty == true)
    filter.types = nil
    #expect(filter.types == nil)
  }

  @Test("A copy has the same values and changes on its own")
  func copies() throws {
    let filter = GMSAutocompleteFilter()
    let here = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    filter.type = .city
    filter.types = ["bank"]
    filter.country = "DE"
    filter.countries = ["fr"]
    filter.origin = CLLocation(latitude: 1, longitude: 2)
    filter.locationBias = GMSPlaceCircularLocationOption(here, 3)
    filter.locationRestriction = GMSPlaceCircularLocationOption(here, 4)
    filter.regionCode = "de"
    filter.inputOffset = 5
    filter.shouldIncludePureServiceAreaBusinesses = true
    let copy = try #require(filter.copy() as? GMSAutocompleteFilter)
    #expect(copy.type == .city && copy.types == ["bank"])
    #expect(copy.country == "DE" && copy.countries == ["fr"])
    #expect(copy.origin?.coordinate.longitude == 2)
    #expect(copy.locationBias === filter.locationBias)
    #expect(copy.locationRestriction === filter.locationRestriction)
    #expect(copy.regionCode == "de" && copy.inputOffset == 5)
    #expect(copy.shouldIncludePureServiceAreaBusinesses)
    copy.types = nil
    #expect(filter.types == ["bank"])
  }

  @Test("Raw values of the type filter are those of the header")
  func rawValues() {
    let cases = (0...5).compactMap { GMSPlacesAutocompleteTypeFilter(rawValue: $0) }
    #expect(cases == [.noFilter, .geocode, .address, .establishment, .region, .city])
    #expect(GMSPlacesAutocompleteTypeFilter(rawValue: 6) == nil)
  }

  @Test("The three collection constants are what the service calls them")
  func collections() {
    #expect(kGMSPlaceTypeCollectionAddress == "address")
    #expect([kGMSPlaceTypeCollectionCity, kGMSPlaceTypeCollectionRegion] == ["(cities)", "(regions)"])
    #expect(PlaceType.regions.rawValue == kGMSPlaceTypeCollectionRegion)
  }
}
