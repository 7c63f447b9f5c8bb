#import "OpeningInfo.h"
#import <GooglePlaces/GooglePlaces.h>

@implementation OpeningInfo

- (NSString *)textForPlace:(GMSPlace *)place {
    switch (place.priceLevel) {
        case kGMSPlacesPriceLevelFree: return @"free";
        case kGMSPlacesPriceLevelCheap: return @"$";
        case kGMSPlacesPriceLevelMedium: return @"$$";
        case kGMSPlacesPriceLevelUnknown: default: break;
    }
    switch (place.businessStatus) {
        case GMSPlacesBusinessStatusOperational: return @"in business";
        case GMSPlacesBusinessStatusClosedPermanently: return @"gone";
        default: return @"";
    }
}

- (void)logHours:(GMSOpeningHours *)hours {
    for (GMSPeriod *period in hours.periods) {
        GMSEvent *open = period.openEvent;
        GMSTime *time = open.time;
        GMSDayOfWeek day = open.day;
        NSLog(@"%lu %lu:%lu", (unsigned long)day, (unsigned long)time.hour, (unsigned long)time.minute);
    }
}

- (BOOL)delivers:(GMSPlace *)place {
    GMSBooleanPlaceAttribute delivery = place.delivery;
    return delivery == GMSBooleanPlaceAttributeTrue && delivery != GMSBooleanPlaceAttributeUnknown;
}

- (NSString *)code:(GMSPlusCode *)code viewport:(GMSPlaceViewportInfo *)viewport {
    return viewport.isValid ? code.globalCode : code.compoundCode;
}

- (BOOL)oldStatus:(GMSPlace *)place other:(id)other {
    GMSPlacesOpenNowStatus status = place.openNowStatus;
    return status == kGMSPlacesOpenNowStatusNo || [other openNowStatus] == kGMSPlacesOpenNowStatusUnknown;
}

@end
