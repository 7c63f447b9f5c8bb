import UIKit
import GooglePlaces

class FetcherExampleController: UIViewController {

    var textField: UITextField?
    var resultText: UITextView?
    var fetcher: GMSAutocompleteFetcher!

    override func viewDidLoad() {
        super.viewDidLoad()
        let filter = GMSAutocompleteFilter()
        filter.type = .establishment

        fetcher = GMSAutocompleteFetcher(bounds: .none, filter: filter)
        fetcher.delegate = self
        fetcher.autocompleteBounds = nil

        textField?.addTarget(self, action: #selector(textFieldDidChange(textField:)), for: .editingChanged)
    }

    @objc func textFieldDidChange(textField: UITextField) {
        fetcher.sourceTextHasChanged(textField.text)
    }

    deinit {
        fetcher = nil
    }
}

extension FetcherExampleController: GMSAutocompleteFetcherDelegate {

    public func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
        let resultsStr = NSMutableString()
        for prediction in predictions {
            if let prediction = prediction as? GMSAutocompletePrediction {
                resultsStr.appendFormat("%@\n", prediction.attributedPrimaryText)
            }
        }
        resultText?.text = resultsStr as String
    }

    public func didFailAutocompleteWithError(_ error: Error) {
        resultText?.text = error.localizedDescription
    }
}
