public import CoreLocationStandIn

#if os(iOS) || HEADLESS_UIKIT
  import Foundation
  package import PlacesEngine
  public import UIKit
#else
  public import Foundation
  public import PlacesEngine
#endif

#if os(iOS) || HEADLESS_UIKIT
  /// What the legacy controllers inherit from: `UIViewController` on iOS, `NSObject` elsewhere.
  public typealias LegacyViewController = UIViewController
#else
  /// What the legacy controllers inherit from: `UIViewController` on iOS, `NSObject` elsewhere.
  public typealias LegacyViewController = NSObject
#endif

/// What the two legacy controllers have in common (ours; make one of those).
@preconcurrency @MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
open class AutocompleteListController: LegacyViewController {
  /// What predictions are narrowed to, read when a request goes out; setting it asks nothing (D4).
  open var autocompleteFilter: GMSAutocompleteFilter?

  /// An area, preferred or required as ``autocompleteBoundsMode`` says. Use the filter's location bias or
  /// restriction instead.
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "Bounds of a fetcher or controller left Google's SDK with version 4.0; use coordinateRegionBias or coordinateRegionRestriction of AutocompleteFilter (LP125)"
    )
  #endif
  open var autocompleteBounds: LegacyBounds?

  /// Whether ``autocompleteBounds`` is a bias or a restriction; without bounds it means nothing.
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "Bounds of a fetcher or controller left Google's SDK with version 4.0; use coordinateRegionBias or coordinateRegionRestriction of AutocompleteFilter (LP125)"
    )
  #endif
  open var autocompleteBoundsMode = GMSAutocompleteBoundsMode.bias

  /// Sets ``autocompleteBounds`` from two corners.
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "Bounds of a fetcher or controller left Google's SDK with version 4.0; use coordinateRegionBias or coordinateRegionRestriction of AutocompleteFilter (LP125)"
    )
  #endif
  open func setAutocompleteBoundsUsingNorthEastCorner(
    _ NorthEastCorner: CLLocationCoordinate2D, southWestCorner SouthWestCorner: CLLocationCoordinate2D
  ) {
    autocompleteBounds = legacyBounds(NorthEastCorner, SouthWestCorner)
  }

  /// The background of rows.
  #if os(iOS)
    @IBInspectable
  #endif
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "Colours of the legacy controllers belong to the legacy module; use the colours of your own screen, or the PlacesMaterialTheme of the view modifier (LP119)"
    )
  #endif
  open var tableCellBackgroundColor = LegacyColor.standard(\.cellBackground) {
    didSet { listDidChange() }
  }
  /// The lines between rows.
  #if os(iOS)
    @IBInspectable
  #endif
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "Colours of the legacy controllers belong to the legacy module; use the colours of your own screen, or the PlacesMaterialTheme of the view modifier (LP119)"
    )
  #endif
  open var tableCellSeparatorColor = LegacyColor.standard(\.separator) {
    didSet { listDidChange() }
  }
  /// The first line where it did not match, and messages.
  #if os(iOS)
    @IBInspectable
  #endif
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "Colours of the legacy controllers belong to the legacy module; use the colours of your own screen, or the PlacesMaterialTheme of the view modifier (LP119)"
    )
  #endif
  open var primaryTextColor = LegacyColor.standard(\.primaryText) {
    didSet { listDidChange() }
  }
  /// Matched parts.
  #if os(iOS)
    @IBInspectable
  #endif
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "Colours of the legacy controllers belong to the legacy module; use the colours of your own screen, or the PlacesMaterialTheme of the view modifier (LP119)"
    )
  #endif
  open var primaryTextHighlightColor = LegacyColor.standard(\.primaryTextHighlight) {
    didSet { listDidChange() }
  }
  /// The second line.
  #if os(iOS)
    @IBInspectable
  #endif
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "Colours of the legacy controllers belong to the legacy module; use the colours of your own screen, or the PlacesMaterialTheme of the view modifier (LP119)"
    )
  #endif
  open var secondaryTextColor = LegacyColor.standard(\.secondaryText) {
    didSet { listDidChange() }
  }
  /// The button that tries again; `nil` is the default.
  #if os(iOS)
    @IBInspectable
  #endif
  open var tintColor: LegacyColor? {
    didSet { listDidChange() }
  }

  /// The fields of the place that a pick delivers; by default all, at the highest price (item 34). Of this
  /// and ``placeProperties`` the one that was set last counts.
  #if DeprecationMessages
    @available(
      *, deprecated,
      message: "GMSPlaceField belongs to the legacy module; use PlaceProperty in FetchPlaceRequest (LP144)"
    )
  #endif
  open var placeFields = GMSPlaceField.all {
    didSet { fieldsSetLast = .fields }
  }

  /// The same as raw values of ``GMSPlaceProperty`` (item 36).
  #if DeprecationMessages
    @available(
      *, deprecated,
      message: "GMSPlaceField belongs to the legacy module; use PlaceProperty in FetchPlaceRequest (LP144)"
    )
  #endif
  open var placeProperties = GMSPlacePropertyArray() {
    didSet { fieldsSetLast = .properties }
  }

  private var fieldsSetLast = AutocompleteDetailsFields.Choice.neither

  package var detailsFields: AutocompleteDetailsFields {
    AutocompleteDetailsFields(fieldsSetLast, fields: placeFields, properties: placeProperties)
  }

  package var listColors: AutocompleteColors {
    AutocompleteColors(
      cellBackground: tableCellBackgroundColor, separator: tableCellSeparatorColor,
      primaryText: primaryTextColor, primaryTextHighlight: primaryTextHighlightColor,
      secondaryText: secondaryTextColor, tint: tintColor ?? .standard(\.tint))
  }

  package let environment = PlacesEnvironment.current
  package private(set) lazy var presenter = AutocompletePresenter(owner: self, environment: environment)

  /// The texts besides places; set them before the controller is shown.
  public var texts: AutocompleteListTexts {
    get { presenter.texts }
    set { presenter.texts = newValue }
  }

  #if os(iOS) || HEADLESS_UIKIT
    /// The table; `nil` until the view is loaded.
    package private(set) var listView: AutocompleteListView?

    open override func viewDidLoad() {
      super.viewDidLoad()
      let listView = AutocompleteListView(of: self)
      self.listView = listView
      view.addSubview(listView)
      listView.stand(below: nil)
      listDidChange()
    }
  #endif

  /// The list, or the colours it is drawn in, may have changed; where there is a table, it is refreshed
  /// (contract item 21).
  package func listDidChange() {
    #if os(iOS) || HEADLESS_UIKIT
      listView?.refresh()
    #endif
  }

  /// Something began or ended; where there is a spinner, it follows.
  package func activityDidChange() {
    #if os(iOS) || HEADLESS_UIKIT
      listView?.showActivity()
    #endif
  }

  // What the presenter tells, for the subclasses to pass on in the words of their delegates.

  package class var presentedName: StaticString { "AutocompleteListController" }
  package func presenterDidRequest() {}
  package func presenterDidUpdate() { listDidChange() }
  package func presenterShouldSelect(_ prediction: GMSAutocompletePrediction) -> Bool { true }
  package func presenterDidFinish(with place: GMSPlace) {}
  package func presenterDidFail(with error: NSError) {}
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension AutocompleteListController: AutocompletePresenting {}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension AutocompleteListController: AutocompleteListShowing {
  public var list: AutocompleteList { presenter.list }

  public func select(_ row: AutocompleteList.Row) {
    presenter.select(row)
    activityDidChange()
  }

  public func retry() {
    presenter.retry()
    activityDidChange()
  }
}
