public import CoreLocationStandIn
public import Foundation

#if os(iOS) || HEADLESS_UIKIT
  package import PlacesEngine
  public import UIKit
#else
  public import PlacesEngine
#endif

/// Serves an app's own table with predictions and tells its delegate what happens.
///
/// The app passes on the text of its search field, reloads its table on did-update (contract item 19), and
/// is told the place when the user picks a row. On iOS the object is the table's data source and delegate
/// (item 33); everywhere its ``list`` says what to show. Session tokens are its own (item 61).
///
/// Main thread only (D15). Source: contract items 16–28, 33–37, decisions D9–D12, D19–D21.
@preconcurrency @MainActor
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "GMSAutocompleteTableDataSource belongs to the legacy module; use a data source of your own over PlacesClient.fetchAutocompleteSuggestions(with:) (LP113)"
  )
#endif
open class GMSAutocompleteTableDataSource: NSObject, AutocompleteTableServing {
  /// Who hears; whoever it is at that moment (D6).
  open weak var delegate: (any GMSAutocompleteTableDataSourceDelegate)?

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
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "Colours of the legacy controllers belong to the legacy module; use the colours of your own screen, or the PlacesMaterialTheme of the view modifier (LP119)"
    )
  #endif
  open var tableCellBackgroundColor = LegacyColor.standard(\.cellBackground)
  /// The lines between rows.
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "Colours of the legacy controllers belong to the legacy module; use the colours of your own screen, or the PlacesMaterialTheme of the view modifier (LP119)"
    )
  #endif
  open var tableCellSeparatorColor = LegacyColor.standard(\.separator)
  /// The first line where it did not match, and messages.
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "Colours of the legacy controllers belong to the legacy module; use the colours of your own screen, or the PlacesMaterialTheme of the view modifier (LP119)"
    )
  #endif
  open var primaryTextColor = LegacyColor.standard(\.primaryText)
  /// Matched parts.
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "Colours of the legacy controllers belong to the legacy module; use the colours of your own screen, or the PlacesMaterialTheme of the view modifier (LP119)"
    )
  #endif
  open var primaryTextHighlightColor = LegacyColor.standard(\.primaryTextHighlight)
  /// The second line.
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "Colours of the legacy controllers belong to the legacy module; use the colours of your own screen, or the PlacesMaterialTheme of the view modifier (LP119)"
    )
  #endif
  open var secondaryTextColor = LegacyColor.standard(\.secondaryText)
  /// The button that tries again; `nil` is the default.
  open var tintColor: LegacyColor?

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

  /// The texts besides places (ours); replace them to translate.
  public var texts: AutocompleteListTexts {
    get { presenter.texts }
    set { presenter.texts = newValue }
  }

  public override init() {
    super.init()
  }

  /// Takes the newest text; `nil` is no text. Of the delegate's calls only did-request may come before this
  /// returns (D14).
  open func sourceTextHasChanged(_ text: String?) {
    onMainThread("GMSAutocompleteTableDataSource.sourceTextHasChanged(_:)", environment) {
      self.presenter.textChanged(text)
    }
  }

  /// Removes all predictions and ends the session; tells did-update, then did-request, before it returns, and
  /// asks nothing (item 20, D9).
  open func clearResults() {
    onMainThread("GMSAutocompleteTableDataSource.clearResults()", environment) {
      self.presenter.clear()
    }
  }

  #if os(iOS) || HEADLESS_UIKIT
    private lazy var table = AutocompleteTable(owner: self)

    // What makes it the data source and delegate of the app's table (contract item 33).

    open func numberOfSections(in tableView: UITableView) -> Int {
      table.numberOfSections(in: tableView)
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      table.tableView(tableView, numberOfRowsInSection: section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      table.tableView(tableView, cellForRowAt: indexPath)
    }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      table.tableView(tableView, didSelectRowAt: indexPath)
    }

    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      table.tableView(tableView, viewForFooterInSection: section)
    }

    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      table.tableView(tableView, heightForFooterInSection: section)
    }
  #endif
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension GMSAutocompleteTableDataSource: AutocompleteListShowing {
  public var list: AutocompleteList { presenter.list }

  public func select(_ row: AutocompleteList.Row) {
    presenter.select(row)
  }

  public func retry() {
    presenter.retry()
  }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension GMSAutocompleteTableDataSource: AutocompletePresenting {
  package static var presentedName: StaticString { "GMSAutocompleteTableDataSource" }

  package func presenterDidRequest() {
    delegate?.didRequestAutocompletePredictions(for: self)
  }

  package func presenterDidUpdate() {
    delegate?.didUpdateAutocompletePredictions(for: self)
  }

  package func presenterShouldSelect(_ prediction: GMSAutocompletePrediction) -> Bool {
    delegate?.tableDataSource(self, didSelect: prediction) ?? true
  }

  package func presenterDidFinish(with place: GMSPlace) {
    delegate?.tableDataSource(self, didAutocompleteWith: place)
  }

  package func presenterDidFail(with error: NSError) {
    delegate?.tableDataSource(self, didFailAutocompleteWithError: error)
  }
}
