//
//  PlacesManager.swift
//

import Foundation
import CoreLocation
import GooglePlaces

typealias SuggestionBlock = ([Suggestion]) -> ()

class PlacesManager: NSObject {
    static let shared = PlacesManager()
    private let placesClient = GMSPlacesClient.shared()
    private var token : GMSAutocompleteSessionToken?
    var placeFields: GMSPlaceField = [.name, .placeID]

    func suggestions(for query: String, near: CLLocation?, done: @escaping SuggestionBlock) {
        let filter = GMSAutocompleteFilter()
        filter.origin = near
        if token == nil { token = GMSAutocompleteSessionToken.init() }
        placesClient.findAutocompletePredictions(fromQuery: query,
                                                 filter: filter,
                                                 sessionToken: token) { [weak self] (results, error) in
            guard error == nil, let results = results else { done([]); return }
            done(results.compactMap { Suggestion(title: $0.attributedPrimaryText.string, id: $0.placeID) })
            self?.placesClient.lookUpPlaceID(results[0].placeID, callback: { place, _ in
                print(place?.name ?? "lookUpPlaceID(_:callback:)")
            })
        }
    }

    // the same without a session, for the widget
    func quick(_ q: String, done: @escaping SuggestionBlock) {
        placesClient.findAutocompletePredictions(
            fromQuery: q,
            filter: nil,
            sessionToken: nil,
            callback: { results, _ in done((results ?? []).map { Suggestion(title: $0.attributedFullText.string, id: $0.placeID) }) }
        )
    }

    func old(_ q: String, in bounds: GMSCoordinateBounds, _ callback: @escaping GMSAutocompletePredictionsCallback) {
        self.placesClient.findAutocompletePredictions(fromQuery: q, bounds: bounds, boundsMode: GMSAutocompleteBoundsMode.bias, filter: .none, sessionToken: GMSAutocompleteSessionToken(), callback: callback)
    }

    func details(_ id: String, then finish: @escaping (GMSPlace?, Error?) -> Void) {
        let placeFields: GMSPlaceField = [.coordinate, .formattedAddress]
        placesClient.fetchPlace(fromPlaceID: id, placeFields: placeFields, sessionToken: .none, callback: finish)
    }

    func fetchPlace(with id: String, completion: ((Suggestion?) -> Void)?) {
        details(id) { place, error in
            completion?(place.map { Suggestion(title: $0.name ?? "", id: id) })
        }
    }
    func refresh() {
        fetchPlace(with: "abc") { _ in /* GMSPlaceField.all */ }
        self.placeFields = []
        self.fetchPlace(with: "def", completion: nil)
    }
}

struct Suggestion { let title: String; let id: String }
