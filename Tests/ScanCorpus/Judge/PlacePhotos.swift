import UIKit
import GooglePlaces
import PromiseKit

class PlacePhotosViewController: UICollectionViewController {
    var placesClient: GMSPlacesClient!
    var likelyPlaces : [GMSPlace] = []
    var photos = [GMSPlacePhotoMetadata]()
    var cache: [String: UIImage] = [:]

    func loadFirstPhotoForPlace(placeID: String) {
        GMSPlacesClient.shared().lookUpPhotos(forPlaceID: placeID) { (photos, error) -> Void in
            if let error = error {
                // TODO: handle the error.
                print("Error: \(error.localizedDescription)")
            } else {
                if let firstPhoto = photos?.results.first {
                    self.loadImageForMetadata(photoMetadata: firstPhoto)
                }
            }
        }
    }

    func loadImageForMetadata(photoMetadata: GMSPlacePhotoMetadata) {
        placesClient.loadPlacePhoto(photoMetadata, callback: {
            (photo, error) -> Void in
            if let error = error { print(error) } else { self.collectionView?.reloadData() }
        })
        placesClient.loadPlacePhoto(photoMetadata,
                constrainedTo: CGSize(width: 40, height: 40),
                scale: 2) { _, _ in }
    }

    func nearby() {
        placesClient.currentPlace(callback: { (placeLikelihoods: GMSPlaceLikelihoodList?, error) in
            for likelihood in placeLikelihoods?.likelihoods ?? [] { self.likelyPlaces.append(likelihood.place) }
        })
        let fields: GMSPlaceField = GMSPlaceField(rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue))!
        placesClient?.findPlaceLikelihoodsFromCurrentLocation(withPlaceFields: fields) { [weak self] (list: Array<GMSPlaceLikelihood>?, error: Error?) in
            self?.likelyPlaces = list?.map { $0.place } ?? []
        }
    }

    func modern(_ id: String) {
        let request = GMSFetchPhotoRequest(photoMetadata: photos[0], maxSize: CGSize(width: 4800, height: 4800))
        placesClient.fetchPhoto(with: request, callback: { image, _ in self.cache[id] = image })
        let text = GMSPlaceSearchByTextRequest(textQuery: "pizza", placeProperties: [GMSPlaceProperty.name.rawValue])
        text.rankPreference = GMSPlaceSearchByTextRankPreference.distance
        placesClient.searchByText(with: text) { results, _ in self.likelyPlaces = results ?? [] }
        Api.shared.searchNearby(with: text) { _, _ in }
        Api.shared.searchNearby(with: text, limit: 20) { _, _ in }
        GMSPlacesClient.shared().isOpen(with: GMSPlaceIsOpenRequest(placeID: id, date: nil)) { (r: GMSPlaceIsOpenResponse, _) in print(r.status) }
        placesClient.isOpen(withPlaceID: id) { _, _ in }
        placesClient.isOpen(withPlaceID: id, date: Date(), callback: { _, _ in })
    }

    func promise(_ id: String) -> Promise<GMSPlacePhotoMetadataList> {
        return Promise { seal in
            self.placesClient.lookUpPhotos(forPlaceID: id, callback: seal.resolve)
        }
    }
    var onPhotos: GMSPlacePhotoMetadataResultCallback?
    // var onImage: GMSPlacePhotoImageResultCallback?
}
