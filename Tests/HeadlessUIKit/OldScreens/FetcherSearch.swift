import LegacyPlaces
import UIKit

// A text field and the fetcher, with results in a text view: family 29.

class FetcherSearch: UIViewController {
  var textField: UITextField?
  var resultText: UITextView?
  var fetcher: GMSAutocompleteFetcher?

  override func viewDidLoad() {
    super.viewDidLoad()

    view.backgroundColor = .white
    edgesForExtendedLayout = []

    let neBoundsCorner = CLLocationCoordinate2D(latitude: -33.843366, longitude: 151.134002)
    let swBoundsCorner = CLLocationCoordinate2D(latitude: -33.875725, longitude: 151.200349)

    let filter = GMSAutocompleteFilter()
    filter.locationRestriction = GMSPlaceRectangularLocationOption(neBoundsCorner, swBoundsCorner)

    let token: GMSAutocompleteSessionToken = GMSAutocompleteSessionToken.init()

    fetcher = GMSAutocompleteFetcher(bounds: nil, filter: filter)
    fetcher?.delegate = self
    fetcher?.provide(token)

    textField = UITextField(
      frame: CGRect(x: 5.0, y: 10.0, width: view.bounds.size.width - 5.0, height: 44.0))
    textField?.autoresizingMask = .flexibleWidth
    // The Objective-C edition of this screen has the target instead.
    textField?.addAction(
      UIAction { [weak self] _ in self?.fetcher?.sourceTextHasChanged(self?.textField?.text!) },
      for: .editingChanged)

    let placeholder = NSAttributedString(
      string: "Type a query...", attributes: [.foregroundColor: UIColor.gray])
    textField?.attributedPlaceholder = placeholder

    resultText = UITextView(
      frame: CGRect(
        x: 0, y: 45.0, width: view.bounds.size.width, height: view.bounds.size.height - 45.0))
    resultText?.backgroundColor = UIColor(white: 0.95, alpha: 1.0)
    resultText?.text = "No Results"
    resultText?.isEditable = false

    self.view.addSubview(textField!)
    self.view.addSubview(resultText!)
  }
}

extension FetcherSearch: GMSAutocompleteFetcherDelegate {
  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    let resultsStr = NSMutableString(string: "")
    for prediction in predictions {
      resultsStr.append("\n Primary text: \(prediction.attributedPrimaryText.string)\n")
      resultsStr.append("Place ID: \(prediction.placeID)\n")
    }
    resultText?.text = String(describing: resultsStr)
  }

  func didFailAutocompleteWithError(_ error: Error) {
    resultText?.text = error.localizedDescription
  }
}
