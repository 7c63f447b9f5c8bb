import Foundation
import LegacyPlaces

/// What a legacy place says, as labelled lines; what was not answered is left out.
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
struct PlaceFacts {
  var rows: [(label: String, lines: [String])] = []

  init(_ place: GMSPlace) {
    add("Name", place.name)
    add("Address", place.formattedAddress)
    if CLLocationCoordinate2DIsValid(place.coordinate) {
      add("Coordinate", "\(place.coordinate.latitude), \(place.coordinate.longitude)")
    }
    add("Types", place.types?.joined(separator: ", "))
    add("Status", Self.name(of: place.businessStatus))
    add("Hours", (place.currentOpeningHours ?? place.openingHours)?.weekdayText ?? [])
    add("Phone", place.phoneNumber)
    add("Website", place.website?.absoluteString)
    if place.rating > 0 {
      let count = place.userRatingsTotal > 0 ? " of 5 by \(place.userRatingsTotal)" : " of 5"
      add("Rating", String(format: "%.1f", place.rating) + count)
    }
    add("Plus code", place.plusCode?.globalCode)
    add("Summary", place.editorialSummary)
    add("Photos", place.photos.map { "\($0.count)" })
    add("Yes", Self.attributes(of: place, .true))
    add("No", Self.attributes(of: place, .false))
    add("Place ID", place.placeID)
    add("Credits", place.attributions?.string)
  }

  private mutating func add(_ label: String, _ text: String?) {
    if let text, !text.isEmpty { rows.append((label, [visible(text)])) }
  }

  private mutating func add(_ label: String, _ lines: [String]) {
    if !lines.isEmpty { rows.append((label, lines.map(visible))) }
  }

  private static func name(of status: GMSPlacesBusinessStatus) -> String? {
    switch status {
    case .operational: "operational"
    case .closedTemporarily: "closed temporarily"
    case .closedPermanently: "closed permanently"
    case .unknown: nil
    }
  }

  private static func attributes(of place: GMSPlace, _ wanted: GMSBooleanPlaceAttribute) -> String {
    let attributes: [(String, GMSBooleanPlaceAttribute)] = [
      ("takeout", place.takeout), ("delivery", place.delivery), ("dine in", place.dineIn),
      ("curbside pickup", place.curbsidePickup), ("reservable", place.reservable),
      ("breakfast", place.servesBreakfast), ("brunch", place.servesBrunch),
      ("lunch", place.servesLunch), ("dinner", place.servesDinner), ("beer", place.servesBeer),
      ("wine", place.servesWine), ("vegetarian food", place.servesVegetarianFood),
      ("wheelchair entrance", place.wheelchairAccessibleEntrance),
    ]
    return attributes.filter { $0.1 == wanted }.map(\.0).joined(separator: ", ")
  }
}
