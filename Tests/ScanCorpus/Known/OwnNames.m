#import "OwnNames.h"
#import <GooglePlaces/GooglePlaces.h>

// Own words, one letter or one suffix away from Google's.
@interface GMSPlacesClientWrapper : NSObject
- (void)lookUpPlaceID:(NSString *)placeID callback:(void (^)(id, NSError *))callback;
- (void)sourceTextHasChanged:(NSString *)text;
- (void)clearResults;
@end

@interface GMSPlaceHelper : NSObject
@property (nonatomic) GMSPlacesClientWrapper *wrapper;
@property (nonatomic) GMSMapView *mapView;
@property (nonatomic) NSArray *viewport;
@end

static NSUInteger GMSPlaceFieldsFromFields(NSArray *fields) { return fields.count; }
#define kGMSPlacesClientKey @"GMSPlacesClient"
#define GMSAUTOCOMPLETE 1

@implementation GMSPlaceHelper

- (void)run:(GMSPlacesClientWrapper *)other {
    [self.wrapper lookUpPlaceID:@"a" callback:^(id place, NSError *error) {}];
    [_wrapper sourceTextHasChanged:@"b"];
    [other clearResults];
    [self clearResults];
    self.viewport = nil;
    NSLog(@"%@ %lu", kGMSPlacesClientKey, (unsigned long)GMSPlaceFieldsFromFields(@[]));
    [self didAutocompleteWithPlaces:@[]];
    [[Session current] fetchPlaceWithSession:@"c"];
}

- (void)clearResults {
    [GMSServices sharedServices];
    GMSMarker *marker = [GMSMarker markerWithPosition:kCLLocationCoordinate2DInvalid];
    marker.title = @"kGMSPlaceTypeRoute";
}

- (void)didAutocompleteWithPlaces:(NSArray *)places {
}

@end
