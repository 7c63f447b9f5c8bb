import LegacyPlaces
import UIKit

// The guide's first sample as it stands in apps: a button that calls a method, outlets from a storyboard.

@objc(FullScreenButtonController)
class FullScreenButtonController: UIViewController {
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet private var addressLabel: UILabel?
  @IBOutlet var fields: [UITextField]!

  override func viewDidLoad() {
    makeButton()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .search, target: self, action: #selector(searchTapped(_:)))
  }

  @objc func autocompleteClicked(_ sender: UIButton) {
    let autocompleteController = GMSAutocompleteViewController()
    autocompleteController.delegate = self

    let fields: GMSPlaceField = GMSPlaceField(
      rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue))
    autocompleteController.placeFields = fields

    let filter = GMSAutocompleteFilter()
    filter.type = .address
    autocompleteController.autocompleteFilter = filter

    present(autocompleteController, animated: true, completion: nil)
  }

  @IBAction func searchTapped(_ sender: Any) {
    let controller = GMSAutocompleteViewController()
    controller.delegate = self as GMSAutocompleteViewControllerDelegate
    controller.tintColor = .systemPink
    controller.primaryTextColor = .label
    self.present(UINavigationController(rootViewController: controller), animated: true)
  }

  @IBAction func unwind(_ sender: UIBarButtonItem) {}

  func makeButton() {
    let btnLaunchAc = UIButton(frame: CGRect(x: 5, y: 150, width: 300, height: 35))
    btnLaunchAc.backgroundColor = .blue
    btnLaunchAc.setTitle("Launch autocomplete", for: .normal)
    btnLaunchAc.addTarget(self, action: #selector(autocompleteClicked), for: .touchUpInside)
    self.view.addSubview(btnLaunchAc)
  }
}

extension FullScreenButtonController: GMSAutocompleteViewControllerDelegate {
  func viewController(
    _ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace
  ) {
    nameLabel.text = place.name
    addressLabel?.text = place.formattedAddress
    print("Place attributions: \(String(describing: place.attributions))")
    viewController.dismiss(animated: true, completion: nil)
  }

  func viewController(
    _ viewController: GMSAutocompleteViewController, didFailAutocompleteWithError error: Error
  ) {
    print("Error: ", error.localizedDescription)
  }

  func wasCancelled(_ viewController: GMSAutocompleteViewController) {
    dismiss(animated: true, completion: nil)
  }

  func didRequestAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {
    UIApplication.shared.isNetworkActivityIndicatorVisible = true
  }

  func didUpdateAutocompletePredictions(_ viewController: GMSAutocompleteViewController) {
    UIApplication.shared.isNetworkActivityIndicatorVisible = false
  }
}
