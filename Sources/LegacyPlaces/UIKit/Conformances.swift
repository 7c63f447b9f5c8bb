#if os(iOS) || HEADLESS_UIKIT
  public import UIKit

  // The methods stand in the classes, where subclasses can override them.

  extension GMSAutocompleteTableDataSource: UITableViewDataSource, UITableViewDelegate {}

  extension GMSAutocompleteResultsViewController: UISearchResultsUpdating {}
#endif
