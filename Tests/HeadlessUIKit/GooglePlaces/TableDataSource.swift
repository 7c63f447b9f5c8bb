import Dispatch

public protocol GMSAutocompleteTableDataSourceDelegate: NSObjectProtocol {
  func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace)
  func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: any Error)
  func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool
  func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource)
  func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource)
}

extension GMSAutocompleteTableDataSourceDelegate {
  public func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { true }
  public func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {}
  public func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {}
}

/// Shows two rows for every text but an empty one.
open class GMSAutocompleteTableDataSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  public weak var delegate: (any GMSAutocompleteTableDataSourceDelegate)?
  public var autocompleteFilter: GMSAutocompleteFilter?
  public var placeFields = GMSPlaceField.all
  private var rows: [GMSAutocompletePrediction] = []

  public override init() {}

  public func sourceTextHasChanged(_ text: String?) {
    delegate?.didRequestAutocompletePredictions(for: self)
    DispatchQueue.main.async {
      self.rows = Fake.predictions(for: text)
      self.delegate?.didUpdateAutocompletePredictions(for: self)
    }
  }

  public func clearResults() {
    rows = []
    delegate?.didUpdateAutocompletePredictions(for: self)
    delegate?.didRequestAutocompletePredictions(for: self)
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let row = rows[indexPath.row]
    guard delegate?.tableDataSource(self, didSelect: row) != false else { return }
    DispatchQueue.main.async {
      self.delegate?.tableDataSource(self, didAutocompleteWith: GMSPlace(row.placeID))
    }
  }
}
