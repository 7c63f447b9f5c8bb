@import UIKit;
@import GooglePlaces;
#import "GMSPlace+Helpers.h"

@interface GMSPlace (Helpers)
@property (nonatomic, readonly) NSString *hlp_city;
- (nullable GMSAddressComponent *)hlp_componentOfType:(NSString *)type;
@end

@implementation GMSPlace (Helpers)

- (GMSAddressComponent *)hlp_componentOfType:(NSString *)type
{
    for (GMSAddressComponent *c in self.addressComponents)
    {
        if ([c.type isEqualToString:type]) return c;
    }
    return nil;
}

- (NSString *)hlp_city
{
    return [self hlp_componentOfType:kGMSPlaceTypeLocality].name
        ?: [self hlp_componentOfType:kGMSPlaceTypePostalTown].name
        ?: [self hlp_componentOfType:@"kGMSPlaceTypeSublocality"].name;
}

- (NSString *)hlp_openText
{
    switch ([self isOpen]) {
        case GMSPlaceOpenStatusOpen: return NSLocalizedString(@"open", @"GMSPlaceOpenStatusOpen");
        case GMSPlaceOpenStatusClosed: return @"closed";
        default: return self.viewport ? @"?" : @"";
    }
}

- (NSString *)hlp_price
{
    static NSDictionary *map;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        map = @{ @(kGMSPlacesPriceLevelFree) : @"0", @(kGMSPlacesPriceLevelCheap):@"$", @(kGMSPlacesPriceLevelOutrageous): @"$$$$$" };
    });
    GMSPlacesPriceLevel level = self.priceLevel;
    if (self.businessStatus == GMSPlacesBusinessStatusClosedPermanently) return @"†";
    if (self.takeout == GMSBooleanPlaceAttributeTrue) { return [map[@(level)] stringByAppendingString:@" 🥡"]; }
    return map[@(level)];
}

@end

// Predictions get one too.
@implementation GMSAutocompletePrediction (Helpers)
- (NSAttributedString *)hlp_bolded:(UIFont *)bold {
    NSMutableAttributedString *s = [self.attributedFullText mutableCopy];
    [s enumerateAttribute:kGMSAutocompleteMatchAttribute
                  inRange:NSMakeRange(0, s.length)
                  options:0
               usingBlock:^(id value, NSRange range, BOOL *stop) {
        if (value) [s addAttribute:NSFontAttributeName value:bold range:range];
    }];
    return s;
}
+ (Class)hlp_class { return NSClassFromString(@"GMSAutocompletePrediction") ?: [GMSAutocompletePrediction class]; }
@end
