import UIKit

// Only the prediction is our own; the filter is Google's.
@objcMembers
open class GMSAutocompletePrediction: NSObject {
    public let placeID: String
    public let attributedFullText: NSAttributedString

    public init(placeID: String, text: String) {
        self.placeID = placeID
        self.attributedFullText = NSAttributedString(string: text)
    }
}

class StubPrediction: GMSAutocompletePrediction {
    convenience init() { self.init(placeID: "stub", text: "Stub") }
}

struct Recent {
    let filter: GMSAutocompleteFilter?
    let items: [GMSAutocompletePrediction]

    func matches(_ other: GMSAutocompleteFilter) -> Bool {
        return filter?.country == other.country
    }

    func first() -> GMSAutocompletePrediction? {
        return items.first
    }
}

extension GMSAutocompleteSessionToken {
    static let stub = GMSAutocompleteSessionToken()
}
