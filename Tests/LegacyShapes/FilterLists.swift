import LegacyPlaces

// Family 14: types and countries of a filter.

class Shape14aStrings {
  func search(_ text: String, _ types: [String], done: @escaping ([String]) -> Void) {
    let filter = GMSAutocompleteFilter()
    filter.types = types
    filter.countries = ["US"]
    GMSPlacesClient.shared().findAutocompletePredictions(fromQuery: text, filter: filter, sessionToken: nil) {
      results, error in
      if let error = error as NSError? {
        done(["error \(error.code)"])
      } else {
        done((results ?? []).map { $0.attributedFullText.string })
      }
    }
  }
}

class Shape14bConstants {
  func filters() -> [GMSAutocompleteFilter] {
    let one = GMSAutocompleteFilter()
    one.types = [kGMSPlaceTypeCollectionAddress]
    let two = GMSAutocompleteFilter()
    two.types = [kGMSPlaceTypeBank, "museum"]
    // The guide's leading-dot form.
    let three = GMSAutocompleteFilter()
    three.types = [.bank]
    return [one, two, three]
  }

  func lists() -> [[String]] {
    return filters().map { $0.types ?? [] }
  }
}

class Shape14cCountries {
  func search(_ text: String, _ filter: GMSAutocompleteFilter, done: @escaping ([String]) -> Void) {
    GMSPlacesClient.shared().findAutocompletePredictions(fromQuery: text, filter: filter, sessionToken: nil) {
      results, error in
      done((results ?? []).map { $0.placeID } + (error == nil ? [] : ["\((error! as NSError).code)"]))
    }
  }

  func single() -> GMSAutocompleteFilter {
    let filter = GMSAutocompleteFilter()
    filter.country = "CA"
    filter.type = .city
    return filter
  }

  func several() -> GMSAutocompleteFilter {
    let filter = GMSAutocompleteFilter()
    // The list overrides the single country.
    filter.country = "CA"
    filter.countries = ["au", "NZ"]
    filter.types = ["(cities)"]
    return filter
  }

  func wrong() -> GMSAutocompleteFilter {
    let filter = GMSAutocompleteFilter()
    filter.country = "USA"
    return filter
  }
}

extension ShapeCatalogue {
  static let filterLists = [
    Shape(
      "14a", "filter.types = [\"park\"]; six of them are refused",
      gives: ["Central Park, New York, United States", "error -12"]
    ) { report in
      let shape = Shape14aStrings()
      shape.search("central pa", ["park", "museum"]) { lines in
        shape.search("central pa", ["park", "museum", "bank", "bar", "cafe", "zoo"]) {
          report.send(lines + $0)
        }
      }
    },
    Shape("14b", "constants, and the guide's [.bank]", gives: ["address", "bank museum", "bank"]) { report in
      report.send(Shape14bConstants().lists().map { $0.joined(separator: " ") })
    },
    Shape(
      "14c", "country, countries in either case, three letters",
      gives: ["gn:6354908", "gn:2147714", "-12"]
    ) { report in
      let shape = Shape14cCountries()
      shape.search("sydney", shape.single()) { one in
        shape.search("sydney", shape.several()) { two in
          shape.search("sydney", shape.wrong()) { report.send(one + two + $0) }
        }
      }
    },
  ]
}
