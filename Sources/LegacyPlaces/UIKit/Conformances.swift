#if os(iOS) || HEADLESS_UIKIT
  public import UIKit

  // The methods stand in the classes, where subclasses can override them.

  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  extension GMSAutocompleteTableDataSource: UITableViewDataSource, UITableViewDelegate {}

  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  extension GMSAutocompleteResultsViewController: UISearchResultsUpdating {}
#endif
