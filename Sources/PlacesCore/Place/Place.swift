public import CoreLocationStandIn
public import Foundation

#if os(iOS) || HEADLESS_UIKIT
  package import PlacesEngine
  public import UIKit
#else
  public import PlacesEngine
#endif

/// What places of any kind have in common.
public protocol PlaceProtocol: CustomStringConvertible, Hashable, Sendable {}

/// A place as the details request answered it.
///
/// Only properties that were asked for are filled, and of those only what the service knows; the others
/// are `nil`, empty, or the value that stands for unknown. Nothing is guessed from another property.
public struct Place: PlaceProtocol {
  /// The answer as the service gave it.
  package let service: ServicePlace

  package init(_ service: ServicePlace) {
    self.service = service
  }

  public var placeID: String? { service.id }

  /// The name for people.
  public var displayName: String? { service.displayName?.text }

  /// Where the place is; without an answer an invalid coordinate, see `CLLocationCoordinate2DIsValid(_:)`
  /// (decision D17).
  public var location: CLLocationCoordinate2D {
    service.location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }

  /// The area to show on a map; `nil` also for an answer that is no valid box.
  public var viewportInfo: RectangularCoordinateRegion? {
    service.viewport.flatMap { RectangularCoordinateRegion($0) }
  }

  public var formattedAddress: String? { service.formattedAddress }

  public var addressComponents: [AddressComponent]? {
    service.addressComponents?.map { AddressComponent($0) }
  }

  public var plusCode: PlusCode? { service.plusCode.flatMap { PlusCode($0) } }

  public var types: Set<PlaceType> { Set((service.types ?? []).map { PlaceType(rawValue: $0) }) }

  public var timeZone: TimeZone? {
    service.timeZone?.id.flatMap { TimeZone(identifier: $0) }
  }

  /// Data providers that must be shown with the place; linked where the answer has a link.
  public var attributions: AttributedString? {
    credits((service.attributions ?? []).map { ($0.provider, $0.providerUri) })
  }

  /// A debug rendering; not for display.
  public var description: String {
    describe(
      "Place",
      [
        ("placeID", placeID), ("displayName", displayName),
        ("location", service.location.map { "\($0.latitude),\($0.longitude)" }),
        ("formattedAddress", formattedAddress), ("types", service.types),
        ("rating", service.rating), ("businessStatus", service.businessStatus),
        ("websiteURL", service.websiteUri),
      ])
  }
}

// MARK: - Contact, opinion, looks

extension Place {
  /// With the country's code, such as `+1 650-253-0000`.
  public var internationalPhoneNumber: String? { service.internationalPhoneNumber }

  public var websiteURL: URL? { service.websiteUri.flatMap { URL(string: $0) } }

  /// 1.0…5.0.
  public var rating: Float? { service.rating.map { Float($0) } }

  /// 0 also when it was not asked for.
  public var numberOfUserRatings: Int { service.userRatingCount ?? 0 }

  public var priceLevel: PriceLevel { PriceLevel(service: service.priceLevel) }

  public var businessStatus: BusinessStatus { BusinessStatus(service: service.businessStatus) }

  /// Must be shown unaltered.
  public var editorialSummary: String? { service.editorialSummary?.text }

  /// At most five.
  public var reviews: [Review] { (service.reviews ?? []).map { Review($0) } }

  /// At most ten.
  public var photos: [Photo]? { service.photos?.map { Photo($0) } }

  /// A white icon on transparent ground, as PNG, to be laid over ``iconBackgroundColor``.
  public var iconMaskURL: URL? { service.iconMaskBaseUri.flatMap { URL(string: $0 + ".png") } }

  #if os(iOS) || HEADLESS_UIKIT
    /// The colour to lay under the icon.
    public var iconBackgroundColor: UIColor? {
      plainIconBackgroundColor.map {
        UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
      }
    }
  #else
    /// The colour to lay under the icon; `UIColor` on iOS.
    public var iconBackgroundColor: PlainColor? { plainIconBackgroundColor }
  #endif

  package var plainIconBackgroundColor: PlainColor? {
    service.iconBackgroundColor.flatMap { PlainColor(hex: $0) }
  }
}

// MARK: - Hours

extension Place {
  /// The hours of any week.
  public var regularOpeningHours: OpeningHours? { service.regularOpeningHours.map { OpeningHours($0) } }

  /// The hours of the seven days from the day of the answer, holidays included.
  public var currentOpeningHours: OpeningHours? { service.currentOpeningHours.map { OpeningHours($0) } }

  /// The hours of parts of the business, such as its drive-through.
  public var currentSecondaryOpeningHours: [OpeningHours]? {
    service.currentSecondaryOpeningHours?.map { OpeningHours($0) }
  }
}

// MARK: - Yes or no; `nil` is unknown

extension Place {
  public var accessibilityOptions: AccessibilityOptions? {
    service.accessibilityOptions.map { AccessibilityOptions(service: $0) }
  }

  public var isReservable: Bool? { service.reservable }
  public var servesBeer: Bool? { service.servesBeer }
  public var servesBreakfast: Bool? { service.servesBreakfast }
  public var servesBrunch: Bool? { service.servesBrunch }
  public var servesDinner: Bool? { service.servesDinner }
  public var servesLunch: Bool? { service.servesLunch }
  public var servesVegetarianFood: Bool? { service.servesVegetarianFood }
  public var servesWine: Bool? { service.servesWine }
  public var supportsCurbsidePickup: Bool? { service.curbsidePickup }
  public var supportsDelivery: Bool? { service.delivery }
  public var supportsDineIn: Bool? { service.dineIn }
  public var supportsTakeout: Bool? { service.takeout }
}
