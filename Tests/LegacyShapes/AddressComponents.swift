import LegacyPlaces

// Families 22 and 36: address components, and the constants of place types.

class Shape22aOldType {
  // 2.x: one type per component.
  func street(_ place: GMSPlace) -> [String] {
    var number = ""
    var street = ""
    var city = ""
    for component in place.addressComponents! {
      if component.type == "street_number" {
        number = component.name
      }
      if component.type == "route" {
        street = component.name
      }
      if component.type == kGMSPlaceTypeLocality {
        city = component.name
      }
    }
    return [number, street, city]
  }
}

class Shape22bTypes {
  func zip(_ place: GMSPlace) -> [String] {
    let components = place.addressComponents ?? []
    let postal = components.first(where: { $0.types.contains("postal_code") })?.name
    let country = components.first(where: { $0.types.contains(kGMSPlaceTypeCountry) })?.shortName
    let state = components.filter { $0.types.contains("administrative_area_level_1") }.first?.shortName ?? ""
    return [postal ?? "none", country ?? "none", state]
  }
}

class Shape22cSwitch {
  var street_number: String = ""
  var route: String = ""
  var postalCode = ""
  var country = ""
  var state = ""

  func fill(_ place: GMSPlace) -> String {
    if let addressLines = place.addressComponents {
      for field in addressLines {
        for type in field.types {
          switch type {
          case kGMSPlaceTypeStreetNumber:
            street_number = field.name
          case kGMSPlaceTypeRoute:
            route = field.name
          case kGMSPlaceTypeAdministrativeAreaLevel1:
            state = field.shortName ?? field.name
          case kGMSPlaceTypePostalCode:
            postalCode = field.name
          case kGMSPlaceTypeCountry:
            country = field.name
          default:
            break
          }
        }
      }
    }
    return "\(street_number) \(route), \(state) \(postalCode), \(country)"
  }
}

class Shape22dArray {
  // Kept as a typed array, and turned into a dictionary.
  var components: [GMSAddressComponent] = []

  func dictionary(_ place: GMSPlace) -> [String: String] {
    components = place.addressComponents ?? [GMSAddressComponent]()
    var result = [String: String]()
    components.forEach { component in
      guard let key = component.types.first else { return }
      result[key] = component.name
    }
    return result
  }
}

class Shape36aConstants {
  let shown: [String] = [kGMSPlaceTypeRestaurant, kGMSPlaceTypeMealTakeaway, kGMSPlaceTypeBakery]
  let collections = [
    kGMSPlaceTypeCollectionAddress, kGMSPlaceTypeCollectionCity, kGMSPlaceTypeCollectionRegion,
  ]

  func icon(_ place: GMSPlace) -> String {
    guard let types = place.types else { return "pin" }
    if types.contains(kGMSPlaceTypeAirport) { return "plane" }
    for type in types where shown.contains(type) {
      return "fork"
    }
    return "pin"
  }
}

class Shape36bFilter {
  func search(_ text: String, done: @escaping ([String]) -> Void) {
    let filter = GMSAutocompleteFilter()
    filter.types = [kGMSPlaceTypeAirport, kGMSPlaceTypeAmusementPark]
    filter.countries = ["nz", "au"]
    GMSPlacesClient.shared().findAutocompletePredictions(fromQuery: text, filter: filter, sessionToken: nil) {
      results, _ in
      done((results ?? []).filter { $0.types.contains(kGMSPlaceTypeAirport) }.map { $0.placeID })
    }
  }
}

extension ShapeCatalogue {
  static let addressComponents = [
    Shape("22a", "component.type == \"…\" of 2.x", gives: ["500", "Castro Street", "Mountain View"]) {
      report in
      shapePlace { report.send(Shape22aOldType().street($0)) }
    },
    Shape("22b", "component.types.contains, first(where:), shortName", gives: ["94041", "US", "CA"]) {
      report in
      shapePlace { report.send(Shape22bTypes().zip($0)) }
    },
    Shape(
      "22c", "switch over kGMSPlaceType… in nested loops",
      gives: ["500 Castro Street, CA 94041, United States"]
    ) { report in
      shapePlace { report.send([Shape22cSwitch().fill($0)]) }
    },
    Shape("22d", "[GMSAddressComponent] into a dictionary", gives: ["Mountain View", "94041"]) { report in
      shapePlace {
        let dictionary = Shape22dArray().dictionary($0)
        report.send([dictionary["locality"] ?? "none", dictionary["postal_code"] ?? "none"])
      }
    },
  ]

  static let typeConstants = [
    Shape(
      "36a", "constants in lists and tests", gives: ["fork", "pin", "plane", "address (cities) (regions)"]
    ) {
      report in
      let shape = Shape36aConstants()
      shapePlace { pizzeria in
        shapePlace("lm:big-ben") { clock in
          shapePlace("iata:AKL") { airport in
            report.send(
              [pizzeria, clock, airport].map { shape.icon($0) }
                + [shape.collections.joined(separator: " ")])
          }
        }
      }
    },
    Shape("36b", "constants as filter types", gives: ["iata:AKL"]) { report in
      Shape36bFilter().search("auckland", done: report.send)
    },
  ]
}
