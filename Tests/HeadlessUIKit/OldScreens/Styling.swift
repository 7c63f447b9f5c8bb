import LegacyPlaces
import UIKit

// Colours on controllers, proxies for the bars, and subclasses: families 23 and 27.

/// Sets its filter and colours from inside.
class StyledController: GMSAutocompleteViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let filter = GMSAutocompleteFilter()
    filter.type = .city
    filter.country = "au"
    autocompleteFilter = filter
    primaryTextHighlightColor = .white
    tableCellBackgroundColor = .darkGray
  }
}

/// Made by code and by storyboards.
class StoryboardController: GMSAutocompleteViewController {
  let madeBy: String

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    madeBy = "code"
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder aDecoder: NSCoder) {
    madeBy = "storyboard"
    super.init(coder: aDecoder)
  }
}

func styleAll(_ controller: GMSAutocompleteViewController) {
  controller.primaryTextColor = .label
  controller.primaryTextHighlightColor = UIColor.gray
  controller.secondaryTextColor = UIColor(white: 1.0, alpha: 0.5)
  controller.tableCellSeparatorColor = UIColor.lightGray
  controller.tableCellBackgroundColor = .systemBackground
  controller.tintColor = .systemPink
}

func styleBars() {
  UINavigationBar.appearance().barTintColor = UIColor.darkGray
  UINavigationBar.appearance().tintColor = UIColor.white

  let attributes: [NSAttributedString.Key: Any] = [
    .foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: UIFont.labelFontSize),
  ]
  UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).defaultTextAttributes = attributes

  let placeholder = NSAttributedString(string: "Search", attributes: attributes)
  UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).attributedPlaceholder = placeholder

  UISearchBar.appearance(whenContainedInInstancesOf: [StyledController.self]).barTintColor = .red
  UIActivityIndicatorView.appearance(
    whenContainedInInstancesOf: [GMSAutocompleteViewController.self]
  ).color = .blue
}
