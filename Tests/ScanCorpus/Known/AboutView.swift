import SwiftUI
import GooglePlaces

struct AboutView: View {

    let names: [String?] = []
    private let GMSPlacesClientApiKey = "AIza-not-a-key"

    var licence: String {
        "Places \(GMSPlacesClient.sdkVersion()), GMSPlacesClient.sdkVersion()"
    }

    var report: String {
        """
        GMSPlacesClient: \(GMSPlacesClient.sdkLongVersion())
        names: \(names.map { "<\($0 ?? "none, \(GMSPlacesClient.sdkVersion())")>" }.joined(separator: ", "))
        not code: \\(GMSPlace.self) nor GMSAutocompleteFilter()
        key accepted: \(GMSPlacesClient.provideAPIKey("a \"quoted\" (key)"))
        """
    }

    var url: String {
        "https://maps.googleapis.com/maps/api/place/autocomplete/json?key=\(GMSPlacesClientApiKey)&input=GMSPlace"
    }

    var raw: String { #"\(GMSPlace.self) "GMSPlacesClient" \#(String(describing: GMSPlace.self)) //"# }

    var rawLines: String {
        ##"""
        "#GMSPlacesClient"# \#(GMSPlace.self)
        \##(GMSPlacesClient.openSourceLicenseInfo())
        """##
    }

    var body: some View {
        VStack {
            Text(licence)
            Text("Powered by Google /* GMSPlace */")
            Text(report + " // " + url)
            Text(GMSPlacesClient.openSourceLicenseInfo()).font(.footnote)
        }
    }
}
