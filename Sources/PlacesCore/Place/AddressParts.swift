package import PlacesEngine

/// A part of an address. Number and order of parts vary; the whole is `formattedAddress`.
public struct AddressComponent: CustomStringConvertible, Hashable, Sendable {
  /// The answer as the service gave it.
  package let service: ServiceAddressComponent

  package init(_ service: ServiceAddressComponent) {
    self.service = service
  }

  /// The full text, such as `California`; empty if the answer has none.
  public var name: String { service.longText ?? service.shortText ?? "" }

  /// The short text, such as `CA`.
  public var shortName: String? { service.shortText }

  public var types: Set<PlaceType> { Set((service.types ?? []).map { PlaceType(rawValue: $0) }) }

  public var description: String {
    describe("AddressComponent", [("name", name), ("shortName", shortName), ("types", service.types)])
  }
}

/// An open location code.
public struct PlusCode: CustomStringConvertible, Hashable, Sendable {
  /// Such as `9FWM33GV+HQ`.
  public let globalCode: String
  /// A shorter code with a locality.
  public let compoundCode: String?

  /// `nil` without a global code.
  package init?(_ code: ServicePlusCode) {
    guard let globalCode = code.globalCode else { return nil }
    self.globalCode = globalCode
    compoundCode = code.compoundCode
  }

  public var description: String {
    describe("PlusCode", [("globalCode", globalCode), ("compoundCode", compoundCode)])
  }
}

/// How well a wheelchair gets about in a place.
///
/// The names of Google's members were not seen, so there are none here; use `description`.
public struct AccessibilityOptions: CustomStringConvertible, Hashable, Sendable {
  /// The answer as the service gave it.
  package let service: ServiceAccessibilityOptions

  package init(service: ServiceAccessibilityOptions) {
    self.service = service
  }

  public var description: String {
    describe(
      "AccessibilityOptions",
      [
        ("wheelchairAccessibleParking", service.wheelchairAccessibleParking),
        ("wheelchairAccessibleEntrance", service.wheelchairAccessibleEntrance),
        ("wheelchairAccessibleRestroom", service.wheelchairAccessibleRestroom),
        ("wheelchairAccessibleSeating", service.wheelchairAccessibleSeating),
      ])
  }
}
