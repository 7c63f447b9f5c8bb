import GooglePlaces

/// The filters that screens share.
@preconcurrency @MainActor
enum PlacesFilter {
  /// Towns, those around Melbourne first.
  static var towns: GMSAutocompleteFilter {
    let filter = GMSAutocompleteFilter()
    filter.type = .city
    filter.locationBias = GMSPlaceRectangularLocationOption(
      CLLocationCoordinate2D(latitude: -37.5, longitude: 145.5),
      CLLocationCoordinate2D(latitude: -38.2, longitude: 144.4))
    return filter
  }
}
