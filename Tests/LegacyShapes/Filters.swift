import LegacyPlaces

// Families 4 and 10: filters and their type.

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

class Shape04dThroughTheFetcher: NSObject, GMSAutocompleteFetcherDelegate {
  var fetcher: GMSAutocompleteFetcher? = GMSAutocompleteFetcher(filter: GMSAutocompleteFilter())
  var rows: (([String]) -> Void)?

  func type(_ text: String) {
    fetcher?.delegate = self
    // Changed in place, through its owner.
    fetcher?.autocompleteFilter?.type = .region
    fetcher?.autocompleteFilter?.countries = ["ch"]
    fetcher?.sourceTextHasChanged(text)
  }

  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    rows?(predictions.map { $0.placeID })
  }

  func didFailAutocompleteWithError(_ error: Error) {
    rows?(["failed"])
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
    Shape("04d", "fetcher?.autocompleteFilter?.type = .region", gives: ["gn:2661552"]) { report in
      let shape = report.keep(Shape04dThroughTheFetcher())
      shape.rows = report.send
      shape.type("bern")
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
}
