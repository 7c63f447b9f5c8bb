#import "NearbyPlacesController.h"
@import CoreLocation;
@import GooglePlaces;
@import GooglePlacePicker;

@interface NearbyPlacesController () <CLLocationManagerDelegate>
@property (strong, nonatomic) GMSPlacesClient *client;
@property (strong, nonatomic) GMSPlacePicker *placePicker;
@end

@implementation NearbyPlacesController

- (IBAction)getCurrentPlace:(UIButton *)sender {
    __weak NearbyPlacesController *weakSelf = self;
    [self.client currentPlaceWithCallback:^(GMSPlaceLikelihoodList *likelihoodList, NSError *error) {
        if (error != nil) {
            NSLog(@"Pick Place error %@", [error localizedDescription]);
            return;
        }
        for (GMSPlaceLikelihood *likelihood in likelihoodList.likelihoods) {
            GMSPlace *place = likelihood.place;
            NSLog(@"Current Place name %@ at likelihood %g", place.name, likelihood.likelihood);
        }
        [weakSelf.client lookUpPlaceID:@"x" callback:^(id place, NSError *e) { }];
    }];
}

- (void)likelihoods {
    GMSPlaceField fields = GMSPlaceFieldName;
    [_client findPlaceLikelihoodsFromCurrentLocationWithPlaceFields:fields callback:^(NSArray<GMSPlaceLikelihood *> *list, NSError *error) {
        NSLog(@"%@", list.firstObject.place.placeID);
    }];
}

- (void)pick {
    GMSPlacePickerConfig *config = [[GMSPlacePickerConfig alloc] initWithViewport:nil];
    self.placePicker = [[GMSPlacePicker alloc] initWithConfig:config];
    [self.placePicker pickPlaceWithCallback:^(GMSPlace *place, NSError *error) {
        NSLog(@"%@", place.formattedAddress);
    }];
}

@end
