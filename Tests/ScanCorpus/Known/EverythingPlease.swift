import UIKit
import GooglePlaces

class EverythingPlease: UIViewController {

    private let client = GMSPlacesClient.shared()
    private let all: [String] = []

    func byName(_ id: String) {
        client.fetchPlace(fromPlaceID: id, placeFields: GMSPlaceField.all, sessionToken: nil) { _, _ in }
    }

    func byMember(_ id: String, token: GMSAutocompleteSessionToken) {
        client.fetchPlace(fromPlaceID: id, placeFields: .all, sessionToken: token) { place, error in
            print(place?.name ?? "-", error?.localizedDescription ?? "-")
        }
    }

    func byMaximum(_ id: String, token: GMSAutocompleteSessionToken) {
        let fields = GMSPlaceField(rawValue: UInt.max)
        client.fetchPlace(fromPlaceID: id, placeFields: fields, sessionToken: token) { _, _ in }
    }

    func inController() {
        let controller = GMSAutocompleteViewController()
        controller.placeFields = .all
        present(controller, animated: true)
    }

    func harmless() {
        let selection: Selection = .all
        print(selection == .all, UInt.max, all)
        let controller = GMSAutocompleteViewController()
        controller.placeFields = [.name, .formattedAddress]
        show(controller, sender: nil)
    }

    enum Selection { case all, some }
}
