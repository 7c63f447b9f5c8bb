import UIKit
import GooglePlaces

// Names of this app that only look like Google's.
final class GMSAutoCompleteVC: UIViewController {}
struct GMSPlaceHelper {}
final class GMSPlacesClientWrapper {
    func lookUpPlaceID(_ id: String, callback: (String) -> Void) { callback(id) }
    func sourceTextHasChanged(_ text: String) {}
    func clearResults() {}
}
protocol GMSAutocompletePredictionProtocol { var placeID: String { get } }
enum GMPlacesAutocomplete { static let shared = GMPlacesAutocomplete.self }

func GMSPlaceFieldsFromFields(_ fields: [String]) -> Int { return fields.count }
let GMSPlacesClientApiKey = "key"
let kGMSPlacesClientKey = "GMSPlacesClient"
let myGMSPlace = 1, GMSPlace2 = 2, _GMSPlace = 3, gmsPlace = 4, GMSplace = 5

final class NearlyGoogle {

    let wrapper = GMSPlacesClientWrapper()
    var stepper: GMStepper?
    var map: GMSMapView!
    var geocoder = GMSGeocoder()
    var placePicker: GMSPlacePicker?
    let place: GMSPlaceHelper = GMSPlaceHelper()

    func use(_ helper: GMSPlaceHelper) {
        wrapper.lookUpPlaceID("a") { print($0) }
        wrapper.lookUpPlaceID("a", callback: { print($0) })
        wrapper.sourceTextHasChanged("b")
        self.wrapper.clearResults()
        print(GMSPlaceFieldsFromFields(["name"]), GMSPlacesClientApiKey, kGMSPlacesClientKey, myGMSPlace, GMSPlace2)
        clearResults()
        provide(helper)
    }

    func clearResults() {}
    func provide(_ helper: GMSPlaceHelper) {}
    func didAutocompleteWithPlaces(_ places: [GMSPlaceHelper]) {}
    func didSelectPrediction(prediction: GMSAutocompletePredictionProtocol) {}
}
