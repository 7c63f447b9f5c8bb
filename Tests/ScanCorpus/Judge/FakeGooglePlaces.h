// A stand-in for <GooglePlaces/GooglePlaces.h> so that the core builds without the pods.
#ifndef FakeGooglePlaces_h
#define FakeGooglePlaces_h
#include <Foundation/Foundation.h>
#import <CoreLocation/CoreLocation.h>

@class GMSPlace;
@class GMSAutocompletePrediction, GMSAutocompleteSessionToken;

typedef void (^GMSPlaceResultCallback)(GMSPlace *result, NSError *error);
typedef NS_ENUM(NSInteger, GMSPlacesAutocompleteTypeFilter) {
    FakeTypeFilterNone,
    FakeTypeFilterCity,
};

@protocol GMSAutocompleteViewControllerDelegate <NSObject>
@end

@interface GMSPlace : NSObject <NSCopying>
@property (nonatomic, copy, readonly) NSString *name;
@property (nonatomic, readonly) CLLocationCoordinate2D coordinate;
@end

@interface GMSAutocompletePrediction : NSObject
@property (nonatomic, copy, readonly) NSString *placeID;
@end

@interface GMSPlacesClient : NSObject
+ (instancetype)sharedClient;
+ (BOOL)provideAPIKey:(NSString *)key;
- (void)lookUpPlaceID:(NSString *)placeID callback:(GMSPlaceResultCallback)callback;
- (void)autocompleteQuery:(NSString *)query
                   bounds:(GMSCoordinateBounds *)bounds
                   filter:(id)filter
                 callback:(void (^)(NSArray<GMSAutocompletePrediction *> *, NSError *))callback;
- (void)fetchPlaceFromPlaceID:(NSString *)placeID placeFields:(GMSPlaceField)fields sessionToken:(GMSAutocompleteSessionToken *)token callback:(GMSPlaceResultCallback)callback;
@end

// a category declares nothing, but the class is ours here
@interface GMSPlacesClient (Fake)
- (GMSPlace *)fakePlaceNamed:(NSString *)name filter:(GMSPlacesAutocompleteTypeFilter)filter;
@end
@interface GMSAutocompleteFetcher (Fake) <GMSAutocompleteViewControllerDelegate>
@end

#endif /* FakeGooglePlaces_h, GMSAutocompleteFilter is missing */
