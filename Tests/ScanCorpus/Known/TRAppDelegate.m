//
//  TRAppDelegate.m
//  Trailhead
//
//  Created on 3/2/15.
//

#import "TRAppDelegate.h"
#import <GoogleMaps/GoogleMaps.h>

static NSString * const kTRPlacesKey = @"GMSPlacesClient";
static NSString * const kGMSPlacesKey = @"AIza";

@implementation TRAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
{
    [GMSServices provideAPIKey:kGMSPlacesKey];
    // [GMSPlacesClient provideAPIKey:kGMSPlacesKey];
    [GMSPlacesClient provideAPIKey:kGMSPlacesKey];

    if (@available(iOS 9.0, *)) {
        [[UITextField appearanceWhenContainedInInstancesOfClasses:@[ [GMSAutocompleteViewController class] ]]
            setDefaultTextAttributes:@{ NSForegroundColorAttributeName : [UIColor whiteColor] }];
    }
    NSLog(@"Places %@ // %@", [GMSPlacesClient SDKVersion], kTRPlacesKey);
    return YES;
}

- (void)applicationWillResignActive:(UIApplication *)application
{
}

@end
