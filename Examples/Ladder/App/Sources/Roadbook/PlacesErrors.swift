import Foundation
import GooglePlaces

/// What users read when something went wrong.
enum PlacesErrors {
  static func message(for error: Error?) -> String {
    guard let error = error as NSError?, error.domain == kGMSPlacesErrorDomain else {
      return "Something went wrong"
    }
    switch GMSPlacesErrorCode(rawValue: error.code) {
    case .networkError, .serverError:
      return "No connection, try again"
    case .usageLimitExceeded, .rateLimitExceeded:
      return "Too many searches, try again later"
    case .keyInvalid, .keyExpired:
      return "The app needs an update"
    default:
      return "Something went wrong (\(error.code))"
    }
  }
}
