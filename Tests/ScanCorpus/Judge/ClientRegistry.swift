import Foundation
import GooglePlaces

// Several things are called `client` in here. Sorry.

let placesClient: GMSPlacesClient = .shared()
private let apiClient = APIClient(base: "https://example.org")

final class APIClient {
    init(base: String) {}
    func lookUpPlaceID(_ id: String, callback: @escaping (String?, Error?) -> Void) {}
    func sourceTextHasChanged(_ s: String) {}
    func provide(_ token: String) {}
}

final class ClientRegistry {
    private let client: GMSPlacesClient
    private var other: APIClient

    init(client: GMSPlacesClient, other: APIClient) {
        self.client = client
        self.other = other
        client.lookUpPlaceID("a") { _, _ in }
    }

    func one(_ id: String) {
        client.lookUpPlaceID(id) { _, _ in }
        other.lookUpPlaceID(id) { _, _ in }
        placesClient.lookUpPlaceID(id, callback: { _, _ in })
        apiClient.lookUpPlaceID(id, callback: { _, _ in })
    }

    func two(_ client: APIClient, id: String) {
        client.lookUpPlaceID(id) { _, _ in }           // the parameter, not the property
        other.provide("token")
    }

    func three(_ ids: [String], other: GMSAutocompleteFetcher) {
        let client = APIClient(base: "b")
        ids.forEach { client.lookUpPlaceID($0) { _, _ in } }
        other.provide(nil); other.sourceTextHasChanged(ids.first)
        do {
            let client: GMSPlacesClient? = .shared()
            client?.lookUpPlaceID(ids[0]) { place, _ in print(place as Any) }
            if ids.count > 1 {
                let other = APIClient(base: "c")
                other.sourceTextHasChanged("x")
            }
            other.sourceTextHasChanged("y")
        }
        client.lookUpPlaceID("z") { _, _ in }
    }

    func four(_ make: () -> Any) {
        guard let client = make() as? GMSPlacesClient else { return }
        client.lookUpPlaceID("4") { _, _ in }
        if let fetcher = make() as? APIClient { fetcher.sourceTextHasChanged("4") }
        if let fetcher = make() as? GMSAutocompleteFetcher { fetcher.sourceTextHasChanged("4"); Container.main.keep(fetcher) }
        guard let placesClient = Container.main.resolve("places") else { return }
        placesClient.lookUpPlaceID("5") { _, _ in }
    }

    func five() {
        Container.main.each { client in client.lookUpPlaceID("6") { _, _ in } }
        Container.main.each { (client: GMSPlacesClient) in client.lookUpPlaceID("7") { _, _ in } }
        Container.main.each { (client: APIClient) -> Void in
            client.lookUpPlaceID("8", callback: { _, _ in })
        }
        client.lookUpPlaceID("9") { _, _ in }
    }
}

extension ClientRegistry {
    struct Nested {
        var client: Any & PlacesLike
        func run() { client.lookUpPlaceID("10") { _, _ in } }
    }
}
protocol PlacesLike { func lookUpPlaceID(_ id: String, callback: @escaping (Any?, Error?) -> Void) }
