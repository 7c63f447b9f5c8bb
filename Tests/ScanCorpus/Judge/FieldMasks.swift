import UIKit
import GooglePlaces

enum FieldMasks {
    // 3.x wanted the bang
    static let basic = GMSPlaceField(rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue))!
    static let basic4: GMSPlaceField = [.name, .placeID]
    static let folded = GMSPlaceField(rawValue: [GMSPlaceField.name, .rating].reduce(0) { $0 | $1.rawValue })
    static let element: GMSPlaceField.ArrayLiteralElement = .types
    static let everything = GMSPlaceField(
        rawValue: UInt.max
    )
    static let biggest = UInt.max            // a view tag, nothing to do with masks
    static let tag = Int(GMSPlaceField.name.rawValue)

    static func parse(_ words: [String]) -> GMSPlaceField? {
        var mask: UInt64 = 0
        for w in words {
            switch w {
            case "all", ".all": return GMSPlaceField
                .all
            case "name": mask |= UInt64(GMSPlaceField.name.rawValue)
            default: continue
            }
        }
        guard let f = GMSPlaceField(rawValue: UInt(mask)) as GMSPlaceField? else { return nil }
        return f
    }
}

class MaskViewController: UIViewController {
    weak var results: GMSAutocompleteResultsViewController?
    @IBOutlet var source: GMSAutocompleteTableDataSource!
    var placesClient: GMSPlacesClient { GMSPlacesClient.shared() }
    let fields: [GMSPlaceField]

    init(fields: [GMSPlaceField] = [.name, GMSPlaceField.coordinate]) {
        self.fields = fields
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        results?.placeFields = FieldMasks.basic4
        results?.placeProperties = [GMSPlaceProperty.name.rawValue, "rating"]
        source.placeFields.insert(.photos)
        source.placeFields = .all
        view.autoresizingMask = []
        let gesture = UIScreenEdgePanGestureRecognizer(); gesture.edges = .all
        tabBarController?.extra.edges = .all
    }

    func details(_ id: String, _ token: GMSAutocompleteSessionToken) {
        placesClient.fetchPlace(
            fromPlaceID: id,
            placeFields:
                .all,
            sessionToken: token
        ) { place, error in
            print("\(place?.photos?.count ?? 0) photos; placeFields: .all")
        }
        placesClient.fetchPlace(fromPlaceID: id, placeFields: GMSPlaceField.all, sessionToken
                : nil, callback: { _, _ in })
        let mine = MyPlaces()
        mine.fetchPlace(fromPlaceID: id, placeFields: [], sessionToken: nil) { _ in }
    }
}

struct MyPlaces { func fetchPlace(fromPlaceID: String, placeFields: [String], sessionToken: String?, callback: (Any?) -> Void) {} }
