/**
 * Titanium module. Everything that goes over the bridge is a string.
 */
#import "TiPlacesModule.h"
#import "TiBase.h"
#import "TiUtils.h"
#import <GooglePlaces/GooglePlaces.h>

#define PLACE_FIELD(name) MAKE_SYSTEM_UINT(FIELD_##name, GMSPlaceFieldName)
#define NOT_CODE @"[GMSPlacesClient sharedClient]"

@implementation TiPlacesModule

- (id)moduleGUID { return @"GMSPlacesClient"; }

- (void)initialize:(id)apiKey
{
  ENSURE_SINGLE_ARG(apiKey, NSString);
  [GMSPlacesClient provideAPIKey:apiKey];
}

- (id)version { return [NSString stringWithFormat:@"%@ \"GMSPlace\" %@", @"//", [GMSPlacesClient SDKVersion]]; }

- (NSDictionary *)dictionaryFromPlace:(GMSPlace *)place likelihood:(GMSPlaceLikelihood *)l
{
  return @{
    @"name": NULL_IF_NIL(place.name),
    @"viewport": place.viewport ? @"yes" : @"no",
    @"status": @(place.businessStatus == GMSPlacesBusinessStatusOperational),
    @"likelihood": @(l.likelihood),
    @"GMSPlaceFieldAll": @"\\" /* GMSPlaceFieldAll */, @"all": @(GMSPlaceFieldAll),
  };
}

- (void)autocomplete:(id)args
{
  ENSURE_SINGLE_ARG(args, NSDictionary);
  GMSAutocompleteFilter *filter = [GMSAutocompleteFilter new];
  NSString *type = args[@"type"];
  if ([type isEqualToString:@"address"]) filter.type = kGMSPlacesAutocompleteTypeFilterAddress;
  else if ([type isEqual:@"region"]) filter.type = kGMSPlacesAutocompleteTypeFilterRegion;
  else filter.types = @[ kGMSPlaceTypeCollectionAddress ];
  filter.countries = @[@"US", @"ca", @"M"];

  KrollCallback *callback = args[@"callback"];
  [[GMSPlacesClient sharedClient] findAutocompletePredictionsFromQuery:args[@"query"] filter:filter sessionToken:nil callback:^(NSArray *r, NSError *e) {
    if ([e.domain isEqualToString:kGMSPlacesErrorDomain]) {
      switch ((GMSPlacesErrorCode)e.code) {
        case kGMSPlacesServerError: case kGMSPlacesInternalError: break;
        case kGMSPlacesLocationError: NSLog(@"[ERROR] kGMSPlacesLocationError"); break;
        default: break;
      }
    }
    [callback call:@[ @(r.count) ] thisObject:self];
  }];
  if (![GMSPlacesClient instancesRespondToSelector:@selector(lookUpPlaceID:callback:)]) return;
  [args[@"proxy"] provideSessionToken:nil];
}

@end
