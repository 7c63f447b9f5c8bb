import SwiftUI
import GooglePlaces

// Strings, strings, strings.   "GMSPlace" /* in a comment "with a quote */
struct LicencesScreen: View {
    /* outer /* inner GMSPlacesClient */ still a comment GMSPlace */
    static let sdk = "Places \(GMSPlacesClient.sdkVersion())"
    static let raw = #"Places \(GMSPlacesClient.sdkVersion()) and a quote " GMSPlace"#
    static let rawInterpolated = #"Places \#(GMSPlacesClient.sdkVersion()) "GMSPlaceField.all""#
    static let deep = ##"a "# b \#(GMSPlace.self) c \##(GMSPlace.self)"##

    static let legal = """
        Google Places: GMSPlacesClient.openSourceLicenseInfo()
        \(GMSPlacesClient.openSourceLicenseInfo())
        "quoted" \"""  import GooglePlaces
        nested \(describe("GMSAutocompleteFetcher \(GMSAutocompleteFetcher.self) and /* not a comment"))
        """
    static let rawLegal = #"""
        \(GMSPlacesClient.shared())
        \#(String(describing: GMSPlacesClient.shared()))
        """ + "GMSPlace" + """
        """#

    static func describe(_ s: String) -> String { s }
    static let pattern = /k?GMSPlace(?:Field)?\w+"/
    static let extended = #/
        GMSAutocomplete(?<what>Fetcher|Filter)   # "one of two
        \/\/ GMSPlacesClient
    /#
    static let url = URL(string: "https://example.org//GMSPlace")!, first: GMSPlace? = nil

    let width = 12.0, height = 4.0
    var body: some View {
        let ratio = width / height, place: GMSPlace? = nil, inverse = height / width
        VStack {
            Text(verbatim: "🗺️ GMSPlace"); Text("🍕\(place?.name ?? "GMSPlace 🍕")"); Text(GMSPlacesClient.sdkVersion())
            Text("👩‍👩‍👧 é"); let /* 🍣 GMSPlace */ field: GMSPlaceField = GMSPlaceField.name; Text("\(field.rawValue)")
            Text("\(ratio) \(inverse)") // "\(GMSPlace.self)"
            Text(first?.name ?? """
                no GMSPlace \("\(kGMSPlaceTypeBakery)")
                """)
        }
    }
    @available(*, deprecated, message: "use GMSAutocompleteSuggestion")
    func old(_ p: GMSAutocompletePrediction) {}
}
