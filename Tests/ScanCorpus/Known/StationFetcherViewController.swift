//
//  StationFetcherViewController.swift
//

import UIKit
import GoogleMaps

class StationFetcherViewController: UIViewController {

	var textField: UITextField?
	var resultText: UITextView?
	var fetcher: GMSAutocompleteFetcher?

	override func viewDidLoad() {
		super.viewDidLoad()
		self.edgesForExtendedLayout = .None

		// Set bounds to inner-west Sydney Australia.
		let neBoundsCorner = CLLocationCoordinate2D(latitude: -33.843366,
		                                            longitude: 151.134002)
		let swBoundsCorner = CLLocationCoordinate2D(latitude: -33.875725,
		                                            longitude: 151.200349)
		let bounds = GMSCoordinateBounds(coordinate: neBoundsCorner,
		                                 coordinate: swBoundsCorner)

		let filter = GMSAutocompleteFilter()
		filter.type = .Establishment

		fetcher = GMSAutocompleteFetcher(bounds: bounds, filter: filter)
		fetcher?.delegate = self

		textField?.addTarget(self, action: "textFieldDidChange:", forControlEvents: UIControlEvents.EditingChanged)
	}

	func textFieldDidChange(textField: UITextField) {
		fetcher?.sourceTextHasChanged(textField.text!)
	}
}

extension StationFetcherViewController: GMSAutocompleteFetcherDelegate {
	func didAutocompleteWithPredictions(predictions: [GMSAutocompletePrediction]) {
		let resultsStr = NSMutableString()
		for prediction in predictions {
			resultsStr.appendFormat("%@\n", prediction.attributedPrimaryText)
		}
		resultText?.text = resultsStr as String
	}

	func didFailAutocompleteWithError(error: NSError) {
		resultText?.text = error.localizedDescription
	}
}
