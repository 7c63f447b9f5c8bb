//
//  GMSStandIns.h
//  For the simulator slice, where Google's framework does not link.
//
#import <Foundation/Foundation.h>
#import <CoreLocation/CoreLocation.h>

@interface GMSPlace : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *placeID;
@property (nonatomic) CLLocationCoordinate2D coordinate;
@end

typedef void (^GMSPlaceResultCallback)(GMSPlace *place, NSError *error);

typedef NS_ENUM(NSInteger, GMSPlacesErrorCode) {
    StandInNetworkError = -1,
    StandInServerError = -2,
};

@interface GMSPlacesClient : NSObject
+ (instancetype)sharedClient;
+ (BOOL)provideAPIKey:(NSString *)key;
@end

@interface StandInLoader : NSObject
@property (nonatomic, strong) GMSPlacesClient *client;
- (void)load:(GMSPlaceResultCallback)done code:(GMSPlacesErrorCode)code;
- (void)use:(GMSAutocompleteFilter *)filter;
@end
