import Testing
import GooglePlaces
@testable import Shipping

@Suite("GMSPlacesClient wrappers", .tags(.places))
@MainActor
struct AddressSearchSuite {

    let client = FakeClient()

    @Test("lookUpPlaceID is used once", arguments: ["a", "b"])
    func lookUp(id: String) async throws {
        await confirmation { done in
            client.lookUpPlaceID(id) { _, _ in done() }
        }
        #expect(client.ids == [id])
    }

    @Test func filter() throws {
        let filter = try #require(makeFilter() as? GMSAutocompleteFilter)
        #expect(filter.types == [kGMSPlaceTypeLocality])
        #expect(filter.type == GMSPlacesAutocompleteTypeFilter.noFilter, "GMSPlacesAutocompleteTypeFilter")
    }

    @Test func `delegate gets the place`() {
        let sut = Shipping.AddressScreen()
        sut.wasCancelled(GMSAutocompleteViewController())
        #expect(sut.isClosed)
    }

    private func makeFilter() -> Any {
        let filter = GMSAutocompleteFilter()
        filter.types = [kGMSPlaceTypeLocality]
        return filter
    }
}

final class FakeClient {
    private(set) var ids: [String] = []
    func lookUpPlaceID(_ id: String, callback: (Never?, (any Error)?) -> Void) {
        ids = [id]
        callback(nil, nil)
    }
}
