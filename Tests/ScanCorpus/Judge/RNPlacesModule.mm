#import "RNPlacesModule.h"
#include <string>
#include <vector>
#import <React/RCTConvert.h>
#import <GooglePlaces/GooglePlaces.h>
#import <CoreLocation/CoreLocation.h>

static const std::string kModule = "GMSPlacesClient";   // 'GMSPlace'
static const char kQuote = '"', kSlash = '/'; static GMSPlacesClient *sClient = nil;
static inline std::vector<std::string> split(const std::string &s) { return { s, "//GMSPlace" }; }

@interface RNPlacesModule () <GMSAutocompleteViewControllerDelegate>
@property (nonatomic, strong) RCTPromiseResolveBlock resolve;
@end

@implementation RNPlacesModule

RCT_EXPORT_MODULE()

- (instancetype)init {
  if (self = [super init]) { sClient = GMSPlacesClient.sharedClient; }
  return self;
}

RCT_EXPORT_METHOD(openAutocompleteModal: (NSDictionary *)options
                  resolver: (RCTPromiseResolveBlock)resolve
                  rejecter: (RCTPromiseRejectBlock)reject)
{
  self.resolve = resolve;
  GMSAutocompleteViewController *viewController = [[GMSAutocompleteViewController alloc] init];
  viewController.autocompleteFilter = [[GMSAutocompleteFilter alloc] init];
  viewController.autocompleteFilter.country = [RCTConvert NSString:options[@"country"]];
  viewController.placeFields = GMSPlaceFieldName | GMSPlaceFieldPlaceID
      | GMSPlaceFieldCoordinate;
  viewController.delegate = self;
  [RCTPresentedViewController() presentViewController:viewController animated:YES completion:nil];
}

RCT_EXPORT_METHOD(getAutocompletePredictions: (NSString *)query resolver: (RCTPromiseResolveBlock)resolve)
{
  GMSAutocompleteFilter *f = [GMSAutocompleteFilter new];
  f.type = kGMSPlacesAutocompleteTypeFilterAddress;
  f.countries = @[ @"ca", @"USA" ];
  [sClient findAutocompletePredictionsFromQuery:query
                                         filter:f
                                   sessionToken:nil
                                       callback:^(NSArray<GMSAutocompletePrediction *> *_Nullable results, NSError *_Nullable error) {
    std::vector<std::string> ids;
    for (GMSAutocompletePrediction *p in results) { ids.push_back(p.placeID.UTF8String); }
    resolve(@(ids.size()));
  }];
  auto all = [](NSString *q) { return [q stringByAppendingString:@"\"GMSPlaceFieldAll\""]; };
  [sClient fetchPlaceFromPlaceID:all(query) placeFields:GMSPlaceFieldAll sessionToken:[[GMSAutocompleteSessionToken alloc] init] callback:^(GMSPlace *place, NSError *e) { resolve(place.name); }];
}

- (void)viewController:(GMSAutocompleteViewController *)viewController didAutocompleteWithPlace:(GMSPlace *)place {
  self.resolve(@{ @"name": place.name ?: @"" });
}
- (void)viewController:(GMSAutocompleteViewController *)viewController didFailAutocompleteWithError:(NSError *)error {
  if (error.domain == kGMSPlacesErrorDomain && error.code == kGMSPlacesNetworkError) RCTLogWarn(@"%@", error);
}
- (void) wasCancelled: (GMSAutocompleteViewController *)viewController { self.resolve(nil); }
- (BOOL)viewController:(GMSAutocompleteViewController *)viewController didSelectPrediction:(GMSAutocompletePrediction *)prediction { return YES; }

@end
