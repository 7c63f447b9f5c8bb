#import "NearbyPhotos.h"
@import GooglePlaces;

@interface NearbyPhotos ()
@property (nonatomic, strong) GMSPlaceLikelihoodList *list;
@property (copy) GMSPlacePhotoMetadataResultCallback onPhotos;
@end

@implementation NearbyPhotos
{
    GMSPlacesClient *_placesClient;
    __weak NPGallery *gallery;
}

- (void)here
{
    [_placesClient currentPlaceWithCallback:^(GMSPlaceLikelihoodList *likelihoodList, NSError *error) {
        if (error != nil) { NSLog(@"Current Place error %@", error.localizedDescription); return; }
        for (GMSPlaceLikelihood *likelihood in likelihoodList.likelihoods) {
            GMSPlace* place = likelihood.place;
            NSLog(@"Current Place name %@ at likelihood %g", place.name, likelihood.likelihood);
        }
        self.list = likelihoodList;
    }];
    [_placesClient findPlaceLikelihoodsFromCurrentLocationWithPlaceFields:(GMSPlaceFieldName | GMSPlaceFieldPhotos)
                                                                 callback:^(NSArray<GMSPlaceLikelihood *> *l, NSError *e) {}];
}

- (void)photosOf:(NSString *)placeID
{
    [_placesClient lookUpPhotosForPlaceID:placeID callback:^(GMSPlacePhotoMetadataList *photos, NSError *error) {
        GMSPlacePhotoMetadata *first = photos.results.firstObject;
        [_placesClient loadPlacePhoto:first callback:^(UIImage *photo, NSError *error) {
            [gallery add:photo];
        }];
        [self->_placesClient loadPlacePhoto:first constrainedToSize:CGSizeMake(80, 80) scale:UIScreen.mainScreen.scale callback:^(UIImage *p, NSError *e) { }];
        [gallery loadPlacePhoto:first callback:nil];
    }];
    [NPRemote.shared.client lookUpPhotosForPlaceID:placeID callback:self.onPhotos];
    [NPRemote.shared.client lookUpPhotosForPlaceID:placeID limit:4 callback:nil];
    [_placesClient isOpenWithPlaceID:placeID callback:^(GMSPlaceIsOpenResponse *r, NSError *e) { }];
}

- (void)near:(GMSPlaceSearchNearbyRankPreference)rank
{
    if (rank == GMSPlaceSearchNearbyRankPreferenceDistance) return;
    GMSPlaceSearchByTextRequest *request = [[GMSPlaceSearchByTextRequest alloc] initWithTextQuery:@"pizza" placeProperties:@[ GMSPlacePropertyName ]];
    GMSPlaceSearchByTextResultCallback done = ^(NSArray<GMSPlace *> *places, NSError *error) { };
    [_placesClient searchByTextWithRequest:request callback:done];
    GMSPlacePicker *picker = nil; // retired years ago
    [picker pickPlaceWithCallback:nil];
}

@end
