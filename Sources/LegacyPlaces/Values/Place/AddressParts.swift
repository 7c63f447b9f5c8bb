public import CoreLocationStandIn
public import Foundation
import PlacesCore
public import PlacesEngine

/// A part of an address, immutable. For extraction; to show an address use `formattedAddress`.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The parts of a GMSPlace belong to the legacy module; use the type of the same name without its prefix (LP143)"
  )
#endif
open class GMSAddressComponent: NSObject {
  package let component: ServiceAddressComponent

  /// Makes a component from a service's answer (ours, for test doubles).
  public init(_ component: ServiceAddressComponent) {
    self.component = component
    super.init()
  }

  /// The first of ``types``, as SDK 2.x told it; empty when there is none.
  open var type: String { component.types?.first ?? "" }

  /// The types of the part, such as `locality` and `political`.
  open var types: [String] { component.types ?? [] }

  /// The full text, such as `California`; empty when there is none.
  open var name: String { component.longText ?? component.shortText ?? "" }

  /// The short text, such as `CA`.
  open var shortName: String? { component.shortText }
}

/// An open location code, immutable.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The parts of a GMSPlace belong to the legacy module; use the type of the same name without its prefix (LP143)"
  )
#endif
open class GMSPlusCode: NSObject {
  /// The full code, such as `849VCWC7+RV`.
  public let globalCode: String
  /// A shorter code with a place name that it is relative to.
  public let compoundCode: String?

  /// `nil` without a global code.
  init?(_ code: ServicePlusCode) {
    guard let globalCode = code.globalCode else { return nil }
    self.globalCode = globalCode
    compoundCode = code.compoundCode
    super.init()
  }
}

/// The box that shows a place well on a map, immutable.
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "The parts of a GMSPlace belong to the legacy module; use the type of the same name without its prefix (LP143)"
  )
#endif
open class GMSPlaceViewportInfo: NSObject {
  private let rectangle: GeoRectangle

  /// Makes a box; it crosses the 180° meridian when `northEast` lies west of `southWest`.
  public init!(northEast: CLLocationCoordinate2D, southWest: CLLocationCoordinate2D) {
    rectangle = GeoRectangle(low: GeoPoint(southWest), high: GeoPoint(northEast))
    super.init()
  }

  /// `nil` when the answer is no valid box.
  init?(_ rectangle: GeoRectangle) {
    guard let valid = rectangle.ifValid else { return nil }
    self.rectangle = valid
    super.init()
  }

  open var northEast: CLLocationCoordinate2D { rectangle.high.coordinate }

  open var southWest: CLLocationCoordinate2D { rectangle.low.coordinate }

  /// Whether both corners are in range and the south lies below the north.
  open var isValid: Bool { rectangle.ifValid != nil }
}

/// A viewport can stand for bounds.
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension GMSPlaceViewportInfo: LegacyCoordinateBounds {}
