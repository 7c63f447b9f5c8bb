import Eureka
import GooglePlaces

open class PlacesCell<T: Equatable>: Cell<T>, CellType, UITextFieldDelegate {

    public var predictions: [GMSAutocompletePrediction]?
    public var textField: UITextField = UITextField()

    private let autocompleteFetcher = GMSAutocompleteFetcher()

    open override func setup() {
        super.setup()
        autocompleteFetcher.delegate = self
        autocompleteFetcher.autocompleteFilter = GMSAutocompleteFilter()
        textField.addTarget(self, action: #selector(textFieldDidChange(_:)), for: .editingChanged)
    }

    @objc open func textFieldDidChange(_ textField: UITextField) {
        if let text = textField.text {
            autocompleteFetcher.sourceTextHasChanged(text)
        }
    }

    func numberOfRows() -> Int {
        return predictions?.count ?? 0
    }

    func cellForRow(_ index: Int) -> NSAttributedString? {
        return predictions?[index].attributedFullText
    }
}

extension PlacesCell: GMSAutocompleteFetcherDelegate {

    open func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
        self.predictions = predictions
        row.updateCell()
    }

    open func didFailAutocompleteWithError(_ error: Error) {
        print(error.localizedDescription)
    }
}
