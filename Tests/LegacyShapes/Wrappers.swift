import LegacyPlaces

// Family 18: continuations, and wrappers after Rx, Combine and PromiseKit with stand-ins for those.

class Shape18aContinuation {
  let client = GMSPlacesClient.shared()

  func predictions(_ text: String) async -> [String] {
    return await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        self.client.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil) {
          results, error in
          continuation.resume(returning: results?.map { $0.placeID } ?? [])
        }
      }
    }
  }

  func name(_ id: String) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.main.async {
        self.client.lookUpPlaceID(id) { place, error in
          if let error = error {
            continuation.resume(throwing: error)
          } else {
            continuation.resume(returning: place?.name ?? "")
          }
        }
      }
    }
  }
}

@MainActor
class Shape18fViewModel {
  // The view models of 2021 and later are on the main actor by their authors' own annotation.
  private(set) var names: [String] = []

  func search(_ text: String) async throws {
    let results = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<[GMSAutocompletePrediction], Error>) in
      GMSPlacesClient.shared().findAutocompletePredictions(
        fromQuery: text, filter: nil, sessionToken: GMSAutocompleteSessionToken()
      ) { results, error in
        if let error = error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: results ?? [])
        }
      }
    }
    names = results.map { $0.attributedPrimaryText.string }
  }
}

/// What stands in for an Rx single.
final class Single18<Element> {
  private let work: (@escaping (Result<Element, Error>) -> Void) -> Void

  init(_ work: @escaping (@escaping (Result<Element, Error>) -> Void) -> Void) {
    self.work = work
  }

  static func create(_ work: @escaping (@escaping (Result<Element, Error>) -> Void) -> Void) -> Single18 {
    return Single18(work)
  }

  func subscribe(onSuccess: @escaping (Element) -> Void, onError: @escaping (Error) -> Void = { _ in }) {
    work { result in
      switch result {
      case .success(let element): onSuccess(element)
      case .failure(let error): onError(error)
      }
    }
  }

  func flatMap<Other>(_ next: @escaping (Element) -> Single18<Other>) -> Single18<Other> {
    return Single18<Other> { observer in
      self.subscribe(
        onSuccess: {
          next($0).subscribe(onSuccess: { observer(.success($0)) }, onError: { observer(.failure($0)) })
        },
        onError: { observer(.failure($0)) })
    }
  }
}

/// What stands in for `base.rx`.
struct Reactive18<Base> {
  let base: Base
}

extension NSObjectProtocol {
  var rx18: Reactive18<Self> { return Reactive18(base: self) }
}

extension Reactive18 where Base == GMSPlacesClient {
  func autocomplete(_ query: String) -> Single18<[GMSAutocompletePrediction]> {
    return Single18.create { single in
      self.base.findAutocompletePredictions(fromQuery: query, filter: nil, sessionToken: nil) {
        results, error in
        if let error = error {
          single(.failure(error))
          return
        }
        single(.success(results ?? []))
      }
    }
  }

  func place(_ id: String) -> Single18<GMSPlace> {
    return Single18.create { single in
      self.base.fetchPlace(fromPlaceID: id, placeFields: .all, sessionToken: nil) { place, error in
        if let place = place { single(.success(place)) } else { single(.failure(error!)) }
      }
    }
  }
}

extension GMSPlacesClient {
  /// As Combine's `Future { promise in … }`.
  func placePublisher(_ id: String) -> Single18<GMSPlace> {
    return Single18 { [weak self] promise in
      self?.lookUpPlaceID(id) { place, error in
        promise(error.map { .failure($0) } ?? .success(place!))
      }
    }
  }
}

class Shape18dPromise {
  // As PromiseKit's wrap: a resolver that takes value and error.
  typealias Resolver<T> = (T?, Error?) -> Void

  func wrap<T>(_ body: (@escaping Resolver<T>) -> Void, then: @escaping (T) -> Void) {
    body { value, _ in
      if let value = value { then(value) }
    }
  }

  func place(_ id: String, then: @escaping (GMSPlace) -> Void) {
    wrap({ GMSPlacesClient.shared().lookUpPlaceID(id, callback: $0) }, then: then)
  }
}

/// As a delegate proxy: delegate calls become a stream.
class Shape18eProxy: NSObject, GMSAutocompleteFetcherDelegate {
  private let fetcher: GMSAutocompleteFetcher
  var onNext: (([GMSAutocompletePrediction]) -> Void)?

  init(fetcher: GMSAutocompleteFetcher) {
    self.fetcher = fetcher
    super.init()
    fetcher.delegate = self
  }

  func bind(_ text: String) { fetcher.sourceTextHasChanged(text) }

  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) { onNext?(predictions) }
  func didFailAutocompleteWithError(_ error: Error) { onNext?([]) }
}

extension ShapeCatalogue {
  static let wrappers = [
    Shape("18a", "withCheckedContinuation", gives: ["lm:louvre", "Louvre Museum"]) { report in
      let shape = report.keep(Shape18aContinuation())
      Task {
        let ids = await shape.predictions("louvre")
        let name = try? await shape.name(ids[0])
        report.send(ids + [name ?? "none"])
      }
    },
    Shape("18f", "a continuation in a view model on the main actor", gives: ["Hagia Sophia"]) { report in
      let model = report.keep(Shape18fViewModel())
      Task {
        try? await model.search("hagia")
        report.send(model.names)
      }
    },
    Shape("18b", "Rx-like: Single.create in an extension of base", gives: ["Sky Tower", "3"]) { report in
      let rx = GMSPlacesClient.shared().rx18
      rx.autocomplete("sky tower auck").flatMap { rx.place($0[0].placeID) }.subscribe(onSuccess: { place in
        report.send([place.name, "\(place.types.count)"])
      })
    },
    Shape("18c", "Combine-like: Future in an extension of the client", gives: ["Big Ben"]) { report in
      let client = report.keep(GMSPlacesClient.shared())
      client.placePublisher("lm:big-ben").subscribe(onSuccess: { report.send([$0.name ?? ""]) })
    },
    Shape("18d", "Promise-like: a resolver of value and error", gives: ["Colosseum"]) { report in
      Shape18dPromise().place("lm:colosseum") { report.send([$0.name]) }
    },
    Shape("18e", "a proxy that turns delegate calls into a stream", gives: ["Eiffel Tower"]) { report in
      let proxy = report.keep(Shape18eProxy(fetcher: GMSAutocompleteFetcher(filter: nil)))
      proxy.onNext = { report.send($0.titles) }
      proxy.bind("eiffel t")
    },
  ]
}
