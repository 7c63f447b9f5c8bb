import LegacyPlaces

// The old form of shapes that are executed; the text between the marks is that of the pairs.

enum QueryIfLetBefore {
  // pair: query-if-let
  @MainActor
  final class Search {
    private let client = GMSPlacesClient.shared()

    func search(_ text: String, show: @escaping ([String]) -> Void) {
      client.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil) { results, error in
        if let error = error {
          show(["failed: \(error.localizedDescription)"])
          return
        }
        show((results ?? []).map { $0.attributedFullText.string })
      }
    }
  }
  // end
}

enum QueryGuardBefore {
  // pair: query-guard
  @MainActor
  final class Search {
    private let client = GMSPlacesClient.shared()
    private var token = GMSAutocompleteSessionToken()

    func search(_ text: String, show: @escaping ([String]) -> Void) {
      client.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: token) {
        results, error in
        guard let results = results, error == nil else {
          // Nothing to show.
          show([])
          return
        }
        var rows: [String] = []
        for result in results {
          rows.append("\(result.placeID): \(result.attributedPrimaryText.string)")
        }
        show(rows)
      }
    }

    func renew() {
      token = GMSAutocompleteSessionToken()
    }
  }
  // end
}

enum QueryFirstBefore {
  // pair: query-first
  @MainActor
  final class Search {
    func search(_ text: String, show: @escaping (String?) -> Void) {
      GMSPlacesClient.shared().findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil) {
        results, error in
        guard let first = results?.first else {
          show(nil)
          return
        }
        show(first.attributedFullText.string)
      }
    }
  }
  // end
}

enum QueryFilterBefore {
  // pair: query-filter
  @MainActor
  final class Search {
    func search(_ text: String, show: @escaping ([String]) -> Void) {
      let filter = GMSAutocompleteFilter()
      filter.type = .city
      filter.country = "AU"
      GMSPlacesClient.shared().findAutocompletePredictions(fromQuery: text, filter: filter, sessionToken: nil)
      { results, error in
        show((results ?? []).map { $0.placeID })
      }
    }
  }
  // end
}

enum QueryDistanceBefore {
  // pair: query-distance
  @MainActor
  final class Search {
    func search(_ text: String, show: @escaping (Double, Int?) -> Void) {
      GMSPlacesClient.shared().findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil) {
        results, error in
        guard let results = results else { return }
        for prediction in results where prediction.types.contains("restaurant") {
          show(prediction.distanceMeters?.doubleValue ?? 0, prediction.distanceMeters?.intValue)
        }
      }
    }
  }
  // end
}

enum DetailsGuardBefore {
  // pair: details-guard
  @MainActor
  final class Search {
    func fetch(_ id: String, show: @escaping (String) -> Void) {
      let fields: GMSPlaceField = [.name, .formattedAddress, .coordinate]
      GMSPlacesClient.shared().fetchPlace(fromPlaceID: id, placeFields: fields, sessionToken: nil) {
        place, error in
        guard let place = place, error == nil else {
          show("nothing")
          return
        }
        show("\(place.name ?? "") at \(place.coordinate.latitude), \(place.formattedAddress ?? "")")
      }
    }
  }
  // end
}

enum DetailsLookupBefore {
  // pair: details-lookup
  @MainActor
  final class Search {
    func fetch(_ id: String, show: @escaping (String) -> Void) {
      GMSPlacesClient.shared().lookUpPlaceID(
        id,
        callback: { (place, error) -> Void in
          if let error = error {
            show("lookup place id query error: \(error.localizedDescription)")
            return
          }

          guard let place = place else {
            show("No place details for \(id)")
            return
          }

          show("\(place.name!) \(place.phoneNumber ?? "") \(place.rating)")
        })
    }
  }
  // end
}

enum DetailsErrorSwitchBefore {
  // pair: details-error-switch
  @MainActor
  final class Search {
    func fetch(_ id: String, show: @escaping (String) -> Void) {
      GMSPlacesClient.shared().fetchPlace(fromPlaceID: id, placeFields: .name, sessionToken: nil) {
        place, error in
        if let error = error {
          switch GMSPlacesErrorCode(rawValue: (error as NSError).code) {
          case .networkError, .serverError:
            show("try again")
          case .keyInvalid?, .keyExpired:
            show("key")
          case .locationError:
            show("location")
          default:
            show("failed")
          }
          return
        }
        show(place?.name ?? "")
      }
    }
  }
  // end
}

enum NestedBefore {
  // pair: nested
  @MainActor
  final class Search {
    func coordinate(of text: String, done: @escaping (CLLocationCoordinate2D?, (any Error)?) -> Void) {
      let token = GMSAutocompleteSessionToken()
      let client = GMSPlacesClient.shared()
      client.findAutocompletePredictions(fromQuery: text, filter: .none, sessionToken: token) {
        results, error in
        guard let first = results?.first else {
          done(nil, error)
          return
        }
        client.fetchPlace(fromPlaceID: first.placeID, placeFields: .coordinate, sessionToken: token) {
          place, error in
          done(place?.coordinate, error)
        }
      }
    }
  }
  // end
}
