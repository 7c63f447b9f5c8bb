import UIKit
import GooglePlaces

class PhotoGalleryController: UICollectionViewController {

    var placeID = "ChIJV4k8_9UodTERU5KXbkYpSYs"
    var images: [UIImage] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        loadFirstPhotoForPlace(placeID: placeID)
    }

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
        GMSPlacesClient.shared().loadPlacePhoto(photoMetadata, callback: { (photo, error) -> Void in
            if let photo = photo {
                self.images.append(photo)
                self.collectionView?.reloadData()
            }
        })
    }

    func thumbnail(of photo: GMSPlacePhotoMetadata, side: CGFloat, then done: @escaping (UIImage?) -> Void) {
        GMSPlacesClient.shared().loadPlacePhoto(photo, constrainedTo: CGSize(width: side, height: side), scale: UIScreen.main.scale) { image, _ in
            done(image)
        }
    }

    func all(_ list: GMSPlacePhotoMetadataList) -> [GMSPlacePhotoMetadata] {
        return list.results
    }
}
