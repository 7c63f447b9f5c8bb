import Capacitor
import GooglePlaces

@objc(PlacesCapacitorPlugin)
public class PlacesCapacitorPlugin: CAPPlugin, CAPBridgedPlugin {

    public let identifier = "PlacesCapacitorPlugin"
    public let jsName = "Places"
    public let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "fetchPlace", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "autocompleteQuery", returnType: CAPPluginReturnPromise),
    ]

    private var controller: GMSAutocompleteViewController?
    private var pending: CAPPluginCall?

    @objc func autocompleteQuery(_ call: CAPPluginCall) {
        pending = call
        DispatchQueue.main.async { [weak self] in
            guard let self = self else { return }
            self.controller = GMSAutocompleteViewController()
            self.controller?.delegate = self
            self.controller?.placeFields = [.placeID, .name]
            self.controller!.autocompleteFilter = GMSAutocompleteFilter()
            self.bridge?.viewController?.present(self.controller!, animated: true)
        }
    }

    @objc func fetchPlace(_ call: CAPPluginCall) {
        let id = call.getString("id") ?? ""
        GMSPlacesClient.shared().fetchPlace(fromPlaceID: id, placeFields: [.photos], sessionToken: session(call)) { place, error in
            guard let place else { return call.reject("no place", nil, error) }
            call.resolve(["name": place.name ?? "", "photos": place.photos?.count ?? 0])
        }
    }

    private func session(_ call: CAPPluginCall) -> GMSAutocompleteSessionToken? { nil }
}

extension PlacesCapacitorPlugin: GMSAutocompleteViewControllerDelegate {
    public func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace) {
        pending?.resolve(["id": place.placeID ?? ""])
        viewController.dismiss(animated: true)
    }

    public func viewController(_ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: Error) {
        pending?.reject(error.localizedDescription)
    }

    public func wasCancelled(_ viewController: GMSAutocompleteViewController) {
        pending?.reject("cancelled")
    }
}
