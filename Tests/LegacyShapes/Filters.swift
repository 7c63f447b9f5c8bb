import LegacyPlaces

// Families 4, 10 and 14: filters, their type, their types and countries.

class Shape04aFilter {
  func placeAutocomplete(_ text: String, done: @escaping ([String]) -> Void) {
    let filter = GMSAutocompleteFilter()
    filter.type = .city
    GMSPlacesClient.shared().findAutocompletePredictions(fromQuery: text, filter: filter, sessionToken: nil) {
      results, _ in done((results ?? []).map { $0.attributedFullText.string })
    }
  }
}

class Shape04bLazyFilter {
  lazy var filter: GMSAutocompleteFilter = {
    let filter = GMSAutocompleteFilter()
    filter.type = .establishment
    filter.country = "GB"
    return filter
  }()

  var optional: GMSAutocompleteFilter? = GMSAutocompleteFilter()

  func change() -> [String] {
    // Filters are objects: changed after they were handed on.
    let other = filter
    other.type = .region
    optional?.type = .geocode
    optional?.countries = ["gb", "ie"]
    return ["\(filter.type.rawValue)", "\(optional!.type.rawValue)", optional!.countries!.joined()]
  }
}

class Shape04cUnusedValues {
  func make() -> GMSAutocompleteFilter {
    let filter = GMSAutocompleteFilter()
    filter.type = GMSPlacesAutocompleteTypeFilter.noFilter
    filter.country = nil
    filter.countries = nil
    filter.types = nil
    filter.origin = nil
    filter.locationBias = nil
    filter.locationRestriction = nil
    return filter
  }
}

class Shape10aTypes {
  let all: [GMSPlacesAutocompleteTypeFilter] = [
    .noFilter, .geocode, .address, .establishment, .region, .city,
  ]

  func filter(for index: Int) -> GMSAutocompleteFilter? {
    guard let type = GMSPlacesAutocompleteTypeFilter(rawValue: index) else { return nil }
    let filter = GMSAutocompleteFilter()
    filter.type = type
    return filter
  }
}

class Shape10bSwitch {
  enum Kind { case cities, addresses, shops }

  func query(_ text: String, _ kind: Kind, done: @escaping ([String]) -> Void) {
    let filter = GMSAutocompleteFilter()
    switch kind {
    case .cities:
      filter.type = GMSPlacesAutocompleteTypeFilter.city
    case .addresses:
      filter.type = .address
    case .shops:
      filter.type = .establishment
    }
    GMSPlacesClient.shared().autocompleteQuery(text, bounds: nil, filter: filter) { results, error in
      done((results ?? []).map { $0.placeID })
    }
  }
}

class Shape10cName {
  func name(of type: GMSPlacesAutocompleteTypeFilter) -> String {
    switch type {
    case .noFilter: return "all"
    case .geocode, .address: return "address"
    case .establishment: return "business"
    case .region: return "region"
    case .city: return "city"
    @unknown default: return "other"
    }
  }
}

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
  static let filterObjects = [
    Shape("04a", "let filter = GMSAutocompleteFilter()", gives: ["Bern, Switzerland"]) { report in
      Shape04aFilter().placeAutocomplete("bern switz", done: report.send)
    },
    Shape("04b", "a filter changed through its owner", gives: ["4", "1", "gbie"]) { report in
      report.send(Shape04bLazyFilter().change())
    },
    Shape("04c", "every property set to nothing", gives: ["0", "nil"]) { report in
      let filter = Shape04cUnusedValues().make()
      let types: [String]? = filter.types
      report.send(["\(filter.type.rawValue)", types?.first ?? "nil"])
    },
  ]

  static let filterTypes = [
    Shape("10a", "GMSPlacesAutocompleteTypeFilter(rawValue:)", gives: ["5", "nil", "0 1 2 3 4 5"]) { report in
      let shape = Shape10aTypes()
      report.send([
        "\(shape.filter(for: 5)!.type.rawValue)", shape.filter(for: 9) == nil ? "nil" : "filter",
        shape.all.map { "\($0.rawValue)" }.joined(separator: " "),
      ])
    },
    Shape("10b", "filter.type in a switch", gives: ["gn:2193733", "lm:sky-tower-auckland"]) { report in
      Shape10bSwitch().query("auckland", .cities) { cities in
        Shape10bSwitch().query("sky tower auckland", .shops) { shops in
          report.send(cities + shops)
        }
      }
    },
    Shape("10c", "a switch over the type", gives: ["address", "city", "all"]) { report in
      let shape = Shape10cName()
      report.send([.geocode, .city, .noFilter].map { shape.name(of: $0) })
    },
  ]

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
