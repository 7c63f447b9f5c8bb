import Foundation
import Combine
import GooglePlaces

@MainActor
final class SuggestionStore: NSObject, ObservableObject {

    @Published var query = ""
    @Published private(set) var rows: [Row] = []
    @Published var autocompleteFilter: GMSAutocompleteFilter?

    struct Row: Identifiable { let id: String; let title: AttributedString }

    private lazy var fetcher: GMSAutocompleteFetcher = {
        let f = GMSAutocompleteFetcher(filter: nil)
        f.delegate = self
        return f
    }()
    private var bag = Set<AnyCancellable>()
    private var sessionToken = GMSAutocompleteSessionToken()

    override init() {
        super.init()
        $query
            .removeDuplicates()
            .debounce(for: .milliseconds(250), scheduler: RunLoop.main)
            .map(Optional.some)
            .sink(receiveValue: fetcher.sourceTextHasChanged)
            .store(in: &bag)
        fetcher.provide(sessionToken)
        $autocompleteFilter.sink { [unowned self] in self.fetcher.autocompleteFilter = $0 }.store(in: &bag)
    }

    func renew() {
        sessionToken = .init()
        fetcher.provide(GMSAutocompleteSessionToken())
        autocompleteFilter = nil
    }

    func pick(_ row: Row) -> Future<GMSPlace, Error> {
        Future { [sessionToken] promise in
            GMSPlacesClient.shared()
                .fetchPlace(fromPlaceID: row.id,
                            placeFields: [.name, .coordinate],
                            sessionToken: sessionToken) { place, error in
                    if let place { promise(.success(place)) } else { promise(.failure(error!)) }
                }
        }
    }
}

extension SuggestionStore: GMSAutocompleteFetcherDelegate {
    public func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
        rows = predictions.map { p in Row(id: p.placeID, title: AttributedString(p.attributedFullText)) }
    }
    nonisolated public func didFailAutocompleteWithError(_ error: any Error) {
        print(#"didFailAutocompleteWithError \#(error) \(GMSPlacesErrorCode)"#)
    }
}
