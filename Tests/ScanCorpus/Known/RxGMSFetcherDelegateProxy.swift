import Foundation
import RxSwift
import RxCocoa
import GooglePlaces

extension GMSAutocompleteFetcher: HasDelegate {
    public typealias Delegate = GMSAutocompleteFetcherDelegate
}

class RxGMSFetcherDelegateProxy: DelegateProxy<GMSAutocompleteFetcher, GMSAutocompleteFetcherDelegate>, DelegateProxyType, GMSAutocompleteFetcherDelegate {

    public weak private(set) var fetcher: GMSAutocompleteFetcher?

    public init(fetcher: ParentObject) {
        self.fetcher = fetcher
        super.init(parentObject: fetcher, delegateProxy: RxGMSFetcherDelegateProxy.self)
    }

    static func registerKnownImplementations() {
        self.register { RxGMSFetcherDelegateProxy(fetcher: $0) }
    }

    fileprivate let predictions = PublishSubject<[GMSAutocompletePrediction]>()

    func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
        self.predictions.onNext(predictions)
    }

    func didFailAutocompleteWithError(_ error: Error) {
        self.predictions.onError(error)
    }
}

extension RxGMSFetcherDelegateProxy {

    var text: Binder<String?> {
        return Binder(self) { proxy, text in
            proxy.search(text)
        }
    }

    private func search(_ text: String?) {
        fetcher?.sourceTextHasChanged(text)
    }
}
