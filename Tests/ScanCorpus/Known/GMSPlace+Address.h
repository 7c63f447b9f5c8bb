#import <Foundation/Foundation.h>
#import <GooglePlaces/GMSPlace.h>

NS_ASSUME_NONNULL_BEGIN

/// Shortcuts for GMSPlace. A category declares no class.
@interface GMSPlace (Address)

@property (nonatomic, readonly, nullable) NSString *adr_street;
@property (nonatomic, readonly, nullable) NSString *adr_city;

- (nullable GMSAddressComponent *)adr_componentOfType:(NSString *)type;
+ (instancetype)adr_placeWithDictionary:(NSDictionary<NSString *, id> *)dictionary;

@end

@interface GMSAutocompletePrediction (Address) <NSCopying>
@property (nonatomic, readonly) NSString *adr_title;
@end

FOUNDATION_EXPORT NSString *ADRStringFromPriceLevel(GMSPlacesPriceLevel level);
FOUNDATION_EXPORT NSString *ADRStringFromStatus(GMSPlacesBusinessStatus status);

typedef void (^ADRPlaceBlock)(GMSPlace *_Nullable place);

NS_ASSUME_NONNULL_END
