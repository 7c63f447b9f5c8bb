import LegacyPlaces

// Families 38 and 40: callback type names, closure headers, callbacks passed as values, casts of results.

class Shape38aMethodReference: NSObject {
  var lines: (([String]) -> Void)?

  func lookUp(_ identifier: String) {
    GMSPlacesClient.shared().lookUpPlaceID(identifier, callback: finishLookup)
  }

  func finishLookup(place: GMSPlace?, error: Error?) {
    if let error = error {
      lines?(["lookup place id query error: \(error.localizedDescription)"])
      return
    }
    lines?([place?.name ?? "No place details"])
  }
}

class Shape38bTypealias {
  typealias Handler = GMSAutocompletePredictionsCallback

  func predictions(_ text: String, callback: @escaping Handler) {
    GMSPlacesClient.shared().findAutocompletePredictions(
      fromQuery: text, filter: nil, sessionToken: nil, callback: callback)
  }

  func place(_ id: String, callback: @escaping GMSPlaceResultCallback) {
    GMSPlacesClient.shared().fetchPlace(
      fromPlaceID: id, placeFields: .name, sessionToken: nil, callback: callback)
  }
}

class Shape38cStoredClosure {
  var onPlace: GMSPlaceResultCallback = { _, _ in }
  var onPredictions: GMSAutocompletePredictionsCallback?

  func go(_ id: String) {
    let handler: GMSPlaceResultCallback = { (place: GMSPlace?, error: Error?) in
      self.onPlace(place, error)
    }
    GMSPlacesClient.shared().lookUpPlaceID(id, callback: handler)
  }

  func search(_ text: String) {
    guard let callback = onPredictions else { return }
    GMSPlacesClient.shared().autocompleteQuery(text, bounds: nil, filter: nil, callback: callback)
  }
}

class Shape38dPositional {
  func names(_ text: String, done: @escaping ([String], Bool) -> Void) {
    GMSPlacesClient.shared().autocompleteQuery(text, bounds: nil, filter: nil) {
      done($0?.map { $0.attributedPrimaryText.string } ?? [], $1 != nil)
    }
  }
}

func shape38eNested(_ text: String, done: @escaping (GMSPlace?) -> Void) {
  func use(results: [GMSAutocompletePrediction]?, error: Error?) {
    guard let id = results?.first?.placeID else { return done(nil) }
    GMSPlacesClient.shared().lookUpPlaceID(id) { (place, _) -> Void in done(place) }
  }
  GMSPlacesClient.shared().autocompleteQuery(text, bounds: nil, filter: nil, callback: use)
}

// Casts in forms that compile without a warning: the static type says less than the value holds.

class Shape40aNotification: NSObject {
  func names(from userInfo: [AnyHashable: Any]) -> [String] {
    guard let results = userInfo["predictions"] as? [GMSAutocompletePrediction] else { return [] }
    return results.map { $0.attributedPrimaryText.string }
  }
}

class Shape40bAnyObjects {
  // As in the days when results came as [AnyObject]?.
  func query(_ text: String, done: @escaping ([String]) -> Void) {
    GMSPlacesClient.shared().autocompleteQuery(text, bounds: nil, filter: nil) { (results, error) in
      let objects: [AnyObject]? = results
      var lines = [String]()
      for object in objects! {
        if let result = object as? GMSAutocompletePrediction {
          lines.append(result.attributedFullText.string)
        }
      }
      done(lines)
    }
  }
}

class Shape40cSender: NSObject {
  var selected: GMSAutocompletePrediction?

  func prepare(sender: Any?) {
    if let prediction = sender as? GMSAutocompletePrediction {
      selected = prediction
    }
  }

  func rows(_ items: [Any]) -> [GMSPlace] {
    return items.compactMap { $0 as? GMSPlace }
  }
}

class Shape40dGeneric {
  // As RxCocoa's modelSelected: the type is handed over as a value.
  var rows: [Any] = []

  func modelSelected<T>(_ modelType: T.Type, at index: Int) -> T? {
    return rows[index] as? T
  }
}

extension ShapeCatalogue {
  static let callbackTypes = [
    Shape("38a", "a method as callback", gives: ["Sagrada Família"]) { report in
      let shape = report.keep(Shape38aMethodReference())
      shape.lines = report.send
      shape.lookUp("lm:sagrada-familia")
    },
    Shape("38b", "parameters of the callback types", gives: ["Christ the Redeemer"]) { report in
      let shape = report.keep(Shape38bTypealias())
      shape.predictions("christ the red") { results, _ in
        shape.place(results?.first?.placeID ?? "") { place, _ in report.send([place?.name ?? ""]) }
      }
    },
    Shape("38c", "callbacks kept in properties", gives: ["Brooklyn Bridge", "1"]) { report in
      let shape = report.keep(Shape38cStoredClosure())
      shape.onPlace = { place, _ in
        shape.onPredictions = { results, _ in
          report.send([place?.name ?? "", "\(results?.count ?? 0)"])
          shape.onPlace = { _, _ in }
          shape.onPredictions = nil
        }
        shape.search("brooklyn bri")
      }
      shape.go("lm:brooklyn-bridge")
    },
    Shape("38d", "positional closure parameters", gives: ["Empire State Building", "false"]) { report in
      Shape38dPositional().names("empire state") { names, failed in report.send(names + ["\(failed)"]) }
    },
    Shape("38e", "a nested function as callback", gives: ["British Museum"]) { report in
      shape38eNested("british mus") { report.send([$0?.name ?? ""]) }
    },
  ]

  static let casts = [
    Shape("40a", "userInfo[…] as? [GMSAutocompletePrediction]", gives: ["Charles Bridge"]) { report in
      GMSPlacesClient.shared().autocompleteQuery("charles br", bounds: nil, filter: nil) { results, _ in
        report.send(Shape40aNotification().names(from: ["predictions": results as Any]))
      }
    },
    Shape(
      "40b", "object as? GMSAutocompletePrediction in the loop",
      gives: ["Brandenburg Gate, Berlin, Germany"]
    ) { report in
      Shape40bAnyObjects().query("brandenburg gate", done: report.send)
    },
    Shape("40c", "sender as? GMSAutocompletePrediction", gives: ["N Seoul Tower", "0"]) { report in
      GMSPlacesClient.shared().autocompleteQuery("n seoul", bounds: nil, filter: nil) { results, _ in
        let shape = Shape40cSender()
        shape.prepare(sender: results?.first)
        report.send([
          shape.selected?.attributedPrimaryText.string ?? "", "\(shape.rows(results ?? []).count)",
        ])
      }
    },
    Shape("40d", "modelSelected(GMSAutocompletePrediction.self)", gives: ["lm:louvre", "true"]) { report in
      shapeRows("louvre") {
        let shape = Shape40dGeneric()
        shape.rows = $0
        let place = shape.modelSelected(GMSPlace.self, at: 0)
        report.send([
          shape.modelSelected(GMSAutocompletePrediction.self, at: 0)?.placeID ?? "none", "\(place == nil)",
        ])
      }
    },
  ]
}
