#import "PlaceDetailsLoader.h"
@import GooglePlaces;

#define PLACES_CLIENT [GMSPlacesClient sharedClient]

@interface PlaceDetailsLoader ()
@property (nonatomic, strong) GMSAutocompleteSessionToken *token;
@end

@implementation PlaceDetailsLoader

- (void)loadPlace:(NSString *)placeID completion:(GMSPlaceResultCallback)completion {
    GMSPlaceField fields = (GMSPlaceFieldName | GMSPlaceFieldFormattedAddress | GMSPlaceFieldCoordinate);
    [[GMSPlacesClient sharedClient] fetchPlaceFromPlaceID:placeID
                                           placeFields:fields
                                          sessionToken:self.token
                                              callback:completion];
}

- (void)loadEverything:(NSString *)placeID {
    GMSPlacesClient *client = [GMSPlacesClient sharedClient];
    [client fetchPlaceFromPlaceID:placeID placeFields:GMSPlaceFieldAll sessionToken:nil callback:^(GMSPlace * _Nullable place, NSError * _Nullable error) {
        if (error) {
            NSLog(@"An error occurred %@", [error localizedDescription]);
            return;
        }
        for (GMSAddressComponent *component in place.addressComponents) {
            if ([component.types containsObject:kGMSPlaceTypePostalCode]) {
                NSLog(@"%@ %@", component.name, component.shortName);
            }
        }
    }];
}

- (void)query:(NSString *)text {
    [[[GMSPlacesClient alloc] init] findAutocompletePredictionsFromQuery:text
                                                               filter:nil
                                                         sessionToken:[[GMSAutocompleteSessionToken alloc] init]
                                                             callback:^(NSArray<GMSAutocompletePrediction *> *results, NSError *error) {
        NSLog(@"%lu", (unsigned long)results.count);
    }];
    [self.environment.places findAutocompletePredictionsFromQuery:text filter:nil sessionToken:nil callback:^(id a, id b) { }];
}

@end
