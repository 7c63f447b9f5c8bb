import SwiftUI
import LegacyPlaces

/// Runs on the compatibility module already; the names are the old ones.
struct MigratedCheckout: View {

    @State private var place: GMSPlace?
    @State private var isSearching = false

    var body: some View {
        Form {
            Button(place?.formattedAddress ?? "Choose an address") { isSearching = true }
        }
        .sheet(isPresented: $isSearching) {
            Sheet(place: $place)
        }
    }

    struct Sheet: UIViewControllerRepresentable {
        @Binding var place: GMSPlace?

        func makeUIViewController(context: Context) -> some UIViewController {
            let controller = GMSAutocompleteViewController()
            controller.delegate = context.coordinator
            controller.placeFields = [.formattedAddress, .coordinate]
            return controller
        }

        func updateUIViewController(_ controller: UIViewControllerType, context: Context) {}
        func makeCoordinator() -> Delegate { Delegate(self) }
    }

    final class Delegate: NSObject {
        let sheet: Sheet
        init(_ sheet: Sheet) { self.sheet = sheet }
    }
}

extension MigratedCheckout.Delegate: GMSAutocompleteViewControllerDelegate {
    nonisolated func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace) {
        MainActor.assumeIsolated { sheet.place = place }
    }
    nonisolated func viewController(_ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: any Error) {}
    nonisolated func wasCancelled(_ viewController: GMSAutocompleteViewController) {}
}
