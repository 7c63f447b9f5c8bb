import LegacyPlaces

// Family 35: the newer callback API mixed in.

class Shape35aSuggestions {
  let placesClient = GMSPlacesClient.shared()
  var token = GMSAutocompleteSessionToken()

  func search(_ text: String, done: @escaping ([String]) -> Void) {
    let filter = GMSAutocompleteFilter()
    filter.types = ["restaurant"]
    filter.origin = CLLocation(latitude: 37.3913916, longitude: -122.0879074)
    let topRight = CLLocationCoordinate2DMake(37.395804, -122.077023)
    let bottomLeft = CLLocationCoordinate2DMake(37.388162, -122.088137)
    filter.locationBias = GMSPlaceRectangularLocationOption(topRight, bottomLeft)

    let request = GMSAutocompleteRequest(query: text)
    request.filter = filter
    request.sessionToken = token

    placesClient.fetchAutocompleteSuggestions(
      from: request,
      callback: { (results, error) in
        if let error = error {
          done(["Autocomplete error: \(error)"])
          return
        }
        guard let results = results else { return }
        done(
          results.compactMap { result in
            guard let suggestion = result.placeSuggestion else { return nil }
            let metres = suggestion.distanceMeters?.intValue ?? 0
            return "\(suggestion.placeID) \(suggestion.attributedPrimaryText.string) \(metres > 0)"
          })
      })
  }
}

class Shape35bFetch {
  func fetch(_ id: String, done: @escaping (GMSPlace?, Error?) -> Void) {
    let properties = [GMSPlaceProperty.name, GMSPlaceProperty.placeID, .website].map { $0.rawValue }
    let request = GMSFetchPlaceRequest(placeID: id, placeProperties: properties, sessionToken: nil)
    GMSPlacesClient.shared().fetchPlace(with: request) { (place: GMSPlace?, error: Error?) in
      done(place, error)
    }
  }
}

class Shape35cMixed {
  // Legacy predictions with the newer details call.
  let properties: [GMSPlaceProperty] = [.name, .coordinate, .formattedAddress]

  func open(_ prediction: GMSAutocompletePrediction, done: @escaping (GMSPlace?) -> Void) {
    let request = GMSFetchPlaceRequest(
      placeID: prediction.placeID, placeProperties: properties.map(\.rawValue),
      sessionToken: GMSAutocompleteSessionToken())
    GMSPlacesClient.shared().fetchPlace(with: request, callback: { place, _ in done(place) })
  }
}

class Shape35dEverything {
  let callback: GMSAutocompleteSuggestionsCallback

  init(callback: @escaping GMSAutocompleteSuggestionsCallback) {
    self.callback = callback
  }

  func everything(_ id: String, done: @escaping (GMSPlace?) -> Void) {
    let all = GMSFetchPlaceRequest(
      placeID: id, placeProperties: GMSPlacePropertyArray() as [String], sessionToken: nil)
    GMSPlacesClient.shared().fetchPlace(with: all) { place, _ in done(place) }
  }

  func search(_ text: String) {
    GMSPlacesClient.shared().fetchAutocompleteSuggestions(
      from: GMSAutocompleteRequest(query: text), callback: callback)
  }
}

extension ShapeCatalogue {
  static let newerAPI = [
    Shape(
      "35a", "GMSAutocompleteRequest, fetchAutocompleteSuggestions(from:)",
      gives: [
        "syn:mv-sicilian-pizza-kitchen Sicilian Pizza Kitchen true"
      ]
    ) { report in
      let shape = report.keep(Shape35aSuggestions())
      shape.search("sicilian pizza k", done: report.send)
    },
    Shape(
      "35b", "GMSFetchPlaceRequest with GMSPlaceProperty raw values; an empty list is an error",
      gives: ["Sicilian Pizza Kitchen", "example.com", "nil", "-12"]
    ) { report in
      Shape35bFetch().fetch(shapePizzeria) { place, _ in
        let empty = GMSFetchPlaceRequest(placeID: shapePizzeria, placeProperties: [], sessionToken: nil)
        GMSPlacesClient.shared().fetchPlace(with: empty) { _, error in
          report.send([
            place?.name ?? "", place?.website?.host ?? "", place?.formattedAddress ?? "nil",
            "\((error as NSError?)?.code ?? 0)",
          ])
        }
      }
    },
    Shape(
      "35c", "legacy prediction, newer details", gives: ["Golden Gate Bridge", "California, United States"]
    ) {
      report in
      shapeRows("golden gate") {
        Shape35cMixed().open($0[0]) { report.send([$0?.name ?? "", $0?.formattedAddress ?? ""]) }
      }
    },
    Shape("35d", "GMSPlacePropertyArray(), suggestions callback type", gives: ["+1 650-555-0102", "1"]) {
      report in
      var phone = ""
      let shape = Shape35dEverything { results, _ in report.send([phone, "\(results?.count ?? 0)"]) }
      shape.everything(shapePizzeria) {
        phone = $0?.phoneNumber ?? ""
        shape.search("tokyo tower")
      }
    },
  ]
}
