#import "PlaceDetailLoader.h"
#if __has_feature(modules)
@import GooglePlaces;
#else
#import <GooglePlaces/GooglePlaces.h>
#endif

static const GMSPlaceField kWanted = GMSPlaceFieldName | GMSPlaceFieldFormattedAddress | GMSPlaceFieldPhoneNumber;
static const NSUInteger kGMSPlaceFieldCount = 35;       // ours
#define EVERYTHING (GMSPlaceFieldAll)

@interface PlaceDetailLoader ()
@property (nonatomic, strong) GMSPlacesClient *placesClient;
@property (nonatomic, strong) PDLBackend *backend;
@property (nonatomic, strong) GMSAutocompleteSessionToken *token;
@end

@implementation PlaceDetailLoader

- (instancetype)initWithClient:(GMSPlacesClient *)placesClient
{
    self = [super init];
    if (!self) return nil;
    _placesClient = placesClient ?: [[GMSPlacesClient alloc] init];
    return self;
}

- (void)load:(NSString *)placeID then:(GMSPlaceResultCallback)then
{
    [self.placesClient fetchPlaceFromPlaceID:placeID
                                 placeFields:kWanted
                                sessionToken:self.token
                                    callback:then];
    __weak typeof(self) weakSelf = self;
    dispatch_async(dispatch_get_main_queue(), ^{
        [weakSelf.placesClient fetchPlaceFromPlaceID:placeID
                                         placeFields:(GMSPlaceFieldTypes | GMSPlaceFieldAddressComponents)
                                        sessionToken:nil
                                            callback:^(GMSPlace *_Nullable place, NSError *_Nullable error) {
            weakSelf.token = [[GMSAutocompleteSessionToken alloc] init];
        }];
    });
    [self.backend fetchPlaceFromPlaceID:placeID placeFields:0 sessionToken:nil callback:nil];
    [[PDLHub hub].places fetchPlaceFromPlaceID:placeID
                                    placeFields:GMSPlaceFieldAll
                                   sessionToken:nil
                                       callback:^(id p, id e) { }];
}

- (void)suggest:(NSString *)text
{
    [_placesClient findAutocompletePredictionsFromQuery:text bounds:nil boundsMode:kGMSAutocompleteBoundsModeBias filter:nil sessionToken:[GMSAutocompleteSessionToken new] callback:^(NSArray<GMSAutocompletePrediction *> *r, NSError *e) {
        NSAssert(e.code != kGMSPlacesInternalError, @"kGMSPlacesInternalError");
    }];
    GMSAutocompleteRequest *request = [[GMSAutocompleteRequest alloc] initWithQuery:text];
    [_placesClient fetchAutocompleteSuggestionsFromRequest:request callback:^(NSArray<GMSAutocompleteSuggestion *> *found, NSError *e) {
        GMSFetchPlaceRequest *fetch = [[GMSFetchPlaceRequest alloc] initWithPlaceID:found.firstObject.placeSuggestion.placeID
                                                                    placeProperties:@[GMSPlacePropertyName, GMSPlacePropertyWebsite]
                                                                       sessionToken:self.token];
        NSLog(@"%@", fetch.placeProperties);
        [self.placesClient fetchPlaceWithRequest:fetch callback:^(GMSPlace *place, NSError *e2) { }];
    }];
}

- (void)fetchPlaceWithRequest:(GMSFetchPlaceRequest *)request callback:(GMSPlaceResultCallback)callback { callback(nil, nil); }

@end
