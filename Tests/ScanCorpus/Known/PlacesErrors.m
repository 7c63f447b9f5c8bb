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
        case kGMSPlacesKeyInvalidError:
        case kGMSPlacesKeyExpiredError:
            return @"Check the key";
        case kGMSPlacesUsageLimitExceededError:
        case kGMSPlacesRateLimitExceededError:
        case kGMSPlacesDeviceRateLimitExceededError:
            return @"Too many requests";
        case kGMSPlacesAccessNotConfiguredError:
        case kGMSPlacesIncorrectBundleIdentifierError:
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
