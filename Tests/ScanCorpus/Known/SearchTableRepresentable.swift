import SwiftUI
import GooglePlaces

struct SearchTableRepresentable: UIViewRepresentable {

    @Binding var text: String
    var onPick: (GMSPlace) -> Void

    func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.dataSource = context.coordinator.source
        table.delegate = context.coordinator.source
        context.coordinator.table = table
        return table
    }

    func updateUIView(_ table: UITableView, context: Context) {
        context.coordinator.search(text)
    }

    func makeCoordinator() -> Coordinator { Coordinator(onPick: onPick) }

    final class Coordinator: NSObject {
        let source = GMSAutocompleteTableDataSource()
        weak var table: UITableView?
        let onPick: (GMSPlace) -> Void

        init(onPick: @escaping (GMSPlace) -> Void) {
            self.onPick = onPick
            super.init()
            source.delegate = self
            source.placeFields = [.name, .coordinate]
            source.tableCellBackgroundColor = .secondarySystemBackground
        }

        func search(_ text: String) {
            if text.isEmpty {
                source.clearResults()
            } else {
                source.sourceTextHasChanged(text)
            }
        }
    }
}

// The conformance is stated here ...
extension SearchTableRepresentable.Coordinator: GMSAutocompleteTableDataSourceDelegate {}

// ... and implemented here.
extension SearchTableRepresentable.Coordinator {

    func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace) {
        onPick(place)
    }

    func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: Error) {}

    func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
        table?.reloadData()
    }

    func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {
        table?.reloadData()
    }
}
