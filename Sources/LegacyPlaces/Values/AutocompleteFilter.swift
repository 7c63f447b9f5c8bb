public import CoreLocationStandIn
public import Foundation
public import PlacesCore

/// What autocomplete results are narrowed to; a mutable object, read when a request goes out (decision D4).
///
/// Nothing is checked on assignment: a value that the service cannot express fails the request with
/// ``GMSPlacesErrorCode/invalidRequest`` and a text that names the value. Filters compare by identity, as
/// any `NSObject`. Not isolated; use one filter from one thread at a time.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "GMSAutocompleteFilter belongs to the legacy module; use AutocompleteFilter, which is made whole and does not change (LP121)"
  )
#endif
open class GMSAutocompleteFilter: NSObject, NSCopying, LegacyPlaceTypeListing {
  /// One group of types; ignored when ``types`` is set (contract item 43).
  open var type: GMSPlacesAutocompleteTypeFilter = .noFilter

  /// Up to five types, or one collection such as `(cities)`; `nil` means that ``type`` counts, an empty
  /// array means no filter by type.
  ///
  /// Assigning an array of leading-dot members such as `[.bank]` works too: see ``LegacyPlaceTypeListing``.
  open var types: [String]?

  /// A two-letter country code; ignored when ``countries`` is set (contract item 44).
  open var country: String?

  /// Up to fifteen two-letter country codes in either case; `nil` means that ``country`` counts, an empty
  /// array means every country.
  open var countries: [String]?

  /// Where distances are measured from; without it predictions carry none (contract item 51).
  open var origin: CLLocation?

  /// The area whose results are preferred; ignored when ``locationRestriction`` is set (contract item 41).
  open var locationBias: (any GMSPlaceLocationBias)?

  /// The area that all results lie in.
  open var locationRestriction: (any GMSPlaceLocationRestriction)?

  /// A two-letter region that results are formatted for and tend to; `nil` leaves it to the environment.
  open var regionCode: String?

  /// The cursor's position in the query, in Unicode scalars; 0, the default, means its end.
  open var inputOffset: Int32 = 0

  /// Whether businesses without a place of their own, such as plumbers, are among the results.
  open var shouldIncludePureServiceAreaBusinesses = false

  /// Makes a filter that lets everything through.
  public override init() {
    super.init()
  }

  /// A filter with the same values, which may then change on its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = GMSAutocompleteFilter()
    copy.type = type
    copy.types = types
    copy.country = country
    copy.countries = countries
    copy.origin = origin
    copy.locationBias = locationBias
    copy.locationRestriction = locationRestriction
    copy.regionCode = regionCode
    copy.inputOffset = inputOffset
    copy.shouldIncludePureServiceAreaBusinesses = shouldIncludePureServiceAreaBusinesses
    return copy
  }
}

/// Lets `filter.types = [.bank]` compile next to `filter.types = ["bank"]` (ours).
///
/// Google's guide writes both although the property holds strings. The class's own property wins wherever
/// a string array fits, so that reading gives `[String]?`; only leading-dot arrays reach this one.
public protocol LegacyPlaceTypeListing: AnyObject {}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension LegacyPlaceTypeListing where Self: GMSAutocompleteFilter {
  /// ``GMSAutocompleteFilter/types`` spelled with `PlaceType` values.
  public var types: [PlaceType]? {
    get {
      let filter: GMSAutocompleteFilter = self
      let strings: [String]? = filter.types
      return strings?.map { PlaceType(rawValue: $0) }
    }
    set {
      let filter: GMSAutocompleteFilter = self
      let strings: [String]? = newValue?.map(\.rawValue)
      filter.types = strings
    }
  }
}
