import LegacyPlaces
import PlacesCore

// The rewritten form of shapes that are executed; the text between the marks is that of the pairs.

enum QueryIfLetAfter {
  // pair: query-if-let
  @MainActor
  final class Search {
    private let client = PlacesClient.shared

    func search(_ text: String, show: @escaping ([String]) -> Void) {
      let request = AutocompleteRequest(query: text)
      Task { @MainActor [client = self.client] in
        switch await client.fetchAutocompleteSuggestions(with: request) {
        case .failure(let failure):
          let error: any Error = failure.legacyError
          show(["failed: \(error.localizedDescription)"])
        case .success(let suggestions):
          let results: [AutocompletePlaceSuggestion] = suggestions.compactMap {
            switch $0 {
            case .place(let suggestion): return suggestion
            @unknown default: return nil
            }
          }
          show(results.map { String($0.attributedFullText.characters) })
        }
      }
    }
  }
  // end
}

enum QueryGuardAfter {
  // pair: query-guard
  @MainActor
  final class Search {
    private let client = PlacesClient.shared
    private var token = AutocompleteSessionToken()

    func search(_ text: String, show: @escaping ([String]) -> Void) {
      let request = AutocompleteRequest(query: text, sessionToken: token)
      Task { @MainActor [client = self.client] in
        switch await client.fetchAutocompleteSuggestions(with: request) {
        case .failure:
          // Nothing to show.
          show([])
        case .success(let suggestions):
          let results: [AutocompletePlaceSuggestion] = suggestions.compactMap {
            switch $0 {
            case .place(let suggestion): return suggestion
            @unknown default: return nil
            }
          }
          var rows: [String] = []
          for result in results {
            rows.append("\(result.placeID): \(String(result.attributedPrimaryText.characters))")
          }
          show(rows)
        }
      }
    }

    func renew() {
      token = AutocompleteSessionToken()
    }
  }
  // end
}

enum QueryFirstAfter {
  // pair: query-first
  @MainActor
  final class Search {
    func search(_ text: String, show: @escaping (String?) -> Void) {
      let request = AutocompleteRequest(query: text)
      Task { @MainActor in
        switch await PlacesClient.shared.fetchAutocompleteSuggestions(with: request) {
        case .success(let suggestions):
          let results: [AutocompletePlaceSuggestion] = suggestions.compactMap {
            switch $0 {
            case .place(let suggestion): return suggestion
            @unknown default: return nil
            }
          }
          guard let first = results.first else {
            show(nil)
            return
          }
          show(String(first.attributedFullText.characters))
        case .failure:
          show(nil)
        }
      }
    }
  }
  // end
}

enum QueryFilterAfter {
  // pair: query-filter
  @MainActor
  final class Search {
    func search(_ text: String, show: @escaping ([String]) -> Void) {
      let filter = AutocompleteFilter(types: [.cities], countries: ["AU"])
      let request = AutocompleteRequest(query: text, filter: filter)
      Task { @MainActor in
        switch await PlacesClient.shared.fetchAutocompleteSuggestions(with: request) {
        case .success(let suggestions):
          let results: [AutocompletePlaceSuggestion] = suggestions.compactMap {
            switch $0 {
            case .place(let suggestion): return suggestion
            @unknown default: return nil
            }
          }
          show(results.map { $0.placeID })
        case .failure:
          show([])
        }
      }
    }
  }
  // end
}

enum QueryDistanceAfter {
  // pair: query-distance
  @MainActor
  final class Search {
    func search(_ text: String, show: @escaping (Double, Int?) -> Void) {
      let request = AutocompleteRequest(query: text)
      Task { @MainActor in
        switch await PlacesClient.shared.fetchAutocompleteSuggestions(with: request) {
        case .success(let suggestions):
          let results: [AutocompletePlaceSuggestion] = suggestions.compactMap {
            switch $0 {
            case .place(let suggestion): return suggestion
            @unknown default: return nil
            }
          }
          for prediction in results where prediction.types.contains(.restaurant) {
            show(prediction.distance?.value ?? 0, prediction.distance.map { Int($0.value) })
          }
        case .failure:
          break
        }
      }
    }
  }
  // end
}

enum DetailsGuardAfter {
  // pair: details-guard
  @MainActor
  final class Search {
    func fetch(_ id: String, show: @escaping (String) -> Void) {
      let fields: [PlaceProperty] = [.displayName, .formattedAddress, .coordinate]
      let placeRequest = FetchPlaceRequest(placeID: id, placeProperties: fields)
      Task { @MainActor in
        switch await PlacesClient.shared.fetchPlace(with: placeRequest) {
        case .failure:
          show("nothing")
        case .success(let place):
          show("\(place.displayName ?? "") at \(place.location.latitude), \(place.formattedAddress ?? "")")
        }
      }
    }
  }
  // end
}

enum DetailsLookupAfter {
  // pair: details-lookup
  @MainActor
  final class Search {
    func fetch(_ id: String, show: @escaping (String) -> Void) {
      let placeRequest = FetchPlaceRequest(
        placeID: id, placeProperties: [.displayName, .internationalPhoneNumber, .rating])
      Task { @MainActor in
        switch await PlacesClient.shared.fetchPlace(with: placeRequest) {
        case .failure(let failure):
          let error: any Error = failure.legacyError
          show("lookup place id query error: \(error.localizedDescription)")
        case .success(let place):
          show("\(place.displayName!) \(place.internationalPhoneNumber ?? "") \((place.rating ?? Float(0)))")
        }
      }
    }
  }
  // end
}

enum DetailsErrorSwitchAfter {
  // pair: details-error-switch
  @MainActor
  final class Search {
    func fetch(_ id: String, show: @escaping (String) -> Void) {
      let placeRequest = FetchPlaceRequest(placeID: id, placeProperties: [.displayName])
      Task { @MainActor in
        switch await PlacesClient.shared.fetchPlace(with: placeRequest) {
        case .failure(let error):
          switch error {
          case .network, .server:
            show("try again")
          case .keyInvalid, .keyExpired:
            show("key")
          case .location:
            show("location")
          default:
            show("failed")
          }
        case .success(let place):
          show(place.displayName ?? "")
        }
      }
    }
  }
  // end
}

enum NestedAfter {
  // pair: nested
  @MainActor
  final class Search {
    func coordinate(of text: String, done: @escaping (CLLocationCoordinate2D?, (any Error)?) -> Void) {
      let token = AutocompleteSessionToken()
      let client = PlacesClient.shared
      let request = AutocompleteRequest(query: text, sessionToken: token)
      Task { @MainActor in
        switch await client.fetchAutocompleteSuggestions(with: request) {
        case .success(let suggestions):
          let results: [AutocompletePlaceSuggestion] = suggestions.compactMap {
            switch $0 {
            case .place(let suggestion): return suggestion
            @unknown default: return nil
            }
          }
          guard let first = results.first else {
            done(nil, nil)
            return
          }
          let placeRequest = FetchPlaceRequest(
            placeID: first.placeID, placeProperties: [.coordinate], sessionToken: token)
          Task { @MainActor in
            switch await client.fetchPlace(with: placeRequest) {
            case .success(let place):
              done(place.location, nil)
            case .failure(let failure):
              let error: any Error = failure.legacyError
              done(nil, error)
            }
          }
        case .failure(let placesError):
          let error: any Error = placesError.legacyError
          done(nil, error)
        }
      }
    }
  }
  // end
}
