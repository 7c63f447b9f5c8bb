/// A type of place, such as a restaurant or a postal code.
///
/// The set is open: a type without a member is written with its name,
/// `PlaceType(rawValue: "sporting_goods_store")`. Lists of names:
/// `https://developers.google.com/maps/documentation/places/ios-sdk/place-types`.
public struct PlaceType: Hashable, RawRepresentable, Sendable {
  /// The service's name of the type, in snake case; collections stand in parentheses.
  public let rawValue: String

  /// Takes any text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
