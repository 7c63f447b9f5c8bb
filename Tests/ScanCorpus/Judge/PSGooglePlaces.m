//
//  PSGooglePlaces.m - Cordova plugin, talks to the web service only
//
#import "PSGooglePlaces.h"
#import "GooglePlacesWebService.h"
#import <Cordova/CDV.h>

NSString * const GMSPlacesClientApiKeyName = @"GMSPlacesClientApiKey";
static NSString *kGMSPlaceTypeAll = @"all";

@interface PSGooglePlaces ()
@property (nonatomic, strong) GMSPlacesWebClient *webClient;
@property (nonatomic, strong) NSMutableDictionary *placeFields;
@end

@implementation PSGooglePlaces

// exec(…, "PSGooglePlaces", "autocompleteQuery", [text])
- (void)autocompleteQuery:(CDVInvokedUrlCommand *)command
{
    NSString *text = [command.arguments objectAtIndex:0];
    [self.commandDelegate runInBackground:^{
        [self.webClient autocompleteQuery:text bounds:nil filter:nil callback:^(NSArray *rows, NSError *error) {
            CDVPluginResult *r = error
                ? [CDVPluginResult resultWithStatus:CDVCommandStatus_ERROR messageAsString:@"GMSPlacesErrorCode"]
                : [CDVPluginResult resultWithStatus:CDVCommandStatus_OK messageAsArray:rows];
            [self.commandDelegate sendPluginResult:r callbackId:command.callbackId];
        }];
    }];
}

- (void)fetchPlaceWithSession:(CDVInvokedUrlCommand *)command
{
    NSDictionary *selectors = @{ @"fetchPlace": NSStringFromSelector(@selector(fetchPlaceWithSession:)),
                                 @"lookUpPlaceID:callback:" : [NSNull null] };
    [self.host.client lookUpPlaceID:command.arguments[0] callback:^(id place, id error) { }];
    [self.host.search sourceTextHasChanged:selectors.description];
    self.host.controller.autocompleteFilter = nil;
    self.host.controller.placeFields = self.placeFields;
    [self.host.table clearResults];
    SEL s = @selector(autocompleteQuery:bounds:filter:callback:);
    if ([self.webClient respondsToSelector:s]) NSLog(@"%s %@", __func__, NSStringFromClass(NSClassFromString(@"GMSPlacesClient")));
}

// - (void)viewController:(GMSAutocompleteViewController *)viewController didAutocompleteWithPlace:(GMSPlace *)place {}

- (void)didAutocompleteWithPlaces:(NSArray *)GMSPlaces
{
    for (id GMSPlaceRow in GMSPlaces) { NSLog(@"GMSPlace %@ %@", GMSPlaceRow, kGMSPlaceTypeAll); }
}

@end
