import LegacyPlaces

// Family 17: autocompleteQuery, gone from Google's SDK since 4.0 and still in more files than its successor.

class Shape17aLabelled {
  let placesClient = GMSPlacesClient()

  func placeAutocomplete(_ text: String, done: @escaping ([String]) -> Void) {
    let filter = GMSAutocompleteFilter()
    filter.type = .establishment
    placesClient.autocompleteQuery(
      text, bounds: nil, filter: filter,
      callback: { (results, error) -> Void in
        var lines: [String] = []
        if let error = error {
          lines.append("Autocomplete error \(error)")
        }
        if let results = results {
          for result in results {
            lines.append("\(result.attributedFullText.string) with placeID \(result.placeID)")
          }
        }
        done(lines)
      })
  }
}

class Shape17bTrailing {
  var placesClient: GMSPlacesClient? = GMSPlacesClient.shared()

  func query(_ text: String, done: @escaping ([String]) -> Void) {
    let visibleRegion = GMSCoordinateBounds(
      coordinate: CLLocationCoordinate2DMake(-33.8, 151.3),
      coordinate: CLLocationCoordinate2DMake(-33.9, 151.1))
    placesClient?.autocompleteQuery(text, bounds: visibleRegion, filter: nil) { (results, error: Error?) in
      guard error == nil else {
        done(["error"])
        return
      }
      done(results!.map { $0.attributedPrimaryText.string })
    }
  }
}

class Shape17cMode {
  func query(_ text: String, done: @escaping ([String]) -> Void) {
    let northEast = CLLocationCoordinate2D(latitude: 51.6, longitude: 0.1)
    let southWest = CLLocationCoordinate2D(latitude: 51.4, longitude: -0.3)
    let bounds = GMSCoordinateBounds(coordinate: northEast, coordinate: southWest)
    GMSPlacesClient.shared().autocompleteQuery(
      text, bounds: bounds, boundsMode: .restrict, filter: nil
    ) { results, error in
      done((results ?? []).map { $0.attributedPrimaryText.string }.sorted())
    }
  }
}

class Shape17dNone {
  let client = GMSPlacesClient.shared()

  func query(_ text: String, done: @escaping ([String]) -> Void) {
    client.autocompleteQuery(
      text, bounds: .none, filter: .none,
      callback: { results, _ in
        done(results?.map({ $0.placeID }) ?? [])
      })
  }
}

class Shape17eCity {
  func city(_ text: String, done: @escaping ([String]) -> Void) {
    let filter = GMSAutocompleteFilter()
    filter.type = GMSPlacesAutocompleteTypeFilter.city
    filter.country = "AU"
    let token: GMSCoordinateBounds? = nil
    GMSPlacesClient().autocompleteQuery(text, bounds: token, filter: filter) {
      (results: [GMSAutocompletePrediction]?, error: Error?) -> Void in
      if error != nil {
        done([])
        return
      }
      done(results!.map { $0.attributedFullText.string })
    }
  }
}

class Shape17fWeakSelf {
  var rows = [GMSAutocompletePrediction]()
  var reload: (() -> Void)?

  func updateSearchResults(_ text: String?) {
    guard let text = text, !text.isEmpty else { return }
    GMSPlacesClient.shared().autocompleteQuery(text, bounds: nil, filter: nil) {
      [weak self] (results, error) in
      guard let strongSelf = self else { return }
      strongSelf.rows.removeAll()
      strongSelf.rows += results ?? []
      strongSelf.reload?()
    }
  }
}

class Shape17gBlank {
  // What an app does that asks with an empty field: no crash, no rows.
  func query(done: @escaping ([String]) -> Void) {
    GMSPlacesClient.shared().autocompleteQuery("   ", bounds: nil, filter: nil) { results, error in
      done(["\(results?.count ?? -1)", "\(error == nil)"])
    }
  }
}

class Shape17hTooEarly {
  // Read before the callback: the list is still that of the text before.
  private var names = [String]()

  func searchCity(_ text: String) -> [String] {
    GMSPlacesClient.shared().autocompleteQuery(text, bounds: nil, filter: nil) { results, _ in
      self.names = (results ?? []).map { $0.attributedPrimaryText.string }
      self.reloadData?(self.names)
    }
    return names
  }

  var reloadData: (([String]) -> Void)?
}

extension ShapeCatalogue {
  static let queries = [
    Shape(
      "17a", "autocompleteQuery(_:bounds: nil, filter:, callback: { (results, error) -> Void in",
      gives: ["Louvre Museum, Île-de-France, France with placeID lm:louvre"]
    ) { report in
      Shape17aLabelled().placeAutocomplete("louvre", done: report.send)
    },
    Shape(
      "17b", "autocompleteQuery(_:bounds: bounds, filter: nil) { (results, error: Error?) in",
      gives: ["Sydney Opera House"]
    ) { report in
      Shape17bTrailing().query("sydney opera", done: report.send)
    },
    Shape("17c", "autocompleteQuery with boundsMode: .restrict", gives: ["Tower Bridge"]) { report in
      Shape17cMode().query("tower br", done: report.send)
    },
    Shape("17d", "bounds: .none, filter: .none", gives: ["lm:hagia-sophia"]) { report in
      Shape17dNone().query("hagia", done: report.send)
    },
    Shape("17e", "typed closure parameters", gives: ["Sydney, Australia"]) { report in
      Shape17eCity().city("sydney", done: report.send)
    },
    Shape("17f", "[weak self] (results, error) in", gives: ["Table Mountain"]) { report in
      let screen = report.keep(Shape17fWeakSelf())
      screen.reload = { [weak screen] in
        report.send(screen?.rows.map { $0.attributedPrimaryText.string } ?? [])
      }
      screen.updateSearchResults("table mountain")
    },
    Shape("17h", "the result read before the callback", gives: ["before: 0", "Louvre Museum"]) { report in
      let shape = report.keep(Shape17hTooEarly())
      var before = -1
      shape.reloadData = { report.send(["before: \(before)"] + $0) }
      before = shape.searchCity("louvre").count
    },
    Shape("17g", "a blank text", gives: ["0", "true"]) { report in
      Shape17gBlank().query(done: report.send)
    },
  ]
}
