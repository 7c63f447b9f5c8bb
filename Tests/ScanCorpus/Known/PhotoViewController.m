#import "PhotoViewController.h"
#import <GooglePlaces/GooglePlaces.h>

@interface PhotoViewController ()
@property (weak, nonatomic) IBOutlet UIImageView *imageView;
@property (weak, nonatomic) IBOutlet UITextView *attributionTextView;
@end

@implementation PhotoViewController

- (void)loadFirstPhotoForPlace:(NSString *)placeID {
    [[GMSPlacesClient sharedClient]
        lookUpPhotosForPlaceID:placeID
                     callback:^(GMSPlacePhotoMetadataList *_Nullable photos,
                                NSError *_Nullable error) {
        if (error) {
            // TODO: handle the error.
            NSLog(@"Error: %@", [error description]);
        } else if (photos.results.count > 0) {
            GMSPlacePhotoMetadata *firstPhoto = photos.results.firstObject;
            [self loadImageForMetadata:firstPhoto];
        }
    }];
}

- (void)loadImageForMetadata:(GMSPlacePhotoMetadata *)photoMetadata {
    __weak typeof(self) weakSelf = self;
    [[GMSPlacesClient sharedClient]
        loadPlacePhoto:photoMetadata
        constrainedToSize:self.imageView.bounds.size
                    scale:self.imageView.window.screen.scale
                 callback:^(UIImage *_Nullable photo, NSError *_Nullable error) {
        weakSelf.imageView.image = photo;
        weakSelf.attributionTextView.attributedText = photoMetadata.attributions;
    }];
}

- (void)loadFull:(GMSPlacePhotoMetadata *)photo done:(GMSPlacePhotoImageResultCallback)done {
    [[GMSPlacesClient sharedClient] loadPlacePhoto:photo callback:done];
}

@end
