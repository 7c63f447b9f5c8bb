package import Foundation
public import LegacyPlaces

/// One of the three classes with a list as a subject; make one of its subclasses.
@MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
public class LegacyListSubject: TypingSubject, RowShowing, RowTapping, RetryTaking, BoundsTaking, FieldsTaking
{
  package private(set) var object: (any ListObject)?
  /// Gets the objects that the delegate is called with: places, errors and predictions.
  package var onObject: (NSObject) -> Void = { _ in }
  private var delegate: LegacyListDelegate?
  /// The list as the delegate was last told of it.
  private var told: AutocompleteList?
  /// The newest row of each place.
  private var rows: [String: AutocompleteList.Row] = [:]

  package init(_ object: any ListObject) {
    self.object = object
  }

  public func listen(_ ears: SubjectEars?) {
    delegate = ears.map { ears in
      LegacyListDelegate(ears, onObject: { [weak self] in self?.onObject($0) }) { [weak self] in
        self?.tellUpdate()
      }
    }
    object?.tell(delegate)
  }

  private func tellUpdate() -> ListState? {
    guard let list = object?.list else { return nil }
    told = list
    for (row, prediction) in zip(list.rows, list.predictions) { rows[prediction.placeID] = row }
    return ListState(list)
  }

  public func type(_ text: String?) { object?.enter(text) }

  public func setFilter(_ filter: ScenarioFilter?) {
    object?.autocompleteFilter = filter.map(GMSAutocompleteFilter.init)
  }

  public func setBounds(_ bounds: ScenarioBounds?) {
    object?.autocompleteBounds = bounds?.legacy
    object?.autocompleteBoundsMode = bounds?.mode ?? .bias
  }

  public func setFields(_ names: [String]) { object?.placeFields = GMSPlaceField(names: names) }
  public func release() { object = nil }
  public var shown: ListState { object.map { ListState($0.list) } ?? .empty }
  public func retry() { object?.retry() }

  public func tap(_ choice: Scenario.RowChoice) {
    switch choice {
    case .row(let index):
      guard let told, told.rows.indices.contains(index) else { return }
      object?.select(told.rows[index])
    case .place(let id):
      let list = object?.list
      let current = zip(list?.rows ?? [], list?.predictions ?? []).first { $0.1.placeID == id }?.0
      guard let row = current ?? rows[id] else { return }
      object?.select(row)
    }
  }
}

/// The legacy table data source as a subject.
@MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
public final class LegacyTableSubject: LegacyListSubject, TableSubject {
  public init(_ source: GMSAutocompleteTableDataSource = GMSAutocompleteTableDataSource()) {
    super.init(source)
  }

  public func clear() { (object as? GMSAutocompleteTableDataSource)?.clearResults() }
}

/// The legacy results controller as a subject.
@MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
public final class LegacyResultsSubject: LegacyListSubject, ResultsSubject {
  public init(_ controller: GMSAutocompleteResultsViewController = GMSAutocompleteResultsViewController()) {
    super.init(controller)
  }
}

/// The legacy full-screen controller as a subject.
@MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
public final class LegacyScreenSubject: LegacyListSubject, ScreenSubject {
  public init(_ controller: GMSAutocompleteViewController = GMSAutocompleteViewController()) {
    super.init(controller)
  }

  public func cancel() { (object as? GMSAutocompleteViewController)?.cancel() }
  public func present() { (object as? GMSAutocompleteViewController)?.beginPresentation() }
}

/// What the three classes have in common, in the same words.
@MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
package protocol ListObject: AutocompleteListShowing {
  var autocompleteFilter: GMSAutocompleteFilter? { get set }
  var autocompleteBounds: LegacyBounds? { get set }
  var autocompleteBoundsMode: GMSAutocompleteBoundsMode { get set }
  var placeFields: GMSPlaceField { get set }
  func enter(_ text: String?)
  func tell(_ delegate: LegacyListDelegate?)
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension GMSAutocompleteTableDataSource: ListObject {
  package func enter(_ text: String?) { sourceTextHasChanged(text) }
  package func tell(_ delegate: LegacyListDelegate?) { self.delegate = delegate }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension GMSAutocompleteResultsViewController: ListObject {
  package func enter(_ text: String?) { searchTextChanged(text) }
  package func tell(_ delegate: LegacyListDelegate?) { self.delegate = delegate }
}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension GMSAutocompleteViewController: ListObject {
  package func enter(_ text: String?) { searchTextChanged(text) }
  package func tell(_ delegate: LegacyListDelegate?) { self.delegate = delegate }
}
