public import Foundation
package import PlacesEngine

/// One question about a place's hours: is it open at this moment.
public struct IsPlaceOpenRequest: Sendable {
  /// The place, if its hours and time zone were fetched already; then nothing is asked.
  public let place: Place?
  /// The id of the place, if its hours are to be fetched, in a details call at the price of hours.
  public let placeID: String?
  /// The moment; `nil` means now.
  public let date: Date?

  /// Asks about a place at hand.
  ///
  /// The answer needs `currentOpeningHours` or `regularOpeningHours`, and `timeZone`; without them it is
  /// "unknown".
  public init(place: Place, date: Date? = nil) {
    self.place = place
    placeID = nil
    self.date = date
  }

  /// Asks about a place by its id.
  public init(placeID: String, date: Date? = nil) {
    place = nil
    self.placeID = placeID
    self.date = date
  }

  /// What has to be fetched first; `nil` when nothing has to.
  package func detailsQuery() throws(ServiceFailure) -> DetailsQuery? {
    guard let placeID else { return nil }
    return try FetchPlaceRequest(
      placeID: placeID, placeProperties: [.currentOpeningHours, .regularOpeningHours, .timeZone]
    ).detailsQuery()
  }
}

/// Whether a place is open.
public struct IsPlaceOpenResponse: Sendable {
  /// `nil` when the hours or the time zone are not known.
  public let status: Bool?

  public init(status: Bool?) {
    self.status = status
  }
}
