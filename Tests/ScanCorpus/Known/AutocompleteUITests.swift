import XCTest

final class AutocompleteUITests: XCTestCase {

    let app = XCUIApplication()

    override func setUpWithError() throws {
        continueAfterFailure = false
        app.launchArguments += ["-PlacesClient", "GMSPlacesClient"]
        app.launch()
    }

    func testAutocompleteOpens() {
        app.buttons["Find address"].tap()
        // The container is a GMSAutocompleteViewController.
        let sheet = app.otherElements["GMSAutocompleteViewController"]
        XCTAssertTrue(sheet.waitForExistence(timeout: 5), "no GMSAutocompleteViewController")
        sheet.searchFields.firstMatch.typeText("Kungsgatan 1")
        app.tables.cells.element(boundBy: 0).tap()
        XCTAssertFalse(sheet.exists)
    }

    func testNotification() {
        let name = Notification.Name("GMSPlaceDidChange")
        expectation(forNotification: name, object: nil)
        NotificationCenter.default.post(name: name, object: "GMSPlace", userInfo: ["GMSPlaceField": "name"])
        waitForExpectations(timeout: 1)
    }

    func testClear() {
        let screen = SearchScreen(app)
        screen.clearResults()
        screen.sourceTextHasChanged("x")
        pageObject.clearResults()
    }
}
