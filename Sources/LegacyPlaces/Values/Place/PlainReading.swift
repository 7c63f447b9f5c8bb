/// Lets a place's `name`, `placeID` and `types` be read without unwrapping, as in SDK 2.x (ours).
///
/// The class's own optional properties win wherever an optional fits, so that code since SDK 3.0, overrides
/// and the protocols of apps see what Google declares; only code that needs a plain value reaches these. An
/// implicitly unwrapped type would satisfy no protocol that asks for an optional, and stop on `nil`.
public protocol LegacyPlaceReading: AnyObject {}

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension LegacyPlaceReading where Self: GMSPlace {
  /// ``GMSPlace/name`` as SDK 2.x spelled it; empty when there is none.
  public var name: String {
    let place: GMSPlace = self
    let name: String? = place.name
    return name ?? ""
  }

  /// ``GMSPlace/placeID`` as SDK 2.x spelled it; empty when there is none.
  public var placeID: String {
    let place: GMSPlace = self
    let id: String? = place.placeID
    return id ?? ""
  }

  /// ``GMSPlace/types`` as SDK 2.x spelled it; empty when there are none.
  public var types: [String] {
    let place: GMSPlace = self
    let types: [String]? = place.types
    return types ?? []
  }
}
