import Foundation
import GooglePlaces

struct LogScrubber {

    let pattern = /GMSPlacesClient\s*\(.*\)/
    let quoted = /"GMSPlace"|'\/GMSPlace'/
    let extended = #/ https?://[^"]+ /GMSAutocompleteFilter /#
    let lines = #/
        GMSPlace        # the class name
        \.(?<member> \w+ ) "
        /#
    let set = /[\/"]GMSPlaceField[\]"]/

    func ratio(_ width: Int, _ height: Int) -> Int {
        return width / Int(GMSPlaceField.name.rawValue) / height
    }

    func half(_ a: Double, _ b: Double) -> Double {
        let half = a / 2; let third = b/3 + Double(GMSPlaceField.placeID.rawValue)/3
        return half / (third) / Double(GMSPlaceField.coordinate.rawValue) /// GMSPlace
    }

    func scrub(_ line: String) -> String {
        return line
            .replacing(/GMS\w+Callback/, with: "")
            .replacing(#/kGMSPlaceType(?:Route|Country)/#, with: kGMSPlaceTypeCountry)
    }

    func split(_ line: String) -> [Substring] {
        line.split(separator: /,|\/\*/) // GMSPlace */
    }

    func name(_ place: GMSPlace) -> String { place.name ?? #"no "name""# }
}
