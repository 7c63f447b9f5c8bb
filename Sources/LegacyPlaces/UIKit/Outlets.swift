#if os(iOS)
  // Storyboards connect an outlet called `delegate`. A property of a protocol type cannot be an outlet unless
  // the protocol is one of Objective-C, which would change how its optional methods are called; so the outlet
  // is a second property, of any object, that has the name in Objective-C.

  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  extension GMSAutocompleteTableDataSource {
    /// The delegate as a storyboard connects it; code uses ``delegate``.
    @IBOutlet @objc(delegate) public var delegateOutlet: AnyObject? {
      get { delegate }
      set { delegate = newValue as? any GMSAutocompleteTableDataSourceDelegate }
    }
  }

  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  extension GMSAutocompleteViewController {
    /// The delegate as a storyboard connects it; code uses ``delegate``.
    @IBOutlet @objc(delegate) public var delegateOutlet: AnyObject? {
      get { delegate }
      set { delegate = newValue as? any GMSAutocompleteViewControllerDelegate }
    }
  }
#endif
