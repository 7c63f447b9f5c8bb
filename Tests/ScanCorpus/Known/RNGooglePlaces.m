#import "RNGooglePlaces.h"
#import <React/RCTBridge.h>
#import <React/RCTConvert.h>
#import <GooglePlaces/GooglePlaces.h>

@interface RNGooglePlaces () <CLLocationManagerDelegate, GMSAutocompleteViewControllerDelegate>
@property (nonatomic, copy) RCTPromiseResolveBlock resolve;
@property (nonatomic, copy) RCTPromiseRejectBlock reject;
@end

@implementation RNGooglePlaces

RCT_EXPORT_MODULE()

RCT_EXPORT_METHOD(openAutocompleteModal: (NSDictionary *)options
                  resolver: (RCTPromiseResolveBlock)resolve
                  rejecter: (RCTPromiseRejectBlock)reject)
{
    self.resolve = resolve;
    self.reject = reject;
    dispatch_async(dispatch_get_main_queue(), ^{
        GMSAutocompleteViewController *controller = [[GMSAutocompleteViewController alloc] init];
        controller.delegate = self;
        controller.placeFields = [self selectedFields:options[@"placeFields"]];
        controller.autocompleteFilter = [self filterFrom:options];
        [RCTPresentedViewController() presentViewController:controller animated:YES completion:nil];
    });
}

- (GMSAutocompleteFilter *)filterFrom:(NSDictionary *)options {
    GMSAutocompleteFilter *autocompleteFilter = [[GMSAutocompleteFilter alloc] init];
    autocompleteFilter.type = [self typeNamed:[RCTConvert NSString:options[@"type"]]];
    autocompleteFilter.country = [options[@"country"] length] == 0? nil : options[@"country"];
    NSDictionary *bias = [RCTConvert NSDictionary:options[@"locationBias"]];
    if (bias.count > 0) {
        CLLocationCoordinate2D ne = CLLocationCoordinate2DMake([bias[@"latitudeNE"] doubleValue], [bias[@"longitudeNE"] doubleValue]);
        CLLocationCoordinate2D sw = CLLocationCoordinate2DMake([bias[@"latitudeSW"] doubleValue], [bias[@"longitudeSW"] doubleValue]);
        autocompleteFilter.locationBias = GMSPlaceRectangularLocationOption(ne, sw);
    }
    return autocompleteFilter;
}

- (GMSPlaceField)selectedFields:(NSArray *)fields {
    GMSPlaceField mask = 0;
    if ([fields containsObject:@"name"]) mask |= GMSPlaceFieldName;
    if ([fields containsObject:@"viewport"]) mask |= GMSPlaceFieldViewport;
    return mask ?: GMSPlaceFieldAll;
}

- (GMSPlacesAutocompleteTypeFilter)typeNamed:(NSString *)name {
    return kGMSPlacesAutocompleteTypeFilterNoFilter;
}

- (void)viewController:(GMSAutocompleteViewController *)viewController didAutocompleteWithPlace:(GMSPlace *)place {
    [viewController dismissViewControllerAnimated:YES completion:nil];
    self.resolve(@{ @"name" : place.name ?: @"", @"placeID" : place.placeID });
}

- (void)viewController:(GMSAutocompleteViewController *)viewController didFailAutocompleteWithError:(NSError *)error {
    self.reject(@"E_AUTOCOMPLETE_ERROR", [error description], nil);
}

- (void)wasCancelled:(GMSAutocompleteViewController *)viewController {
    self.reject(@"E_USER_CANCELED", @"Search cancelled", nil);
}

@end
