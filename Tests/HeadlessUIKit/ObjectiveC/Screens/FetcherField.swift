import LegacyPlaces
import UIKit

// The fetcher under a text field whose edits call a method by selector.

class FetcherField: UIViewController, UITextFieldDelegate {
  @IBOutlet var textField: UITextField?
  @IBOutlet var resultText: UITextView?
  var fetcher: GMSAutocompleteFetcher?

  override func viewDidLoad() {
    super.viewDidLoad()
    fetcher = GMSAutocompleteFetcher(bounds: nil, filter: GMSAutocompleteFilter())
    fetcher?.delegate = self
    fetcher?.provide(GMSAutocompleteSessionToken.init())
    textField?.delegate = self
    textField?.addTarget(self, action: #selector(textFieldDidChange(textField:)), for: .editingChanged)
  }

  @objc func textFieldDidChange(textField: UITextField) {
    fetcher?.sourceTextHasChanged(textField.text!)
  }
}

extension FetcherField: GMSAutocompleteFetcherDelegate {
  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    resultText?.text = predictions.map { $0.attributedPrimaryText.string }.joined(separator: "\n")
  }

  func didFailAutocompleteWithError(_ error: Error) {
    resultText?.text = error.localizedDescription
  }
}
