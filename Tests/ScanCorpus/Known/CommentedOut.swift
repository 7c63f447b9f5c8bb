/* GMSPlacesClient /* GMSPlace /* deeper */ GMSAutocompleteFilter */ still a comment: GMSPlaceField */
import Foundation
import GooglePlaces // import GooglePlaces

/**
 Wraps `GMSPlacesClient`.

     let client = GMSPlacesClient.shared()
     client.lookUpPlaceID("x") { _, _ in }
 */
class CommentedOut {

    // let fetcher = GMSAutocompleteFetcher() /* not an opening
    let client /* : GMSPlace */ : /* the */ GMSPlacesClient /* ! */ = /**/ GMSPlacesClient./* here */shared()

    let url = "https://example.com/*" // GMSPlace
    let filter = GMSAutocompleteFilter() // "
    let star = "*/" /* " */ + "GMSPlace"
    let places: [/* GMSPlace */GMSPlace] = [] /*
    let old: GMSPlace? = nil
    "*/

    //MARK: - GMSAutocompleteViewControllerDelegate
    func load() {
        client // the receiver
            /* and the call */
            .lookUpPlaceID("x" /* GMSPlace */) { place /*: GMSPlace? */, _ in
                print("/*", place as Any, "*/")
            }
        //client.lookUpPlaceID("y") { _, _ in }
        /*/ client.lookUpPlaceID("z") { _, _ in } /*/ GMSPlace */ */
        client.lookUpPlaceID/* ( */("w", callback: { (place: GMSPlace?, _) in })
    }

    let a = 6 */*GMSPlace*/ 7
    let b = 12 /*GMSPlace*// 3
}
