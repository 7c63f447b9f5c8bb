import Foundation
import GooglePlaces

@objc(RNPlaces)
class RNPlaces: NSObject {

  private var resolve: RCTPromiseResolveBlock?
  private var reject : RCTPromiseRejectBlock?
  var pending: NSMutableArray = []

  @objc static func requiresMainQueueSetup() -> Bool { return true }

  @objc(openAutocompleteModal:resolver:rejecter:)
  func openAutocompleteModal(_ options: NSDictionary, resolver: @escaping RCTPromiseResolveBlock, rejecter: @escaping RCTPromiseRejectBlock) -> Void {
    resolve = resolver; reject = rejecter
    DispatchQueue.main.async {
      let acController = GMSAutocompleteViewController(); acController.delegate = self
      let f = GMSAutocompleteFilter(); f.type = GMSPlacesAutocompleteTypeFilter.address
      if options["country"] != nil { f.country = options["country"] as? String } else { f.country = "United Kingdom" }
      acController.autocompleteFilter = f
      acController.placeFields = GMSPlaceField(rawValue: UInt.max)
      RCTPresentedViewController()?.present(acController, animated: true)
      RCTPresentedViewController()?.top.tableCellBackgroundColor = .black
    }
  }

  @objc func lookUpPlacesByIDs(_ ids: [String], resolver: @escaping RCTPromiseResolveBlock, rejecter: RCTPromiseRejectBlock) {
    let client = GMSPlacesClient()
    let group = DispatchGroup()
    var out = [String: Any]()
    for id in ids {
      group.enter()
      client.lookUpPlaceID(id) { out[id] = $0?.formattedAddress ?? $1?.localizedDescription; group.leave() }
    }
    group.notify(queue: .main) { resolver(out) }
  }

  // RCT calls this with a dictionary
  @objc func getAutocompletePredictions(_ query: String, options: [String: Any], resolver: @escaping RCTPromiseResolveBlock, rejecter: @escaping RCTPromiseRejectBlock) {
    GMSPlacesClient.init().findAutocompletePredictions(fromQuery: query, filter: GMSAutocompleteFilter(),
        sessionToken: GMSAutocompleteSessionToken.init()) { results, error in
      guard let results = results else { return rejecter("E_AUTOCOMPLETE", "\((error as NSError?)?.code ?? 0) findAutocompletePredictions", error) }
      resolver(results.map({ (p: GMSAutocompletePrediction) -> [String: Any] in
        return ["placeID": p.placeID, "distance": p.distanceMeters ?? -1, "fullText": p.attributedFullText.string] }))
    }
  }
}

extension RNPlaces: GMSAutocompleteViewControllerDelegate {
  func viewController(_ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace) { resolve?(["name": place.name ?? ""]); viewController.dismiss(animated: true) }
  func viewController(_ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: Error) { reject?("E_FAIL", nil, error) }
  func wasCancelled(_ viewController: GMSAutocompleteViewController) { reject?("E_USER_CANCELED", nil, nil) }
  @objc(didRequestAutocompletePredictions:) func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {}
}
