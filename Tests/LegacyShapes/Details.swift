import LegacyPlaces

// Families 15 and 16: details by id.

class Shape16aLabelled {
  func lookUp(done: @escaping ([String]) -> Void) {
    let placeID = "lm:sydney-opera-house"
    GMSPlacesClient.shared().lookUpPlaceID(
      placeID,
      callback: { (place, error) -> Void in
        if let error = error {
          done(["lookup place id query error: \(error.localizedDescription)"])
          return
        }
        guard let place = place else {
          done(["No place details for \(placeID)"])
          return
        }
        done(["Place name \(place.name!)", "Place placeID \(place.placeID!)"])
      })
  }
}

class Shape16bTrailing {
  let client = GMSPlacesClient()

  func select(_ prediction: GMSAutocompletePrediction, done: @escaping ([String]) -> Void) {
    // 2.x: the id was optional.
    client.lookUpPlaceID(prediction.placeID!) { (place, error) in
      let location = place!.coordinate
      done(["\(place!.name ?? "") \(Int(location.latitude)) \(Int(location.longitude))"])
    }
  }
}

class Shape16cUnknown {
  func lookUp(_ id: String, done: @escaping (GMSPlace?, Error?) -> Void) {
    GMSPlacesClient.shared().lookUpPlaceID(id) { place, error in done(place, error) }
  }
}

class Shape16dEach {
  // Details of every row of the list, as some apps do.
  var places = [GMSPlace]()

  func load(_ predictions: [GMSAutocompletePrediction], done: @escaping ([String]) -> Void) {
    for prediction in predictions {
      GMSPlacesClient.shared().lookUpPlaceID(prediction.placeID) { place, _ in
        if let place = place { self.places.append(place) }
        if self.places.count == predictions.count {
          done(self.places.map { $0.placeID }.sorted())
        }
      }
    }
  }
}

class Shape15aTrailing {
  func fetch(_ placeID: String, done: @escaping ([String]) -> Void) {
    let fields: GMSPlaceField = [.name, .formattedAddress, .coordinate]
    GMSPlacesClient.shared().fetchPlace(fromPlaceID: placeID, placeFields: fields, sessionToken: nil) {
      place, error in
      guard let place = place, error == nil else { return }
      done([place.name ?? "", place.formattedAddress ?? "no address"])
    }
  }
}

class Shape15bCallback {
  private var placesClient: GMSPlacesClient!

  func fetch(_ placeID: String, done: @escaping ([String]) -> Void) {
    placesClient = GMSPlacesClient.shared()
    let fields: GMSPlaceField = GMSPlaceField(
      rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue))
    placesClient?.fetchPlace(
      fromPlaceID: placeID, placeFields: fields, sessionToken: nil,
      callback: { (place: GMSPlace?, error: Error?) in
        if let error = error {
          done(["An error occurred: \(error.localizedDescription)"])
          return
        }
        if let place = place {
          done(["The selected place is: \(place.name ?? "")"])
        }
      })
  }
}

class Shape15cSingle {
  let token = GMSAutocompleteSessionToken()

  func coordinate(_ prediction: GMSAutocompletePrediction, done: @escaping (CLLocationCoordinate2D) -> Void) {
    GMSPlacesClient.shared().fetchPlace(
      fromPlaceID: prediction.placeID, placeFields: .coordinate, sessionToken: token
    ) { (place, error) in
      done(place?.coordinate ?? kCLLocationCoordinate2DInvalid)
    }
  }
}

class Shape15dLongLiteral {
  func fetch(_ id: String, completionHandler: @escaping (GMSPlace?) -> ()) {
    GMSPlacesClient.shared().fetchPlace(
      fromPlaceID: id,
      placeFields: [
        .name, .placeID, .formattedAddress, .coordinate, .types, .viewport, .addressComponents, .plusCode,
      ],
      sessionToken: GMSAutocompleteSessionToken()
    ) { [weak self] (place, error) in
      guard self != nil else { return }
      completionHandler(place)
    }
  }
}

extension ShapeCatalogue {
  static let lookUps = [
    Shape(
      "16a", "lookUpPlaceID(_, callback: { (place, error) -> Void in",
      gives: ["Place name Sydney Opera House", "Place placeID lm:sydney-opera-house"]
    ) { report in
      Shape16aLabelled().lookUp(done: report.send)
    },
    Shape("16b", "lookUpPlaceID(prediction.placeID!) { … place!", gives: ["Eiffel Tower 48 2"]) { report in
      GMSPlacesClient.shared().autocompleteQuery("eiffel tow", bounds: nil, filter: nil) { results, _ in
        Shape16bTrailing().select(results![0], done: report.send)
      }
    },
    Shape("16c", "an id that no place has", gives: ["nil", "true"]) { report in
      Shape16cUnknown().lookUp("ChIJ000000000000000000000AA") { place, error in
        report.send([place?.name ?? "nil", "\(error != nil)"])
      }
    },
    Shape("16d", "details of every row", gives: ["lm:big-ben", "lm:burj-khalifa"]) { report in
      let shape = report.keep(Shape16dEach())
      let client = GMSPlacesClient.shared()
      client.autocompleteQuery("big ben", bounds: nil, filter: nil) { first, _ in
        client.autocompleteQuery("burj khalifa", bounds: nil, filter: nil) { second, _ in
          shape.load([first![0], second![0]], done: report.send)
        }
      }
    },
  ]

  static let fetchPlace = [
    Shape(
      "15a", "fetchPlace(fromPlaceID:placeFields:sessionToken: nil) { place, error in",
      gives: ["Golden Gate Bridge", "California, United States"]
    ) { report in
      Shape15aTrailing().fetch("lm:golden-gate-bridge", done: report.send)
    },
    Shape(
      "15b", "fetchPlace(…, callback: { (place: GMSPlace?, error: Error?) in",
      gives: ["The selected place is: Sky Tower"]
    ) { report in
      let shape = report.keep(Shape15bCallback())
      shape.fetch("lm:sky-tower-auckland", done: report.send)
    },
    Shape("15c", "placeFields: .coordinate", gives: ["35 139"]) { report in
      GMSPlacesClient.shared().autocompleteQuery("tokyo tower", bounds: nil, filter: nil) { results, _ in
        Shape15cSingle().coordinate(results![0]) {
          report.send(["\(Int($0.latitude)) \(Int($0.longitude))"])
        }
      }
    },
    Shape("15d", "a long literal in the call, [weak self]", gives: ["Bern", "true"]) { report in
      let shape = report.keep(Shape15dLongLiteral())
      shape.fetch("gn:2661552") { report.send([$0?.name ?? "", "\($0?.viewport != nil)"]) }
    },
  ]
}
