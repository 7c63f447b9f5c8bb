import LegacyPlaces

// Family 23: extensions of the classes, and conformances to protocols of the system and the app.

extension GMSAutocompletePrediction: Identifiable {
  public var id: String { return placeID }
}

protocol Shape23Suggestion {
  var placeID: String { get }
  var attributedFullText: NSAttributedString { get }
}

protocol Shape23Located {
  var name: String? { get }
  var coordinate: CLLocationCoordinate2D { get }
}

extension GMSAutocompletePrediction: Shape23Suggestion {}

extension GMSPlace: Shape23Located {}

extension GMSPlaceOpenStatus: CustomStringConvertible {
  public var description: String {
    switch self {
    case .open: return "open"
    case .closed: return "closed"
    default: return "unknown"
    }
  }
}

extension CLLocationCoordinate2D: Equatable {
  public static func == (lhs: CLLocationCoordinate2D, rhs: CLLocationCoordinate2D) -> Bool {
    return lhs.latitude == rhs.latitude && lhs.longitude == rhs.longitude
  }
}

extension GMSPlace {
  var shortDescription: String {
    return [name, formattedAddress].compactMap { $0 }.joined(separator: ": ")
  }

  func component(_ type: String) -> String? {
    return addressComponents?.first { $0.types.contains(type) }?.name
  }
}

extension GMSAutocompleteFilter {
  static var cities: GMSAutocompleteFilter {
    let filter = GMSAutocompleteFilter()
    filter.type = .city
    return filter
  }

  convenience init(establishmentsIn country: String) {
    self.init()
    self.type = .establishment
    self.country = country
  }
}

extension GMSPlacesClient {
  func firstName(for text: String, completion: @escaping (String?) -> Void) {
    autocompleteQuery(text, bounds: nil, filter: GMSAutocompleteFilter(establishmentsIn: "FR")) {
      results, _ in
      completion(results?.first?.attributedPrimaryText.string)
    }
  }
}

extension GMSPlaceField {
  static let forMap: GMSPlaceField = [.name, .coordinate]
}

extension Array where Element: GMSAutocompletePrediction {
  var titles: [String] { return map { $0.attributedPrimaryText.string } }
}

class Shape23aList {
  // What a list over identifiable rows reads.
  func identities<Rows: RandomAccessCollection>(_ rows: Rows) -> [String] where Rows.Element: Identifiable {
    return rows.map { "\($0.id)" }
  }

  func keyed(_ rows: [GMSAutocompletePrediction]) -> [String: GMSAutocompletePrediction] {
    return Dictionary(rows.map { ($0.placeID, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

class Shape23bGeneric {
  func texts(_ suggestions: [Shape23Suggestion]) -> [String] {
    return suggestions.map { $0.placeID + " " + $0.attributedFullText.string }
  }

  func same(_ place: Shape23Located, _ other: Shape23Located) -> Bool {
    return place.coordinate == other.coordinate && place.name == other.name
  }
}

class Shape23cEquality {
  var selected = Set<GMSAutocompletePrediction>()

  func toggle(_ prediction: GMSAutocompletePrediction) -> Int {
    if selected.contains(prediction) {
      selected.remove(prediction)
    } else {
      selected.insert(prediction)
    }
    return selected.count
  }
}

extension ShapeCatalogue {
  static let extensions = [
    Shape(
      "23a", "extension GMSAutocompletePrediction: Identifiable", gives: ["lm:louvre", "Louvre Museum", "1"]
    ) { report in
      shapeRows("louvre") {
        let shape = Shape23aList()
        report.send(shape.identities($0) + $0.titles + ["\(shape.keyed($0).count)"])
      }
    },
    Shape(
      "23b", "conformance to protocols of the app",
      gives: ["lm:louvre Louvre Museum, Île-de-France, France", "true"]
    ) { report in
      shapeRows("louvre") { rows in
        shapePlace("lm:louvre") { place in
          let shape = Shape23bGeneric()
          report.send(shape.texts(rows) + ["\(shape.same(place, place))"])
        }
      }
    },
    Shape("23c", "predictions in a set", gives: ["1", "0", "1"]) { report in
      let shape = Shape23cEquality()
      shapeRows("colosseum") { rows in
        report.send((1...3).map { _ in "\(shape.toggle(rows[0]))" })
      }
    },
    Shape(
      "23d", "extension GMSPlace, extension GMSPlaceOpenStatus: CustomStringConvertible",
      gives: [
        "Sicilian Pizza Kitchen: 500 Castro Street, Mountain View, CA 94041, United States", "94041",
        "is unknown",
      ]
    ) { report in
      GMSPlacesClient.shared().fetchPlace(
        fromPlaceID: shapePizzeria, placeFields: [.name, .formattedAddress, .addressComponents],
        sessionToken: nil
      ) { place, _ in
        report.send([
          place!.shortDescription, place!.component("postal_code") ?? "", "is \(place!.isOpen())",
        ])
      }
    },
    Shape("23e", "extension GMSPlacesClient, extension GMSAutocompleteFilter", gives: ["Eiffel Tower", "9"]) {
      report in
      GMSPlacesClient.shared().firstName(for: "eiffel") { name in
        report.send([name ?? "none", "\(GMSPlaceField.forMap.rawValue)"])
      }
    },
  ]
}
