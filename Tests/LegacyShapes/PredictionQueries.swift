import LegacyPlaces

// Family 25: findAutocompletePredictions in its spellings.

class Shape25aTrailing {
  private var placesClient = GMSPlacesClient.shared()
  private let token = GMSAutocompleteSessionToken()

  func autocomplete(_ input: String, done: @escaping ([String]) -> Void) {
    let filter = GMSAutocompleteFilter()
    filter.types = ["establishment"]
    filter.countries = ["JP"]
    placesClient.findAutocompletePredictions(fromQuery: input, filter: filter, sessionToken: token) {
      results, error in
      guard let results = results, error == nil else {
        done([])
        return
      }
      done(results.map { $0.attributedFullText.string })
    }
  }
}

class Shape25bCallback {
  var tableData = [String]()

  func autocomplete(_ input: String, reload: @escaping ([String]) -> Void) {
    GMSPlacesClient.shared().findAutocompletePredictions(
      fromQuery: input, filter: GMSAutocompleteFilter(), sessionToken: nil,
      callback: { (results, error) in
        if let error = error {
          print("Autocomplete error: \(error)")
          return
        }
        if let results = results {
          self.tableData.removeAll()
          for result in results {
            self.tableData.append(result.attributedPrimaryText.string)
          }
        }
        reload(self.tableData)
      })
  }
}

class Shape25cBoundsMode {
  func autocomplete(_ input: String, done: @escaping ([String]) -> Void) {
    let token = GMSAutocompleteSessionToken.init()
    GMSPlacesClient.shared().findAutocompletePredictions(
      fromQuery: input,
      bounds: nil,
      boundsMode: GMSAutocompleteBoundsMode.bias,
      filter: nil,
      sessionToken: token
    ) { (results, error) in
      done(results?.compactMap { $0.placeID } ?? [])
    }
  }
}

class Shape25dRestrict {
  let placesClient: GMSPlacesClient = GMSPlacesClient.shared()

  func autocomplete(
    _ input: String, around center: CLLocationCoordinate2D, done: @escaping ([String]) -> Void
  ) {
    let bounds = GMSCoordinateBounds(
      coordinate: CLLocationCoordinate2D(latitude: center.latitude + 0.5, longitude: center.longitude + 0.5),
      coordinate: CLLocationCoordinate2D(latitude: center.latitude - 0.5, longitude: center.longitude - 0.5))
    placesClient.findAutocompletePredictions(
      fromQuery: input, bounds: bounds, boundsMode: .restrict, filter: nil, sessionToken: nil,
      callback: { results, _ in
        done((results ?? []).map { $0.attributedPrimaryText.string })
      })
  }
}

class Shape25eFirstOnly {
  func coordinate(of text: String, completion: @escaping (CLLocationCoordinate2D?, Error?) -> Void) {
    let token = GMSAutocompleteSessionToken()
    let client = GMSPlacesClient.shared()
    client.findAutocompletePredictions(fromQuery: text, filter: .none, sessionToken: token) {
      results, error in
      guard let first = results?.first else {
        completion(nil, error)
        return
      }
      client.fetchPlace(fromPlaceID: first.placeID, placeFields: .coordinate, sessionToken: token) {
        place, error in
        completion(place?.coordinate, error)
      }
    }
  }
}

class Shape25fGuide {
  // The guide's programmatic sample: type, bias, and a fresh token.
  var lines = [String]()

  func placeAutocomplete(done: @escaping ([String]) -> Void) {
    let token = GMSAutocompleteSessionToken.init()
    let northWestBounds = CLLocationCoordinate2DMake(40.921628, -73.700051)
    let southEastBounds = CLLocationCoordinate2DMake(40.477398, -74.259087)
    let filter = GMSAutocompleteFilter()
    filter.types = [kGMSPlaceTypePark]
    filter.locationBias = GMSPlaceRectangularLocationOption(northWestBounds, southEastBounds)
    GMSPlacesClient.shared().findAutocompletePredictions(
      fromQuery: "central pa",
      filter: filter,
      sessionToken: token,
      callback: { (results, error) in
        if let error = error {
          self.lines.append("Autocomplete error: \(error)")
        }
        if let results = results {
          for result in results {
            self.lines.append("Result \(result.attributedFullText.string) with placeID \(result.placeID)")
          }
        }
        done(self.lines)
      })
  }
}

extension ShapeCatalogue {
  static let predictionQueries = [
    Shape(
      "25a", "findAutocompletePredictions(fromQuery:filter:sessionToken:) { results, error in",
      gives: ["Tokyo Tower, Tokyo, Japan"]
    ) { report in
      Shape25aTrailing().autocomplete("tokyo tow", done: report.send)
    },
    Shape("25b", "sessionToken: nil, callback: { (results, error) in", gives: ["Eiffel Tower"]) { report in
      let shape = report.keep(Shape25bCallback())
      shape.autocomplete("eiffel", reload: report.send)
    },
    Shape("25c", "bounds: nil, boundsMode: GMSAutocompleteBoundsMode.bias", gives: ["lm:cn-tower"]) {
      report in
      Shape25cBoundsMode().autocomplete("cn tower", done: report.send)
    },
    Shape("25d", "bounds with boundsMode: .restrict", gives: ["Times Square"]) { report in
      Shape25dRestrict().autocomplete(
        "times s", around: CLLocationCoordinate2DMake(40.75, -73.98), done: report.send)
    },
    Shape("25e", "filter: .none, then fetchPlace with the same token", gives: ["40.689, -74.044"]) { report in
      Shape25eFirstOnly().coordinate(of: "statue of liberty") { coordinate, _ in
        report.send([String(format: "%.3f, %.3f", coordinate?.latitude ?? 0, coordinate?.longitude ?? 0)])
      }
    },
    Shape(
      "25f", "the guide's query by program",
      gives: ["Result Central Park, New York, United States with placeID lm:central-park"]
    ) { report in
      Shape25fGuide().placeAutocomplete(done: report.send)
    },
  ]
}
