public import CoreLocationStandIn
public import Foundation
import PlacesCore
public import PlacesEngine

#if os(iOS) || HEADLESS_UIKIT
  public import UIKit
#endif

/// A place as a details call answered it, immutable (contract item 65).
///
/// Only fields that were asked for are filled, and of those only what the service knows. The others are
/// `nil`, or where that cannot be, the value that stands for unknown: ``coordinate`` the invalid constant
/// (decision D17), numbers 0, enumerations `.unknown`. Nothing is guessed from another field.
#if DeprecationMessages
  @available(*, deprecated, message: "GMSPlace belongs to the legacy module; use Place (LP141)")
#endif
open class GMSPlace: NSObject, LegacyPlaceReading {
  /// Everything the service said.
  package let place: ServicePlace
  private let madeAddressComponents: [GMSAddressComponent]?
  private let madePhotos: [GMSPlacePhotoMetadata]?
  private let madeReviews: [GMSPlaceReview]?
  private let madeOpeningHours: GMSOpeningHours?
  private let madeCurrentOpeningHours: GMSOpeningHours?
  private let madeSecondaryOpeningHours: [GMSOpeningHours]?
  private let madeAttributions: NSAttributedString?

  /// Makes a place from a service's answer (ours, for test doubles).
  public init(_ place: ServicePlace) {
    self.place = place
    madeAddressComponents = place.addressComponents?.map { GMSAddressComponent($0) }
    madePhotos = place.photos?.map { GMSPlacePhotoMetadata($0) }
    madeReviews = place.reviews?.map { GMSPlaceReview($0) }
    madeOpeningHours = place.regularOpeningHours.map { GMSOpeningHours($0) }
    madeCurrentOpeningHours = place.currentOpeningHours.map { GMSOpeningHours($0) }
    madeSecondaryOpeningHours = place.currentSecondaryOpeningHours?.map { GMSOpeningHours($0) }
    madeAttributions = legacyCredits((place.attributions ?? []).map { ($0.provider, $0.providerUri) })
    super.init()
  }

  /// Makes a place of which nothing is known, to be subclassed by test doubles.
  public override init() {
    place = ServicePlace()
    madeAddressComponents = nil
    madePhotos = nil
    madeReviews = nil
    madeOpeningHours = nil
    madeCurrentOpeningHours = nil
    madeSecondaryOpeningHours = nil
    madeAttributions = nil
    super.init()
  }

  /// The name for people.
  ///
  /// It was not optional in SDK 2.x and is since 3.0, as are ``placeID`` and ``types``; code of both ages
  /// compiles: see ``LegacyPlaceReading``.
  open var name: String? { place.displayName?.text }

  /// The id; it may differ from the one asked for, when that has become outdated.
  open var placeID: String? { place.id }

  /// Where the place is; without an answer `kCLLocationCoordinate2DInvalid` (decision D17).
  open var coordinate: CLLocationCoordinate2D {
    place.location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }

  /// The address in one line.
  open var formattedAddress: String? { place.formattedAddress }

  /// The parts of the address.
  open var addressComponents: [GMSAddressComponent]? { madeAddressComponents }

  /// The open location code.
  open var plusCode: GMSPlusCode? { place.plusCode.flatMap { GMSPlusCode($0) } }

  #if WithoutCoordinateBounds
    /// The box that shows the place well on a map, as SDK 2.x to 4.x told it.
    #if DeprecationMessages
      @available(
        *, deprecated,
        message:
          "Google's SDK dropped this part of GMSPlace, or will; use Place.viewportInfo and PlacesClient.isPlaceOpen(with:) (LP142)"
      )
    #endif
    open var viewport: (any LegacyCoordinateBounds)? { viewportInfo }
  #else
    /// The box that shows the place well on a map, as SDK 2.x to 4.x told it.
    #if DeprecationMessages
      @available(
        *, deprecated,
        message:
          "Google's SDK dropped this part of GMSPlace, or will; use Place.viewportInfo and PlacesClient.isPlaceOpen(with:) (LP142)"
      )
    #endif
    open var viewport: GMSCoordinateBounds? {
      place.viewport?.ifValid.map { GMSCoordinateBounds($0) }
    }
  #endif

  /// The box that shows the place well on a map.
  open var viewportInfo: GMSPlaceViewportInfo? { place.viewport.flatMap { GMSPlaceViewportInfo($0) } }

  /// The place's types in the service's order, such as `restaurant`.
  open var types: [String]? { place.types }

  /// Data providers that must be shown with the place, with links (contract item 66). They come with every
  /// details call without being asked for.
  open var attributions: NSAttributedString? { madeAttributions }

  /// At most ten photos.
  open var photos: [GMSPlacePhotoMetadata]? { madePhotos }

  /// At most five reviews.
  open var reviews: [GMSPlaceReview]? { madeReviews }

  // MARK: Contact and opinion

  /// With the country's code, such as `+1 650-253-0000`.
  open var phoneNumber: String? { place.internationalPhoneNumber }

  open var website: URL? { place.websiteUri.flatMap { URL(string: $0) } }

  /// 1.0…5.0; 0 when there is none.
  open var rating: Float { Float(place.rating ?? 0) }

  /// How many ratings there are; 0 also when it was not asked for.
  open var userRatingsTotal: UInt { UInt(clamping: place.userRatingCount ?? 0) }

  open var priceLevel: GMSPlacesPriceLevel { GMSPlacesPriceLevel(service: place.priceLevel) }

  open var businessStatus: GMSPlacesBusinessStatus {
    GMSPlacesBusinessStatus(service: place.businessStatus)
  }

  /// A sentence about the place, which must be shown unaltered.
  open var editorialSummary: String? { place.editorialSummary?.text }

  // MARK: Looks

  /// A white icon on transparent ground, as PNG, to be laid over ``iconBackgroundColor``.
  open var iconImageURL: URL? { Place(place).iconMaskURL }

  #if os(iOS) || HEADLESS_UIKIT
    /// The colour to lay under the icon.
    open var iconBackgroundColor: UIColor? { Place(place).iconBackgroundColor }
  #else
    /// The colour to lay under the icon; `UIColor` on iOS.
    open var iconBackgroundColor: PlainColor? { Place(place).iconBackgroundColor }
  #endif

  // MARK: Hours

  /// The hours of any week.
  open var openingHours: GMSOpeningHours? { madeOpeningHours }

  /// The hours of the seven days from the day of the answer, holidays included.
  open var currentOpeningHours: GMSOpeningHours? { madeCurrentOpeningHours }

  /// The hours of parts of the business, such as its drive-through.
  open var secondaryOpeningHours: [GMSOpeningHours]? { madeSecondaryOpeningHours }

  /// Minutes that the place's time is ahead of UTC, on the day of the answer.
  open var utcOffsetMinutes: NSNumber? { place.utcOffsetMinutes.map { NSNumber(value: $0) } }

  /// Whether the place was open when the service answered, as SDK 2.x told it.
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "Google's SDK dropped this part of GMSPlace, or will; use Place.viewportInfo and PlacesClient.isPlaceOpen(with:) (LP142)"
    )
  #endif
  open var openNowStatus: GMSPlacesOpenNowStatus {
    switch place.currentOpeningHours?.openNow ?? place.regularOpeningHours?.openNow {
    case true?: .yes
    case false?: .no
    case nil: .unknown
    }
  }

  /// Whether the place is open now; unknown without opening hours and UTC offset (contract item 71).
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "Google's SDK dropped this part of GMSPlace, or will; use Place.viewportInfo and PlacesClient.isPlaceOpen(with:) (LP142)"
    )
  #endif
  open func isOpen() -> GMSPlaceOpenStatus { isOpen(at: Date()) }

  /// Whether the place is open at a moment; unknown without opening hours and UTC offset (contract item 71).
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "Google's SDK dropped this part of GMSPlace, or will; use Place.viewportInfo and PlacesClient.isPlaceOpen(with:) (LP142)"
    )
  #endif
  open func isOpen(at date: Date) -> GMSPlaceOpenStatus {
    switch OpeningTimes.isOpen(place, at: date) {
    case true?: .open
    case false?: .closed
    case nil: .unknown
    }
  }

  // MARK: Yes, no or unknown

  open var takeout: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.takeout) }
  open var delivery: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.delivery) }
  open var dineIn: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.dineIn) }
  open var curbsidePickup: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.curbsidePickup) }
  open var reservable: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.reservable) }
  open var servesBreakfast: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.servesBreakfast) }
  open var servesLunch: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.servesLunch) }
  open var servesDinner: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.servesDinner) }
  open var servesBeer: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.servesBeer) }
  open var servesWine: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.servesWine) }
  open var servesBrunch: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.servesBrunch) }
  open var servesVegetarianFood: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(place.servesVegetarianFood)
  }

  open var wheelchairAccessibleEntrance: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(place.accessibilityOptions?.wheelchairAccessibleEntrance)
  }
}
