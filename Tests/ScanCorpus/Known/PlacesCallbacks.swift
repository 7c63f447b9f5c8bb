import UIKit
import GooglePlaces

typealias PlaceHandler = GMSPlaceResultCallback
typealias Lookup = (String, @escaping GMSPlaceResultCallback) -> Void

struct PlacesCallbacks {

    var onPlace: GMSPlaceResultCallback?
    var onPredictions: GMSAutocompletePredictionsCallback?
    var onSuggestions: GMSAutocompleteSuggestionsCallback?
    var onLikelihoods: GMSPlaceLikelihoodsCallback?
    var onList: GMSPlaceLikelihoodListCallback?
    var onMetadata: GMSPlacePhotoMetadataResultCallback?
    var onImage: GMSPlacePhotoImageResultCallback?
    var onText: GMSPlaceSearchByTextResultCallback?

    let client: GMSPlacesClient

    func run(id: String, date: Date, place: GMSPlace, metadata: GMSPlacePhotoMetadata) {
        client.lookUpPlaceID(id, callback: onPlace!)
        client.findPlaceLikelihoodsFromCurrentLocation(withPlaceFields: [.name, .placeID], callback: onLikelihoods!)
        client.currentPlace(callback: onList!)
        client.lookUpPhotos(forPlaceID: id, callback: onMetadata!)
        client.loadPlacePhoto(metadata, callback: onImage!)
        client.isOpen(withPlaceID: id) { response, _ in print(response.status) }
        client.isOpen(withPlaceID: id, date: date) { _, _ in }
        client.isOpen(with: place) { _, _ in }
        client.isOpen(with: place, date: date, callback: { _, _ in })
        client.findPlaceLikelihoodsFromCurrentLocation(withPlaceFields: .name) { list, error in
            print(list?.first?.likelihood ?? 0)
        }
    }

    func ask(_ request: GMSPlaceIsOpenRequest, then: (GMSPlaceIsOpenResponse) -> Void) {
        DI.places.isOpen(with: request) { _, _ in }
    }

    func add(_ place: GMSUserAddedPlace) {
        print(place)
    }
}
