#import <GoogleMaps/GoogleMaps.h>
#import "MapOnlyController.h"

@interface MapOnlyController () <GMSMapViewDelegate>
@property (nonatomic, strong) GMSMapView *mapView;
@property (nonatomic, strong) GMSCameraPosition *camera;
@end

@implementation MapOnlyController

- (void)loadView {
    self.camera = [GMSCameraPosition cameraWithLatitude:1.285 longitude:103.848 zoom:12];
    self.mapView = [GMSMapView mapWithFrame:CGRectZero camera:self.camera];
    self.mapView.delegate = self;
    self.view = self.mapView;
}

- (void)fit:(NSArray<GMSMarker *> *)markers {
    GMSMutablePath *path = [GMSMutablePath path];
    for (GMSMarker *marker in markers) {
        [path addCoordinate:marker.position];
    }
    [self.mapView animateWithCameraUpdate:[GMSCameraUpdate fitBounds:self.bounds]];
}

- (void)mapView:(GMSMapView *)mapView didTapPOIWithPlaceID:(NSString *)placeID name:(NSString *)name location:(CLLocationCoordinate2D)location {
    NSLog(@"You tapped %@: %@", name, placeID);
    [[GMSGeocoder geocoder] reverseGeocodeCoordinate:location completionHandler:^(GMSReverseGeocodeResponse *response, NSError *error) {
        GMSAddress *address = response.firstResult;
        NSLog(@"%@", address.thoroughfare);
    }];
    [self.searchPanel clearResults];
}

@end
