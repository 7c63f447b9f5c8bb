import LegacyPlaces

// Families 11 and 26: bounds, bias, restriction and origin.

class Shape11aRectangle {
  var northEast = CLLocationCoordinate2D(latitude: 40.9, longitude: -73.7)
  var southWest = CLLocationCoordinate2D(latitude: 40.4, longitude: -74.3)

  func names(_ text: String, done: @escaping ([String]) -> Void) {
    let bounds = GMSCoordinateBounds.init(coordinate: northEast, coordinate: southWest)
    GMSPlacesClient.shared().autocompleteQuery(
      text, bounds: bounds, filter: nil,
      callback: { (results, error) in
        done((results ?? []).prefix(1).map { $0.attributedPrimaryText.string })
      })
  }
}

class Shape11bMaths {
  func facts() -> [String] {
    var bounds = GMSCoordinateBounds()
    let empty = bounds.isValid
    bounds = bounds.includingCoordinate(CLLocationCoordinate2DMake(10, 20))
    bounds = bounds.includingCoordinate(CLLocationCoordinate2DMake(-10, 25))
    let other = GMSCoordinateBounds(
      coordinate: CLLocationCoordinate2DMake(0, 24), coordinate: CLLocationCoordinate2DMake(5, 40))
    let both = bounds.includingBounds(other)
    return [
      "\(empty) \(bounds.isValid)",
      "\(bounds.northEast.latitude) \(bounds.southWest.longitude)",
      "\(bounds.contains(CLLocationCoordinate2DMake(10, 25))) \(bounds.intersects(other))",
      "\(both.northEast.longitude)",
    ]
  }
}

class Shape11cDegenerate {
  // The same corner twice, as copied by mistake in public code.
  func query(_ text: String, done: @escaping ([String]) -> Void) {
    let corner = CLLocationCoordinate2DMake(43.64257, -79.38706)
    let bounds = GMSCoordinateBounds(coordinate: corner, coordinate: corner)
    GMSPlacesClient.shared().autocompleteQuery(text, bounds: bounds, filter: nil) { results, error in
      done(["\(error == nil)"] + (results ?? []).prefix(1).map { $0.placeID })
    }
  }
}

class Shape26aBias {
  func filter() -> GMSAutocompleteFilter {
    let filter = GMSAutocompleteFilter()
    let neBoundsCorner = CLLocationCoordinate2D(latitude: 39.0, longitude: -95.0)
    let swBoundsCorner = CLLocationCoordinate2D(latitude: 37.5, longitude: -100.0)
    filter.locationBias = GMSPlaceRectangularLocationOption(neBoundsCorner, swBoundsCorner)
    return filter
  }

  func text() -> String? {
    return filter().locationBias?.locationBiasURLQueryItem().value
  }
}

class Shape26bRestriction {
  // The guide's corners of inner-west Sydney, whose longitudes are the wrong way round.
  func query(_ text: String, done: @escaping ([String]) -> Void) {
    let nsBoundsCorner = CLLocationCoordinate2D(latitude: -33.843366, longitude: 151.134002)
    let swBoundsCorner = CLLocationCoordinate2D(latitude: -33.875725, longitude: 151.216349)
    let filter = GMSAutocompleteFilter()
    filter.locationRestriction = GMSPlaceRectangularLocationOption(nsBoundsCorner, swBoundsCorner)
    GMSPlacesClient.shared().findAutocompletePredictions(fromQuery: text, filter: filter, sessionToken: nil) {
      results, _ in done((results ?? []).map { $0.attributedPrimaryText.string })
    }
  }
}

class Shape26cTypedVariable {
  var area: (GMSPlaceLocationBias & GMSPlaceLocationRestriction)?
  var bias: GMSPlaceLocationBias?
  var center: CLLocationCoordinate2D?

  func query(_ text: String, restricted: Bool, done: @escaping ([String]) -> Void) {
    if let center = center {
      area = GMSPlaceCircularLocationOption(center, 5000.0)
      bias = area
    }
    let filter = GMSAutocompleteFilter()
    if restricted {
      filter.locationRestriction = area
    } else {
      filter.locationBias = bias
    }
    GMSPlacesClient.shared().findAutocompletePredictions(fromQuery: text, filter: filter, sessionToken: nil) {
      (results, error) in
      done((results ?? []).prefix(1).map { $0.placeID })
    }
  }
}

class Shape26dOrigin {
  var location: CLLocation? = CLLocation(latitude: -33.8568, longitude: 151.2053)

  func query(_ text: String, done: @escaping ([String]) -> Void) {
    let filter = GMSAutocompleteFilter()
    filter.origin = location
    GMSPlacesClient.shared().findAutocompletePredictions(fromQuery: text, filter: filter, sessionToken: nil) {
      results, error in
      let kilometres = results?.first?.distanceMeters.map { $0.doubleValue / 1000 }
      done([String(format: "%.1f km", kilometres ?? -1), "\(results?[0].distanceMeters?.intValue ?? 0 > 0)"])
    }
  }
}

class Shape26eBoth {
  // Bias and restriction on one filter: the restriction wins.
  func query(_ text: String, done: @escaping ([String]) -> Void) {
    let filter = GMSAutocompleteFilter()
    filter.locationBias = GMSPlaceRectangularLocationOption(
      CLLocationCoordinate2DMake(40.9, -73.7), CLLocationCoordinate2DMake(40.4, -74.3))
    filter.locationRestriction = GMSPlaceRectangularLocationOption(
      CLLocationCoordinate2DMake(51.4, -0.3), CLLocationCoordinate2DMake(51.6, 0.1))
    GMSPlacesClient.shared().findAutocompletePredictions(fromQuery: text, filter: filter, sessionToken: nil) {
      results, error in done((results ?? []).map { $0.attributedPrimaryText.string })
    }
  }
}

extension ShapeCatalogue {
  static let bounds = [
    Shape("11a", "GMSCoordinateBounds.init(coordinate:coordinate:)", gives: ["Statue of Liberty"]) { report in
      Shape11aRectangle().names("statue", done: report.send)
    },
    Shape(
      "11b", "bounds maths", gives: ["false true", "10.0 20.0", "true true", "40.0"]
    ) { report in
      report.send(Shape11bMaths().facts())
    },
    Shape("11c", "the same corner twice", gives: ["true", "lm:cn-tower"]) { report in
      Shape11cDegenerate().query("cn tow", done: report.send)
    },
  ]

  static let areas = [
    Shape(
      "26a", "filter.locationBias = GMSPlaceRectangularLocationOption(ne, sw)",
      gives: ["rectangle:37.5,-100.0|39.0,-95.0"]
    ) { report in
      report.send([Shape26aBias().text() ?? "none"])
    },
    Shape("26b", "a restriction with swapped longitudes", gives: ["Sydney Opera House"]) { report in
      Shape26bRestriction().query("opera", done: report.send)
    },
    Shape(
      "26c", "(GMSPlaceLocationBias & GMSPlaceLocationRestriction)? and a circle",
      gives: ["lm:tower-bridge", "lm:tower-bridge"]
    ) { report in
      let shape = Shape26cTypedVariable()
      shape.center = CLLocationCoordinate2DMake(51.5, -0.1)
      shape.query("tower b", restricted: true) { inside in
        shape.query("tower b", restricted: false) { report.send(inside + $0) }
      }
    },
    Shape("26d", "filter.origin and distanceMeters", gives: ["0.9 km", "true"]) { report in
      Shape26dOrigin().query("sydney opera", done: report.send)
    },
    Shape("26e", "both bias and restriction", gives: ["Tower Bridge"]) { report in
      Shape26eBoth().query("tower bridge", done: report.send)
    },
  ]
}
