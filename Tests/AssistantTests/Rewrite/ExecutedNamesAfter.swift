import LegacyPlaces
import PlacesCore

// The rewritten form of more shapes that are executed: names, types and effects.

enum CatchBlockAfter {
  // pair: catch-block
  @MainActor
  final class Search {
    private var stored: [String] = []

    private func store(_ ids: [String]) throws {
      stored = ids
      if ids.count > 1 { throw CancellationError() }
    }

    func search(_ text: String, show: @escaping ([String], (any Error)?) -> Void) {
      let request = AutocompleteRequest(query: text)
      Task { @MainActor in
        switch await PlacesClient.shared.fetchAutocompleteSuggestions(with: request) {
        case .failure(let failure):
          let error: any Error = failure.legacyError
          show([], error)
        case .success(let suggestions):
          let results: [AutocompletePlaceSuggestion] = suggestions.compactMap {
            switch $0 {
            case .place(let suggestion): return suggestion
            @unknown default: return nil
            }
          }
          do {
            try self.store(results.map { $0.placeID })
            show(results.map { $0.placeID }, nil)
          } catch let error as CancellationError where results.isEmpty {
            show(["empty"], error)
          } catch {
            show([], error)
          }
        }
      }
    }
  }
  // end
}

enum ReserveTypesAfter {
  // pair: reserve-types
  @MainActor
  final class Details {
    private var center = CLLocationCoordinate2D(latitude: 0, longitude: 0)

    func fetch(_ id: String, show: @escaping (String) -> Void) {
      let fields: [PlaceProperty] = [.displayName, .rating, .coordinate, .numberOfUserRatings]
      let placeRequest = FetchPlaceRequest(placeID: id, placeProperties: fields)
      Task { @MainActor in
        switch await PlacesClient.shared.fetchPlace(with: placeRequest) {
        case .success(let place):
          let rating = (place.rating ?? Float(0))
          show("half the stars: \(rating / 2)")
          let latitude = place.location.latitude
          self.center = CLLocationCoordinate2D(latitude: latitude, longitude: place.location.longitude)
          show("\(self.center.longitude) \(place.displayName ?? "nowhere") \(place.location.latitude)")
          show("\(UInt(place.numberOfUserRatings)) no error")
        case .failure(let failure):
          let error: any Error = failure.legacyError
          let rating = Float(5)
          show("half the stars: \(rating / 2)")
          let latitude = Double(0)
          self.center = CLLocationCoordinate2D(latitude: latitude, longitude: Double(-1))
          show("\(self.center.longitude) nowhere \(Double(0))")
          show("\(UInt(9)) \(error.localizedDescription)")
        }
      }
    }

    func note(_ id: String, show: @escaping (Any) -> Void) {
      GMSPlacesClient.shared().fetchPlace(fromPlaceID: id, placeFields: .rating, sessionToken: nil) {
        place, error in
        show(place?.rating ?? 0)
      }
    }

    func count(_ text: String, show: @escaping (String) -> Void) {
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
          show("\(results.count) found")
        case .failure:
          show("0 found")
        }
      }
    }
  }
  // end
}

enum ErrorAsNserrorAfter {
  // pair: error-as-nserror
  @MainActor
  final class Details {
    func fetch(_ id: String, show: @escaping (String) -> Void) {
      let placeRequest = FetchPlaceRequest(placeID: id, placeProperties: [.displayName])
      Task { @MainActor in
        switch await PlacesClient.shared.fetchPlace(with: placeRequest) {
        case .failure(let failure):
          let error: any Error = failure.legacyError
          do {
            let error = error as NSError
            show("\(error.domain) \(error.code)")
            return
          }
        case .success(let place):
          show(place.displayName ?? "no name")
        }
      }
    }

    func note(_ id: String, show: @escaping (String) -> Void) {
      let placeRequest = FetchPlaceRequest(placeID: id, placeProperties: [.placeID])
      Task { @MainActor in
        switch await PlacesClient.shared.fetchPlace(with: placeRequest) {
        case .success:
          show("found")
        case .failure(let failure):
          let error: any Error = failure.legacyError
          let reason = error
          let cause = reason
          show("failed: \((cause as NSError).code)")
        }
      }
    }

    func check(_ id: String, show: @escaping (Int) -> Void) {
      let placeRequest = FetchPlaceRequest(placeID: id, placeProperties: [.placeID])
      Task { @MainActor in
        switch await PlacesClient.shared.fetchPlace(with: placeRequest) {
        case .failure(let failure):
          let error: any Error = failure.legacyError
          do {
            let error = error as NSError
            show(error.code)
          }
        case .success:
          break
        }
      }
    }
  }
  // end
}

enum NilWithTypeAfter {
  // pair: nil-with-type
  @MainActor
  final class Details {
    private var failure: (any Error)?

    private func describe<Value>(_ value: Value?) -> String { "\(Value.self) \(value == nil)" }

    private func describe(_ name: String?, error: (any Error)?) -> String { "\(name ?? "-") \(error == nil)" }

    func fetch(_ id: String, show: @escaping (String) -> Void) {
      let placeRequest = FetchPlaceRequest(placeID: id, placeProperties: [.displayName])
      Task { @MainActor in
        switch await PlacesClient.shared.fetchPlace(with: placeRequest) {
        case .success(let place):
          show(self.describe(nil as (any Error)?))
          show(self.describe(place.displayName))
          show(self.describe(place.displayName, error: nil as (any Error)?))
          self.failure = nil
          show("\(self.failure == nil) \(String(describing: place.displayName))")
        case .failure(let failure):
          let error: any Error = failure.legacyError
          show(self.describe(error as (any Error)?))
          show(self.describe(nil as String?))
          show(self.describe(nil as String?, error: error as (any Error)?))
          self.failure = error
          show("\(self.failure == nil) \(String(describing: nil as String?))")
        }
      }
    }
  }
  // end
}

enum CommentsAloneAfter {
  // pair: comments-alone
  @MainActor
  final class Details {
    func fetch(_ id: String, show: @escaping (String) -> Void) {
      let placeRequest = FetchPlaceRequest(placeID: id, placeProperties: [.displayName])
      Task { @MainActor in
        switch await PlacesClient.shared.fetchPlace(with: placeRequest) {
        case .success(let place):
          show(place.displayName ?? "")
        case .failure:
          // Nothing to show; the old name stays.
          break
        }
        show("end")
      }
    }
  }
  // end
}

enum BranchNamesAfter {
  // pair: branch-names
  @MainActor
  final class Details {
    func fetch(_ id: String, show: @escaping (String) -> Void) {
      let title = "Details"
      let placeRequest = FetchPlaceRequest(placeID: id, placeProperties: [.displayName])
      Task { @MainActor in
        switch await PlacesClient.shared.fetchPlace(with: placeRequest) {
        case .success(let place):
          do {
            let title = place.displayName ?? "no name"
            show(title)
          }
          do {
            defer { show("shown") }
            let title = "second"
            show(title)
          }
        case .failure:
          break
        }
        show("\(title) at last")
      }
    }
  }
  // end
}

enum FirstBoundAfter {
  // pair: first-bound
  @MainActor
  final class Search {
    func search(_ text: String, show: @escaping (String) -> Void) {
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
          let title = results.last?.placeID ?? "none"
          show(title)
          if let first = results.first {
            let title = String(first.attributedPrimaryText.characters)
            show("first: \(title)")
          }
          show(title)
        case .failure:
          let title = "none"
          show(title)
          show(title)
        }
      }
    }
  }
  // end
}

enum ReboundNamesAfter {
  // pair: rebound-names
  @MainActor
  final class Details {
    func fetch(_ id: String, show: @escaping (String) -> Void) {
      let placeRequest = FetchPlaceRequest(placeID: id, placeProperties: [.displayName])
      Task { @MainActor in
        switch await PlacesClient.shared.fetchPlace(with: placeRequest) {
        case .success(let place):
          let tell: ((any Error)?) -> Void = { error in show(error == nil ? "no error" : "an error") }
          tell(nil)
          do {
            let place = place.displayName ?? "-"
            show(place)
          }
        case .failure(let failure):
          let error: any Error = failure.legacyError
          let tell: ((any Error)?) -> Void = { error in show(error == nil ? "no error" : "an error") }
          tell(error)
          do {
            show(error.localizedDescription)
            let error = "another"
            show(error)
          }
        }
        show("end")
      }
    }
  }
  // end
}

enum ResultTypeAfter {
  // pair: result-type
  @MainActor
  final class Details {
    func fetch(_ id: String, done: @escaping (Result<String, any Error>) -> Void) {
      let placeRequest = FetchPlaceRequest(placeID: id, placeProperties: [.displayName])
      Task { @MainActor in
        switch await PlacesClient.shared.fetchPlace(with: placeRequest) {
        case .failure(let failure):
          let error: any Error = failure.legacyError
          done(.failure(error))
        case .success(let place):
          done(.success(place.displayName ?? ""))
        }
      }
    }
  }
  // end
}

enum ElseCountsAfter {
  // pair: else-counts
  @MainActor
  final class Search {
    private var number = 0

    func search(_ text: String, show: @escaping (String) -> Void) {
      let request = AutocompleteRequest(query: text)
      Task { @MainActor [weak self] in
        let result = await PlacesClient.shared.fetchAutocompleteSuggestions(with: request)
        self?.number += 1
        let number = self?.number ?? 0
        switch result {
        case .success(let suggestions):
          let results: [AutocompletePlaceSuggestion] = suggestions.compactMap {
            switch $0 {
            case .place(let suggestion): return suggestion
            @unknown default: return nil
            }
          }
          guard let self = self, !results.isEmpty else {
            let number = -number
            show("\(number) none, no error")
            return
          }
          self.number += results.count
          show("\(number) \(self.number)")
        case .failure(let failure):
          let error: any Error = failure.legacyError
          do {
            let number = -number
            show("\(number) none, \(error.localizedDescription)")
            return
          }
        }
      }
    }
  }
  // end
}

enum DeferFirstAfter {
  // pair: defer-first
  @MainActor
  final class Details {
    private var isBusy = false

    func fetch(_ id: String, show: @escaping (String) -> Void) {
      isBusy = true
      let placeRequest = FetchPlaceRequest(placeID: id, placeProperties: [.displayName])
      Task { @MainActor [weak self] in
        let result = await PlacesClient.shared.fetchPlace(with: placeRequest)
        defer { self?.isBusy = false }
        switch result {
        case .success(let place):
          guard let self = self else {
            show("none")
            return
          }
          show("\(self.isBusy) \(place.displayName ?? "")")
        case .failure:
          show("none")
        }
      }
    }
  }
  // end
}
