import SwiftUI
import GooglePlaces

struct PlacesSessionView: View {

    @State private var query = ""
    @State private var token = GMSAutocompleteSessionToken()
    @Environment(\.placesClient) private var client: GMSPlacesClient
    @ObservedObject var box: PlacesBox

    var body: some View {
        TextField("Address", text: $query)
            .onChange(of: query) { text in
                client.findAutocompletePredictions(fromQuery: text, filter: box.filter, sessionToken: token) { list, _ in
                    box.lines = list?.map { "\($0.attributedPrimaryText.string)\($0.attributedSecondaryText.map { ", \($0.string)" } ?? "")" } ?? []
                }
            }
        List(box.lines, id: \.self) { Text($0) }
            .toolbar {
                Button("Clear") { box.clearResults() }
            }
    }
}

final class PlacesBox: ObservableObject {

    @Published var lines: [String] = []
    @Published var place: GMSPlace?
    var filter: GMSAutocompleteFilter? {
        didSet { clearResults() }
    }

    func clearResults() { lines = [] }

    var summary: String {
        guard place != nil else { return "-" }
        return "\(place?.name ?? "") \(place!.isOpen() == .open ? "open" : "\(place?.openNowStatus as Any)")"
    }
}

struct PlacesClientKey: EnvironmentKey {
    static let defaultValue: GMSPlacesClient = .shared()
}

extension EnvironmentValues {
    var placesClient: GMSPlacesClient {
        get { self[PlacesClientKey.self] }
        set { self[PlacesClientKey.self] = newValue }
    }
}
