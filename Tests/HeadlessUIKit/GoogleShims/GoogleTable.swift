import GooglePlaces
import LegacyPlacesTesting
import UIKit

@MainActor
final class GoogleTable: TableSubject, RowTapping, FieldsTaking {
  private var source: GMSAutocompleteTableDataSource? = GMSAutocompleteTableDataSource()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var delegate: Delegate?

  init() {
    table.dataSource = source
    table.delegate = source
  }

  func listen(_ ears: SubjectEars?) {
    delegate = ears.map { Delegate($0) }
    source?.delegate = delegate
  }

  func type(_ text: String?) { source?.sourceTextHasChanged(text) }
  func clear() { source?.clearResults() }
  func setFilter(_ filter: ScenarioFilter?) {
    source?.autocompleteFilter = filter.map { GMSAutocompleteFilter($0) }
  }
  func setFields(_ names: [String]) { source?.placeFields = GMSPlaceField(names) }
  func tap(_ row: Scenario.RowChoice) { table.tap(row) }
  func release() { source = nil }

  private final class Delegate: NSObject, GMSAutocompleteTableDataSourceDelegate {
    let ears: SubjectEars
    init(_ ears: SubjectEars) { self.ears = ears }

    func tableDataSource(_ source: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace) {
      ears.hear(.place(PlaceFacts(place)))
    }
    func tableDataSource(
      _ source: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: any Error
    ) { ears.hear(.failed(error)) }
    func tableDataSource(
      _ source: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction
    ) -> Bool { ears.shouldSelect(PredictionFacts(prediction)) }
    func didUpdateAutocompletePredictions(for source: GMSAutocompleteTableDataSource) {
      ears.hear(.updated(nil))
    }
    func didRequestAutocompletePredictions(for source: GMSAutocompleteTableDataSource) {
      ears.hear(.requested)
    }
  }
}
