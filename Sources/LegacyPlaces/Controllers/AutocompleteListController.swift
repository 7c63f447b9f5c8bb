public import CoreLocationStandIn
public import Foundation

#if os(iOS) || HEADLESS_UIKIT
  package import PlacesEngine
  public import UIKit
#else
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
open class AutocompleteListController: LegacyViewController {
  /// What predictions are narrowed to, read when a request goes out; setting it asks nothing (D4).
  open var autocompleteFilter: GMSAutocompleteFilter?

  /// An area, preferred or required as ``autocompleteBoundsMode`` says. Use the filter's location bias or
  /// restriction instead.
  open var autocompleteBounds: LegacyBounds?

  /// Whether ``autocompleteBounds`` is a bias or a restriction; without bounds it means nothing.
  open var autocompleteBoundsMode = GMSAutocompleteBoundsMode.bias

  /// Sets ``autocompleteBounds`` from two corners.
  open func setAutocompleteBoundsUsingNorthEastCorner(
    _ NorthEastCorner: CLLocationCoordinate2D, southWestCorner SouthWestCorner: CLLocationCoordinate2D
  ) {
    autocompleteBounds = legacyBounds(NorthEastCorner, SouthWestCorner)
  }

  /// The background of rows.
  #if os(iOS)
    @IBInspectable
  #endif
  open var tableCellBackgroundColor = LegacyColor.standard(\.cellBackground)
  /// The lines between rows.
  #if os(iOS)
    @IBInspectable
  #endif
  open var tableCellSeparatorColor = LegacyColor.standard(\.separator)
  /// The first line where it did not match, and messages.
  #if os(iOS)
    @IBInspectable
  #endif
  open var primaryTextColor = LegacyColor.standard(\.primaryText)
  /// Matched parts.
  #if os(iOS)
    @IBInspectable
  #endif
  open var primaryTextHighlightColor = LegacyColor.standard(\.primaryTextHighlight)
  /// The second line.
  #if os(iOS)
    @IBInspectable
  #endif
  open var secondaryTextColor = LegacyColor.standard(\.secondaryText)
  /// The button that tries again; `nil` is the default.
  #if os(iOS)
    @IBInspectable
  #endif
  open var tintColor: LegacyColor?

  /// The fields of the place that a pick delivers; by default all, at the highest price (item 34). Of this
  /// and ``placeProperties`` the one that was set last counts.
  open var placeFields = GMSPlaceField.all {
    didSet { fieldsSetLast = .fields }
  }

  /// The same as raw values of ``GMSPlaceProperty`` (item 36).
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

  /// The list may have changed; where there is a table, it is refreshed (contract item 21).
  package func listDidChange() {}

  // What the presenter tells, for the subclasses to pass on in the words of their delegates.

  package class var presentedName: StaticString { "AutocompleteListController" }
  package func presenterDidRequest() {}
  package func presenterDidUpdate() { listDidChange() }
  package func presenterShouldSelect(_ prediction: GMSAutocompletePrediction) -> Bool { true }
  package func presenterDidFinish(with place: GMSPlace) {}
  package func presenterDidFail(with error: NSError) {}
}

extension AutocompleteListController: AutocompletePresenting {}

extension AutocompleteListController: AutocompleteListShowing {
  public var list: AutocompleteList { presenter.list }

  public func select(_ row: AutocompleteList.Row) {
    presenter.select(row)
  }

  public func retry() {
    presenter.retry()
  }
}
