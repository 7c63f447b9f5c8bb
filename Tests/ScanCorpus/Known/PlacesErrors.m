#import "PlacesErrors.h"
@import GooglePlaces;

@implementation PlacesErrors

+ (NSString *)textForError:(NSError *)error {
    if (![error.domain isEqualToString:kGMSPlacesErrorDomain]) {
        return error.localizedDescription;
    }
    GMSPlacesErrorCode code = (GMSPlacesErrorCode)error.code;
    switch (code) {
        case kGMSPlacesNetworkError:
        case kGMSPlacesServerError:
            return @"kGMSPlacesNetworkError";
        case kGMSPlacesKeyInvalid:
        case kGMSPlacesKeyExpired:
            return @"Check the key";
        case kGMSPlacesUsageLimitExceeded:
        case kGMSPlacesRateLimitExceeded:
        case kGMSPlacesDeviceRateLimitExceeded:
            return @"Too many requests";
        case kGMSPlacesAccessNotConfigured:
        case kGMSPlacesIncorrectBundleIdentifier:
            return @"Not allowed";
        default:
            return @"Unknown";
    }
}

+ (BOOL)isLocationProblem:(NSError *)error {
    return error.code == kGMSPlacesLocationError; // kGMSPlacesLocationError is -11
}

+ (BOOL)isQuota:(NSError *)error {
    return error.code == -6 || error.code == -7;
}

@end
