import Foundation
import GooglePlaces

protocol Addressable { var line: String { get } }

extension GMSPlace: Addressable {
    var line: String { return [name, formattedAddress].compactMap { $0 }.joined(separator: ", ") }
    var isBakery: Bool { types?.contains(kGMSPlaceTypeBakery) == true }
    var postcode: String? {
        return addressComponents?.first(where: { $0.types.contains(kGMSPlaceTypePostalCode) })?.shortName
    }
}

extension Array where Element == GMSAddressComponent {
    subscript(_ type: String) -> String? { first { $0.type == type }?.name }
    var city: String? { self[kGMSPlaceTypeLocality] ?? self["postal_town"] }
    var custom: String? { self[kGMSPlaceTypeFavourite] }
}

let kGMSPlaceTypeFavourite = "favourite"

struct PlaceFormatter {
    static let messages: [GMSPlacesErrorCode: (String, String)] = [
        .networkError: ("offline", "GMSPlacesErrorCode.networkError"),
        .usageLimitExceeded: ("limit", ""),
    ]

    func openText(_ place: GMSPlace, door: Door) -> String {
        switch place.isOpen() {
        case .open: return "open"
        case .closed: return place.isOpen(at: Date(timeIntervalSinceNow: 3600)) == GMSPlaceOpenStatus.open ? "soon" : "closed"
        default: break
        }
        if place.openNowStatus == GMSPlacesOpenNowStatus.yes { return "open" }
        return door.isOpen() ? "door" : "?"
    }

    func box(_ place: GMSPlace?, _ view: MapPane, _ anything: Venueish) -> String {
        let v = place?.viewport
        let i: GMSPlaceViewportInfo? = place?.viewportInfo
        _ = view.viewport.width
        _ = anything.model.viewport; _ = anything.model.isOpen()
        return "\(String(describing: v)) \(i?.isValid ?? false)"
    }

    func hours(_ h: GMSOpeningHours?) -> [String] {
        h?.periods?.map { (p: GMSPeriod) in
            let open: GMSEvent = p.openEvent, time: GMSTime? = p.closeEvent?.time
            return "\(open.day == GMSDayOfWeek.sunday ? "S" : "-") \(time?.hour ?? 24)"
        } ?? []
    }

    func price(_ place: GMSPlace) -> String {
        let table: [GMSPlacesPriceLevel: String] = [.free: "0", .cheap: "$"]
        let status = place.businessStatus as GMSPlacesBusinessStatus
        let beer = place.servesBeer == GMSBooleanPlaceAttribute.true
        return (table[place.priceLevel] ?? "") + "\(status.rawValue)\(beer)\((place.plusCode as GMSPlusCode?)?.globalCode ?? "GMSPlusCode")"
    }

    func explain(_ error: Error) -> String? {
        if (error as NSError).domain == kGMSPlacesErrorDomain, let c = GMSPlacesErrorCode(rawValue: (error as NSError).code) { return Self.messages[c]?.0 }
        if let e = error as? GMSPlacesErrorCode { return "\(e)" }
        return kGMSPlacesLoginError
    }
}
let kGMSPlacesLoginError = "login"
struct Door { func isOpen() -> Bool { false } }
final class MapPane { var viewport = CGRect.zero }
