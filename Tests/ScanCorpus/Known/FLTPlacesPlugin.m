#import "FLTPlacesPlugin.h"
@import GooglePlaces;

static NSString *const kMethodFind = @"findAutocompletePredictions";
static NSString *const kMethodFetch = @"fetchPlace";

@implementation FLTPlacesPlugin {
    GMSPlacesClient *_client;
    GMSAutocompleteSessionToken *_sessionToken;
}

+ (void)registerWithRegistrar:(NSObject<FlutterPluginRegistrar> *)registrar {
    FlutterMethodChannel *channel = [FlutterMethodChannel methodChannelWithName:@"places" binaryMessenger:[registrar messenger]];
    [registrar addMethodCallDelegate:[[FLTPlacesPlugin alloc] init] channel:channel];
}

- (void)handleMethodCall:(FlutterMethodCall *)call result:(FlutterResult)result {
    if ([kMethodFind isEqualToString:call.method]) {
        [_client findAutocompletePredictionsFromQuery:call.arguments[@"query"]
                                              bounds:nil
                                          boundsMode:kGMSAutocompleteBoundsModeBias
                                              filter:nil
                                        sessionToken:_sessionToken
                                            callback:^(NSArray<GMSAutocompletePrediction *> *_Nullable results, NSError *_Nullable error) {
            result([results valueForKey:@"placeID"]);
        }];
    } else if ([kMethodFetch isEqualToString:call.method]) {
        [_client fetchPlaceFromPlaceID:call.arguments[@"id"] placeFields:GMSPlaceFieldCoordinate sessionToken:_sessionToken callback:^(id place, NSError *error) {
            result([place valueForKey:@"name"]);
            [place isOpen];
        }];
        _sessionToken = [GMSAutocompleteSessionToken new];
    } else {
        result(FlutterMethodNotImplemented);
    }
}

- (BOOL)open:(GMSPlace *)place {
    return [place isOpen] == GMSPlaceOpenStatusOpen;
}

@end
