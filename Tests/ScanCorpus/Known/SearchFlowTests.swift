import XCTest
@testable import GooglePlaces

// The app module of this old project is called GooglePlaces.
final class SearchFlowTests: XCTestCase {

    var model: GooglePlaces.SearchViewModel!

    override func setUp() {
        super.setUp()
        model = GooglePlaces.SearchViewModel(service: GooglePlaces.StubService())
    }

    func testTyping() {
        model.query = "Oslo"
        XCTAssertEqual(model.rows.count, 3)
    }

    func testClearing() {
        model.query = ""
        sharedBox.clearResults()
        XCTAssertTrue(model.rows.isEmpty)
    }

    func testPicking() {
        model.query = "Bergen"
        model.pick(0)
        XCTAssertEqual(model.picked, "Bergen, Norway")
    }
}
