#import "NewRequests.h"
@import GooglePlaces;

@interface NewRequests ()
@property (nonatomic, strong) GMSPlacesClient *client;
@property (nonatomic, strong) GMSAutocompleteSessionToken *token;
@end

@implementation NewRequests

- (void)suggest:(NSString *)text {
    GMSAutocompleteRequest *request = [[GMSAutocompleteRequest alloc] initWithQuery:text];
    request.sessionToken = self.token;
    [self.client fetchAutocompleteSuggestionsFromRequest:request callback:^(NSArray<GMSAutocompleteSuggestion *> *results, NSError *error) {
        GMSAutocompletePlaceSuggestion *first = results.firstObject.placeSuggestion;
        NSLog(@"%@", first.attributedPrimaryText.string);
    }];
}

- (void)details:(NSString *)placeID {
    NSArray *properties = @[ GMSPlacePropertyName, GMSPlacePropertyCoordinate ];
    GMSFetchPlaceRequest *request = [[GMSFetchPlaceRequest alloc] initWithPlaceID:placeID placeProperties:properties sessionToken:self.token];
    [self.client fetchPlaceWithRequest:request callback:^(GMSPlace *place, NSError *error) {
        for (GMSPlaceReview *review in place.reviews) { NSLog(@"%@", review); }
    }];
}

- (void)search:(NSString *)text around:(CLLocationCoordinate2D)center {
    GMSPlaceSearchByTextRequest *byText = [[GMSPlaceSearchByTextRequest alloc] initWithTextQuery:text placeProperties:GMSPlacePropertyArray()];
    [_client searchByTextWithRequest:byText callback:^(NSArray<GMSPlace *> *places, NSError *error) { }];
    GMSPlaceSearchNearbyRequest *nearby = [[GMSPlaceSearchNearbyRequest alloc] initWithLocationRestriction:GMSPlaceCircularLocationOption(center, 500.0) placeProperties:@[]];
    nearby.rankPreference = GMSPlaceSearchNearbyRankPreferencePopularity;
    [_client searchNearbyWithRequest:nearby callback:^(NSArray<GMSPlace *> *places, NSError *error) { }];
}

- (void)photo:(GMSPlacePhotoMetadata *)photo {
    GMSFetchPhotoRequest *request = [[GMSFetchPhotoRequest alloc] initWithPhotoMetadata:photo maxSize:CGSizeMake(100, 100)];
    [_client fetchPhotoWithRequest:request callback:^(UIImage *image, NSError *error) { }];
    [self.unknownService fetchPlaceWithRequest:request callback:^(id place, NSError *error) { }];
}

@end
