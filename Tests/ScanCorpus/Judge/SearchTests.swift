import XCTest
@testable import Bistro
@testable import GooglePlaces

final class SearchTests: XCTestCase {

    final class FakePlacesClient: GMSPlacesClient {
        var asked: [String] = []
        var answer: [GMSAutocompletePrediction]? = []

        override func findAutocompletePredictions(fromQuery query: String, filter: GMSAutocompleteFilter?, sessionToken: GMSAutocompleteSessionToken?, callback: @escaping GMSAutocompletePredictionsCallback) {
            asked.append(query)
            callback(answer, nil)
        }

        override func lookUpPlaceID(_ placeID: String, callback: @escaping GMSPlaceResultCallback) {
            asked.append("lookUpPlaceID \(placeID)")
            callback(nil, NSError(domain: kGMSPlacesErrorDomain, code: GMSPlacesErrorCode.keyInvalid.rawValue))
        }

        func lookUpPlaceIDs(_ ids: [String]) { ids.forEach { id in lookUpPlaceID(id) { _, _ in } } }
    }

    var sut: SearchPresenter!
    var client: GMSPlacesClient!

    override func setUp() {
        client = FakePlacesClient()
        sut = SearchPresenter(client: client)
    }

    func test_findAutocompletePredictions_isAskedOnce() {
        sut.type("pizza")
        XCTAssertEqual((client as? FakePlacesClient)?.asked, ["pizza"])
    }

    func test_lookUpPlaceID_givesTheError() {
        let waits = expectation(description: "lookUpPlaceID(_:callback:)")
        client.lookUpPlaceID("x") { place, error in
            XCTAssertNil(place)
            XCTAssertEqual((error as NSError?)?.code, -4)
            waits.fulfill()
        }
        wait(for: [waits], timeout: 1)
    }

    func test_delegate() {
        let controller = GMSAutocompleteViewController()
        sut.wasCancelled(controller)
        sut.didUpdateAutocompletePredictions(controller)
        XCTAssertTrue(sut.isDone)
        XCTAssertEqual(controller.placeFields, [.name, .placeID])
        XCTAssertNil(sut.screen.autocompleteFilter)
    }

    func testUI() {
        let app = XCUIApplication()
        app.launch()
        XCTAssert(app.otherElements["GMSAutocompleteViewController"].exists)
    }
}
