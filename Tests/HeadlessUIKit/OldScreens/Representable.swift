import LegacyPlaces
import SwiftUI
import UIKit

// A SwiftUI view around the full-screen controller: family 34.

struct PlacePicker: UIViewControllerRepresentable {
  @Binding var address: String
  var onEnd: () -> Void = {}

  func makeCoordinator() -> Coordinator {
    Coordinator(self)
  }

  func makeUIViewController(context: Context) -> GMSAutocompleteViewController {
    let autocompleteController = GMSAutocompleteViewController()
    autocompleteController.delegate = context.coordinator

    let fields: GMSPlaceField = [.name, .placeID]
    autocompleteController.placeFields = fields

    let filter = GMSAutocompleteFilter()
    filter.types = ["locality"]
    autocompleteController.autocompleteFilter = filter
    return autocompleteController
  }

  func updateUIViewController(_ uiViewController: GMSAutocompleteViewController, context: Context) {
  }

  class Coordinator: NSObject, GMSAutocompleteViewControllerDelegate {
    var parent: PlacePicker

    init(_ parent: PlacePicker) {
      self.parent = parent
    }

    func viewController(
      _ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace
    ) {
      DispatchQueue.main.async {
        self.parent.address = place.name!
        self.parent.onEnd()
      }
    }

    func viewController(
      _ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: Error
    ) {
      print("Error: ", error.localizedDescription)
    }

    func wasCancelled(_ viewController: GMSAutocompleteViewController) {
      parent.onEnd()
    }
  }
}
