import CoreLocationStandIn
import Foundation
import LegacyPlaces
import Testing

@Suite("Location options")
struct LocationOptionTests {
  private let northEast = CLLocationCoordinate2D(latitude: 40.5, longitude: -73.5)
  private let southWest = CLLocationCoordinate2D(latitude: 40, longitude: -74)

  @Test("B07 swapped corners give the same box, under both names")
  func rectangle() {
    let option: any GMSPlaceLocationBias & GMSPlaceLocationRestriction = GMSPlaceRectangularLocationOption(
      northEast, southWest)
    let swapped = GMSPlaceRectangularLocationOption(southWest, northEast)
    let text = "rectangle:40.0,-74.0|40.5,-73.5"
    #expect(option.locationBiasURLQueryItem() == URLQueryItem(name: "locationbias", value: text))
    #expect(
      swapped.locationRestrictionURLQueryItem() == URLQueryItem(name: "locationrestriction", value: text))
    #expect(option.isEqual(swapped))
  }

  @Test("A circle is written with its radius first")
  func circle() {
    let option = GMSPlaceCircularLocationOption(southWest, 500)
    #expect(option.locationBiasURLQueryItem().value == "circle:500.0@40.0,-74.0")
    #expect(!option.isEqual(GMSPlaceCircularLocationOption(southWest, 501)))
    #expect(option.isEqual(option.copy(with: nil)))
  }

  @Test("One option can be assigned to either property of a filter")
  func eitherProperty() {
    let filter = GMSAutocompleteFilter()
    let option = GMSPlaceRectangularLocationOption(northEast, southWest)
    filter.locationBias = option
    filter.locationRestriction = option
    #expect(filter.locationBias === filter.locationRestriction)
  }
}
