import LegacyPlaces

// Families 1 and 21: what is read off a place.

/// The place with everything: made-up data of the offline service.
let shapePizzeria = "syn:mv-sicilian-pizza-kitchen"

func shapePlace(_ id: String = shapePizzeria, _ then: @escaping (GMSPlace) -> Void) {
  GMSPlacesClient.shared().lookUpPlaceID(id) { place, _ in
    if let place = place { then(place) }
  }
}

class Shape01aPrinting {
  // Optional handling of SDK 3.x and later.
  func lines(_ place: GMSPlace?) -> [String] {
    var lines = ["Place name: \(place?.name ?? "")"]
    lines.append("Place address: \(place?.formattedAddress ?? "none")")
    if let name = place?.name, let id = place?.placeID {
      lines.append("\(name) is \(id)")
    }
    lines.append("\(place!.coordinate.latitude), \(place!.coordinate.longitude)")
    return lines
  }
}

class Shape01bPlain {
  // Plain values of SDK 2.x.
  struct Stop {
    let name: String
    let id: String
    let types: [String]
  }

  func stop(_ place: GMSPlace) -> Stop {
    var types = [String]()
    for type in place.types { types.append(type) }
    return Stop(name: place.name, id: place.placeID, types: types)
  }
}

class Shape01cDictionary {
  func dictionary(_ place: GMSPlace) -> [String: Any] {
    var dictionary: [String: Any] = [:]
    dictionary["name"] = place.name
    dictionary["address"] = place.formattedAddress?.components(separatedBy: ", ").joined(separator: "\n")
    dictionary["latitude"] = place.coordinate.latitude
    dictionary["longitude"] = place.coordinate.longitude
    dictionary["phone"] = place.phoneNumber
    dictionary["website"] = place.website?.absoluteString
    dictionary["attributions"] = place.attributions
    return dictionary
  }
}

class Shape01dLocation {
  var location: CLLocation?
  var coordinate = CLLocationCoordinate2D()

  func set(_ place: GMSPlace) -> Bool {
    location = CLLocation(latitude: place.coordinate.latitude, longitude: place.coordinate.longitude)
    coordinate = place.coordinate
    return CLLocationCoordinate2DIsValid(coordinate)
      && location!.coordinate.latitude == coordinate.latitude
  }
}

class Shape21aPhotos {
  func describe(_ place: GMSPlace) -> [String] {
    guard let photoMetadata: GMSPlacePhotoMetadata = place.photos?.first else { return ["no photo"] }
    let size = photoMetadata.maxSize
    return [
      "\(Int(size.width)) x \(Int(size.height))", photoMetadata.attributions?.string ?? "none",
      "\(place.photos!.count)",
    ]
  }
}

extension ShapeCatalogue {
  static let placeReading = [
    Shape(
      "01a", "place?.name ?? \"\", if let, place!.coordinate",
      gives: [
        "Place name: Sicilian Pizza Kitchen",
        "Place address: 500 Castro Street, Mountain View, CA 94041, United States",
        "Sicilian Pizza Kitchen is syn:mv-sicilian-pizza-kitchen", "37.3905, -122.0815",
      ]
    ) { report in
      shapePlace { report.send(Shape01aPrinting().lines($0)) }
    },
    Shape(
      "01b", "plain name, placeID and types of 2.x",
      gives: ["Louvre Museum", "lm:louvre", "museum tourist_attraction point_of_interest establishment"]
    ) { report in
      shapePlace("lm:louvre") {
        let stop = Shape01bPlain().stop($0)
        report.send([stop.name, stop.id, stop.types.joined(separator: " ")])
      }
    },
    Shape(
      "01c", "a place into a dictionary, parts missing", gives: ["latitude", "longitude", "name", "nil"]
    ) { report in
      GMSPlacesClient.shared().fetchPlace(
        fromPlaceID: shapePizzeria, placeFields: [.name, .coordinate], sessionToken: nil
      ) { place, _ in
        var dictionary = Shape01cDictionary().dictionary(place!)
        dictionary["attributions"] = nil
        report.send(dictionary.keys.sorted() + [dictionary["address"] as? String ?? "nil"])
      }
    },
    Shape("01d", "CLLocation from place.coordinate", gives: ["true"]) { report in
      shapePlace { report.send(["\(Shape01dLocation().set($0))"]) }
    },
  ]

  static let photos = [
    Shape("21a", "place.photos?.first, attributions, maxSize", gives: ["4032 x 3024", "A. Sample", "2"]) {
      report in
      shapePlace { report.send(Shape21aPhotos().describe($0)) }
    }
  ]
}
