//
//  GMSPlacesClient+Rx.swift
//  RxPlaces
//

import RxSwift
import RxCocoa
import GooglePlaces

extension GMSPlacesClient: ReactiveCompatible {}

extension Reactive where Base: GMSPlacesClient {

    func predictions(for query: String, filter: GMSAutocompleteFilter? = nil) -> Observable<[GMSAutocompletePrediction]> {
        return Observable.create { observer in
            self.base.autocompleteQuery(query, bounds: nil, filter: filter) { results, error in
                if let error = error {
                    observer.onError(error)
                } else {
                    observer.onNext(results ?? [])
                    observer.onCompleted()
                }
            }
            return Disposables.create()
        }
    }
}

extension GMSPlacesClient {

    func rx_lookUp(_ placeID: String) -> Observable<GMSPlace> {
        return Observable.create { observer in
            self.lookUpPlaceID(placeID, callback: { place, error in
                if let place = place {
                    observer.onNext(place)
                    observer.onCompleted()
                } else if let error = error {
                    observer.onError(error)
                }
            })
            return Disposables.create()
        }
    }
}

final class SearchBinder {

    private let bag = DisposeBag()

    func bind(_ table: UITableView, to onPick: @escaping (String) -> Void) {
        table.rx.modelSelected(GMSAutocompletePrediction.self)
            .subscribe(onNext: { onPick($0.placeID ?? "") })
            .disposed(by: bag)
    }
}
