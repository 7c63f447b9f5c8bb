import RxSwift
import RxCocoa
import GooglePlaces

public enum PlacesRxError: Error { case nothing, wrapped(Error) }

extension GMSPlacesClient {

    public func rx_predictions(_ text: String, filter: GMSAutocompleteFilter? = nil, token: GMSAutocompleteSessionToken?) -> Observable<[GMSAutocompletePrediction]> {
        return Observable.create { observer in
            self.findAutocompletePredictions(fromQuery: text, filter: filter, sessionToken: token) { results, error in
                if let error = error { observer.onError(PlacesRxError.wrapped(error)) }
                else { observer.onNext(results ?? []); observer.onCompleted() }
            }
            return Disposables.create()
        }
    }

    public func place(_ id: String) -> Single<GMSPlace> {
        return Single.create { single in
            lookUpPlaceID(id) { place, error in
                if let p = place { single(.success(p)) } else { single(.error(error ?? PlacesRxError.nothing)) }
            }
            return Disposables.create()
        }
    }
}

class SearchViewModel {
    let text = BehaviorRelay<String>(value: "")
    let items: Driver<[GMSAutocompletePrediction]>
    private let bag = DisposeBag()

    init(client: GMSPlacesClient = .shared()) {
        let token = GMSAutocompleteSessionToken()
        items = text.asObservable()
            .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
            .flatMapLatest { client.rx_predictions($0, token: token) }
            .asDriver(onErrorJustReturn: [])
    }

    func sourceTextHasChanged(_ t: String?) { text.accept(t ?? "") }

    func bind(to field: UITextField, in table: UITableView) {
        field.rx.text.subscribe(onNext: { [weak self] in self?.sourceTextHasChanged($0) }).disposed(by: bag)
        table.rx.modelSelected(GMSAutocompletePrediction.self)
            .flatMap { GMSPlacesClient.shared().place($0.placeID).asObservable() }
            .subscribe(onNext: { place in print(place.name as Any) })
            .disposed(by: bag)
        Hub.current.places
            .lookUpPlaceID("ChIJ") { _, _ in }
    }
}

extension Reactive where Base: SearchViewModel {
    var typed: Binder<String?> { return Binder(base) { vm, s in
        vm.sourceTextHasChanged(s)
    } }
}
