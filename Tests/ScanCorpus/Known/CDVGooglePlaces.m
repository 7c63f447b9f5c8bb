#import "CDVGooglePlaces.h"
#import <Cordova/CDV.h>
#import <GooglePlacesAPI/GooglePlacesAPI.h>
#import <GooglePlaces/GooglePlaces.h>
#import "GMSPlacesClient+Cordova.h"

@interface CDVGooglePlaces : CDVPlugin
- (void)autocompleteQuery:(CDVInvokedUrlCommand *)command;
- (void)fetchPlace:(CDVInvokedUrlCommand *)command;
- (void)sourceTextHasChanged:(NSString *)text;
@end

@implementation CDVGooglePlaces

- (void)autocompleteQuery:(CDVInvokedUrlCommand *)command {
    NSString *query = command.arguments[0];
    [self sourceTextHasChanged:query];
    [self.commandDelegate runInBackground:^{
        [GMSPlacesClient.sharedClient autocompleteQuery:query bounds:nil boundsMode:kGMSAutocompleteBoundsModeBias filter:nil callback:^(NSArray *results, NSError *error) {
            NSMutableArray *out = [NSMutableArray array];
            for (GMSAutocompletePrediction *p in results) {
                [out addObject:@{ @"placeID": p.placeID, @"text": p.attributedFullText.string }];
            }
            CDVPluginResult *result = [CDVPluginResult resultWithStatus:CDVCommandStatus_OK messageAsArray:out];
            [self.commandDelegate sendPluginResult:result callbackId:command.callbackId];
        }];
    }];
}

- (void)fetchPlace:(CDVInvokedUrlCommand *)command {
    NSString *name = @"fetchPlaceFromPlaceID:placeFields:sessionToken:callback:";
    NSLog(@"%@ %@", name, NSStringFromSelector(@selector(autocompleteQuery:)));
}

- (void)sourceTextHasChanged:(NSString *)text {
    NSLog(@"GMSAutocompleteFetcher \"%@\" ; // GMSPlace", text); /* GMSPlace */
}

@end
