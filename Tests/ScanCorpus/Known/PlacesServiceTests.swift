import XCTest
import GooglePlaces
@testable import Courier

final class MockPlacesClient: GMSPlacesClient {

    var queries: [String] = []
    var stubbed: [GMSAutocompletePrediction] = []

    override func findAutocompletePredictions(fromQuery query: String, filter: GMSAutocompleteFilter?, sessionToken: GMSAutocompleteSessionToken?, callback: @escaping GMSAutocompletePredictionsCallback) {
        queries.append(query)
        callback(stubbed, nil)
    }

    override func fetchPlace(fromPlaceID placeID: String, placeFields: GMSPlaceField, sessionToken: GMSAutocompleteSessionToken?, callback: @escaping GMSPlaceResultCallback) {
        callback(nil, NSError(domain: kGMSPlacesErrorDomain, code: -9))
    }

    override func lookUpPlaceID(_ placeID: String, callback: @escaping GMSPlaceResultCallback) {
        XCTFail("lookUpPlaceID(_:callback:) must not be called any more")
    }
}

final class MockToken: GMSAutocompleteSessionToken {}

final class PlacesServiceTests: XCTestCase {

    var client: MockPlacesClient!
    var sut: SuggestionService!

    override func setUp() {
        super.setUp()
        client = MockPlacesClient()
        sut = SuggestionService(client: client)
    }

    func test_query_isForwarded() {
        sut.search("kings cross")
        XCTAssertEqual(client.queries, ["kings cross"])
    }

    func test_delegate_isCalled() {
        let fetcher = FetcherSpy()
        fetcher.didAutocomplete(with: [])
        XCTAssertEqual(fetcher.count, 1)
    }
}

private final class FetcherSpy: NSObject, GMSAutocompleteFetcherDelegate {
    var count = 0
    func didAutocomplete(with predictions: [GMSAutocompletePrediction]) { count += 1 }
    func didFailAutocompleteWithError(_ error: Error) { count -= 1 }
}
