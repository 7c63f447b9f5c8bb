import LegacyPlaces

// Family 20: session tokens.

class Shape20aProperty {
  var token = GMSAutocompleteSessionToken()
  var seen = [String]()

  func search(_ text: String, then pick: @escaping (String) -> Void) {
    seen.append(token.description)
    GMSPlacesClient.shared().findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: token) {
      results, _ in
      if let id = results?.first?.placeID { pick(id) }
    }
  }

  func pick(_ id: String, done: @escaping () -> Void) {
    seen.append(token.description)
    GMSPlacesClient.shared().fetchPlace(fromPlaceID: id, placeFields: [.name], sessionToken: token) { _, _ in
      // One session is over: the next text begins another.
      self.token = GMSAutocompleteSessionToken()
      done()
    }
  }
}

class Shape20bOptional {
  private var sessionToken: GMSAutocompleteSessionToken?

  func current() -> GMSAutocompleteSessionToken {
    if sessionToken == nil {
      sessionToken = GMSAutocompleteSessionToken.init()
    }
    return sessionToken!
  }

  func end() {
    sessionToken = nil
  }
}

class Shape20cImplicit {
  var token: GMSAutocompleteSessionToken! = .init()
  lazy var lazyToken = GMSAutocompleteSessionToken()

  func isRenewed() -> Bool {
    let old = token
    token = GMSAutocompleteSessionToken()
    return old != token && lazyToken == lazyToken
  }
}

extension ShapeCatalogue {
  static let tokens = [
    Shape("20a", "a token in a property, renewed after the pick", gives: ["same", "new"]) { report in
      let shape = report.keep(Shape20aProperty())
      shape.search("louvre") { id in
        shape.pick(id) {
          shape.search("big ben") { _ in
            report.send([
              shape.seen[0] == shape.seen[1] ? "same" : "other",
              shape.seen[1] == shape.seen[2] ? "old" : "new",
            ])
          }
        }
      }
    },
    Shape("20b", "an optional token, made when needed", gives: ["true", "false"]) { report in
      let shape = Shape20bOptional()
      let first = shape.current()
      let second = shape.current()
      shape.end()
      report.send(["\(first === second)", "\(first === shape.current())"])
    },
    Shape("20c", "GMSAutocompleteSessionToken! = .init(), lazy", gives: ["true"]) { report in
      report.send(["\(Shape20cImplicit().isRenewed())"])
    },
  ]
}
