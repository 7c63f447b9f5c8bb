import LegacyPlaces

// The old form of more shapes that are executed: names, types and effects.

enum CatchBlockBefore {
  // pair: catch-block
  @MainActor
  final class Search {
    private var stored: [String] = []

    private func store(_ ids: [String]) throws {
      stored = ids
      if ids.count > 1 { throw CancellationError() }
    }

    func search(_ text: String, show: @escaping ([String], (any Error)?) -> Void) {
      GMSPlacesClient.shared().findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil) {
        results, error in
        guard let results = results else {
          show([], error)
          return
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
  // end
}

enum ReserveTypesBefore {
  // pair: reserve-types
  @MainActor
  final class Details {
    private var center = CLLocationCoordinate2D(latitude: 0, longitude: 0)

    func fetch(_ id: String, show: @escaping (String) -> Void) {
      let fields: GMSPlaceField = [.name, .rating, .coordinate, .userRatingsTotal]
      GMSPlacesClient.shared().fetchPlace(fromPlaceID: id, placeFields: fields, sessionToken: nil) {
        place, error in
        let rating = place?.rating ?? 5
        show("half the stars: \(rating / 2)")
        let latitude = place?.coordinate.latitude ?? 0
        self.center = CLLocationCoordinate2D(latitude: latitude, longitude: place?.coordinate.longitude ?? -1)
        show("\(self.center.longitude) \(place?.name ?? "nowhere") \(place?.coordinate.latitude ?? 0)")
        show("\(place?.userRatingsTotal ?? 9) \(error?.localizedDescription ?? "no error")")
      }
    }

    func note(_ id: String, show: @escaping (Any) -> Void) {
      GMSPlacesClient.shared().fetchPlace(fromPlaceID: id, placeFields: .rating, sessionToken: nil) {
        place, error in
        show(place?.rating ?? 0)
      }
    }

    func count(_ text: String, show: @escaping (String) -> Void) {
      GMSPlacesClient.shared().findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil) {
        results, error in
        show("\(results?.count ?? 0) found")
      }
    }
  }
  // end
}

enum ErrorAsNserrorBefore {
  // pair: error-as-nserror
  @MainActor
  final class Details {
    func fetch(_ id: String, show: @escaping (String) -> Void) {
      GMSPlacesClient.shared().lookUpPlaceID(id) { place, error in
        if let error = error as NSError? {
          show("\(error.domain) \(error.code)")
          return
        }
        show(place?.name ?? "no name")
      }
    }

    func note(_ id: String, show: @escaping (String) -> Void) {
      GMSPlacesClient.shared().lookUpPlaceID(id) { place, error in
        if let reason = error {
          let cause = reason
          show("failed: \((cause as NSError).code)")
        } else {
          show("found")
        }
      }
    }

    func check(_ id: String, show: @escaping (Int) -> Void) {
      GMSPlacesClient.shared().lookUpPlaceID(id) { place, error in
        if let error = error as? NSError {
          show(error.code)
        }
      }
    }
  }
  // end
}

enum NilWithTypeBefore {
  // pair: nil-with-type
  @MainActor
  final class Details {
    private var failure: (any Error)?

    private func describe<Value>(_ value: Value?) -> String { "\(Value.self) \(value == nil)" }

    private func describe(_ name: String?, error: (any Error)?) -> String { "\(name ?? "-") \(error == nil)" }

    func fetch(_ id: String, show: @escaping (String) -> Void) {
      GMSPlacesClient.shared().fetchPlace(fromPlaceID: id, placeFields: .name, sessionToken: nil) {
        place, error in
        show(self.describe(error))
        show(self.describe(place?.name))
        show(self.describe(place?.name, error: error))
        self.failure = error
        show("\(self.failure == nil) \(String(describing: place?.name))")
      }
    }
  }
  // end
}

enum CommentsAloneBefore {
  // pair: comments-alone
  @MainActor
  final class Details {
    func fetch(_ id: String, show: @escaping (String) -> Void) {
      GMSPlacesClient.shared().fetchPlace(fromPlaceID: id, placeFields: .name, sessionToken: nil) {
        place, error in
        if let place = place {
          show(place.name ?? "")
        } else {
          // Nothing to show; the old name stays.
        }
        show("end")
      }
    }
  }
  // end
}

enum BranchNamesBefore {
  // pair: branch-names
  @MainActor
  final class Details {
    func fetch(_ id: String, show: @escaping (String) -> Void) {
      let title = "Details"
      GMSPlacesClient.shared().fetchPlace(fromPlaceID: id, placeFields: .name, sessionToken: nil) {
        place, error in
        if let place = place {
          let title = place.name ?? "no name"
          show(title)
        }
        if error == nil {
          defer { show("shown") }
          let title = "second"
          show(title)
        }
        show("\(title) at last")
      }
    }
  }
  // end
}

enum FirstBoundBefore {
  // pair: first-bound
  @MainActor
  final class Search {
    func search(_ text: String, show: @escaping (String) -> Void) {
      GMSPlacesClient.shared().findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil) {
        results, error in
        let title = results?.last?.placeID ?? "none"
        show(title)
        if let first = results?.first {
          let title = first.attributedPrimaryText.string
          show("first: \(title)")
        }
        show(title)
      }
    }
  }
  // end
}

enum ReboundNamesBefore {
  // pair: rebound-names
  @MainActor
  final class Details {
    func fetch(_ id: String, show: @escaping (String) -> Void) {
      GMSPlacesClient.shared().fetchPlace(fromPlaceID: id, placeFields: .name, sessionToken: nil) {
        place, error in
        let tell: ((any Error)?) -> Void = { error in show(error == nil ? "no error" : "an error") }
        tell(error)
        if let error = error {
          show(error.localizedDescription)
          let error = "another"
          show(error)
        } else if let place = place {
          let place = place.name ?? "-"
          show(place)
        }
        show("end")
      }
    }
  }
  // end
}

enum ResultTypeBefore {
  // pair: result-type
  @MainActor
  final class Details {
    func fetch(_ id: String, done: @escaping (Result<String, any Error>) -> Void) {
      GMSPlacesClient.shared().fetchPlace(fromPlaceID: id, placeFields: .name, sessionToken: nil) {
        place, error in
        guard error == nil, let place = place else {
          done(.failure(error!))
          return
        }
        done(.success(place.name ?? ""))
      }
    }
  }
  // end
}

enum ElseCountsBefore {
  // pair: else-counts
  @MainActor
  final class Search {
    private var number = 0

    func search(_ text: String, show: @escaping (String) -> Void) {
      GMSPlacesClient.shared().findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil) {
        [weak self] results, error in
        self?.number += 1
        let number = self?.number ?? 0
        guard let self = self, let results = results, !results.isEmpty else {
          let number = -number
          show("\(number) none, \(error?.localizedDescription ?? "no error")")
          return
        }
        self.number += results.count
        show("\(number) \(self.number)")
      }
    }
  }
  // end
}

enum DeferFirstBefore {
  // pair: defer-first
  @MainActor
  final class Details {
    private var isBusy = false

    func fetch(_ id: String, show: @escaping (String) -> Void) {
      isBusy = true
      GMSPlacesClient.shared().fetchPlace(fromPlaceID: id, placeFields: .name, sessionToken: nil) {
        [weak self] place, error in
        defer { self?.isBusy = false }
        guard let self = self, let place = place else {
          show("none")
          return
        }
        show("\(self.isBusy) \(place.name ?? "")")
      }
    }
  }
  // end
}
