#import <Foundation/Foundation.h>
@import GooglePlaces;

/// A place that was saved with an early version of the app.
@interface RBBookmark : NSObject
@property(nonatomic, copy) NSString *placeID;
@property(nonatomic, copy) NSString *title;
- (void)refresh;
@end

@implementation RBBookmark

- (void)refresh {
  [[GMSPlacesClient sharedClient]
      fetchPlaceFromPlaceID:self.placeID
                placeFields:GMSPlaceFieldName
               sessionToken:nil
                   callback:^(GMSPlace *_Nullable place, NSError *_Nullable error) {
                     if (error != nil) {
                       NSLog(@"%@", error.localizedDescription);
                       return;
                     }
                     self.title = place.name;
                   }];
}

@end
