import Foundation
import GooglePlaces

struct PlacesErrorMapper {

    static let texts: [GMSPlacesErrorCode: (String, String)] = [
        .networkError: ("Offline", "Check your connection."),
        .keyInvalid: ("Setup", "The key is wrong."),
    ]

    func message(for error: Error) -> String {
        let nsError = error as NSError
        guard nsError.domain == kGMSPlacesErrorDomain,
              let code = GMSPlacesErrorCode(rawValue: nsError.code) else {
            return nsError.localizedDescription
        }
        switch code {
        case .networkError, .serverError, .internalError:
            return "Try again later"
        case .usageLimitExceeded, .rateLimitExceeded:
            return "Quota"
        default:
            return PlacesErrorMapper.texts[code]?.1 ?? "kGMSPlacesErrorDomain \(code.rawValue)"
        }
    }

    func isRetryable(_ raw: GMSPlacesErrorCode.RawValue) -> Bool {
        return [-1, -2, -3].contains(raw)
    }

    func isConfiguration(_ error: Error) -> Bool {
        if let code = error as? GMSPlacesErrorCode {
            return code == GMSPlacesErrorCode.accessNotConfigured
        }
        return (error as NSError).code == -9
    }
}
