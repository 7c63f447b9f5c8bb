import SwiftUI
import UIKit
import GooglePlaces

struct PlaceSearchView: UIViewControllerRepresentable {

    @Environment(\.presentationMode) var presentationMode
    @Binding var address: String
    var onPick: (GMSPlace) -> Void = { _ in }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: UIViewControllerRepresentableContext<PlaceSearchView>) -> GMSAutocompleteViewController {
        GMSPlacesClient.provideAPIKey(Secrets.key)

        let autocompleteController = GMSAutocompleteViewController()
        autocompleteController.delegate = context.coordinator

        let fields: GMSPlaceField = GMSPlaceField(rawValue: UInt(GMSPlaceField.name.rawValue) |
            UInt(GMSPlaceField.placeID.rawValue))
        autocompleteController.placeFields = fields

        let filter = GMSAutocompleteFilter()
        filter.types = [kGMSPlaceTypeCollectionAddress]
        autocompleteController.autocompleteFilter = filter
        return autocompleteController
    }

    func updateUIViewController(_ uiViewController: GMSAutocompleteViewController, context: Context) {
        uiViewController.primaryTextHighlightColor = context.environment.colorScheme == .dark ? .white : .black
    }

    class Coordinator: NSObject, UINavigationControllerDelegate, GMSAutocompleteViewControllerDelegate {
        var parent: PlaceSearchView
        init(_ parent: PlaceSearchView) { self.parent = parent }

        func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace) {
            DispatchQueue.main.async {
                print(place.description.description as Any)
                self.parent.address = place.name!
                self.parent.onPick(place)
                self.parent.presentationMode.wrappedValue.dismiss()
            }
        }

        func viewController(_ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: Error) {
            print("Error: ", error.localizedDescription)
        }

        func wasCancelled(_ viewController: GMSAutocompleteViewController) {
            parent.presentationMode.wrappedValue.dismiss()
        }
    }
}

struct PlaceSearchView_Previews: PreviewProvider {
    static var previews: some View {
        Form {
            Text("GMSAutocompleteViewController in a sheet")
            NavigationLink(destination: PlaceSearchView(address: .constant(""))) { Text("Go \(GMSPlacesClient.sdkVersion())") }
        }
    }
}
