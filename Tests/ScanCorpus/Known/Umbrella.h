#ifndef UMBRELLA_H
#define UMBRELLA_H

#import <UIKit/UIKit.h>
#import <GoogleMaps/GoogleMaps.h>
#import <GooglePlaces/GMSPlacesClient.h>
#import <GooglePlaces/GMSPlace.h> // GMSPlace
#  include <GooglePlaces/GMSAutocompleteFilter.h>
/* #import <GooglePlaces/GMSAutocompleteFetcher.h> */
#import "GMSAutocompleteTableDataSource.h"
#import "GooglePlacesRow-Swift.h"

extern NSString *const GMSPlacesClientApiKey;
typedef GMSPlacesClient *(^ClientProvider)(void);
static inline BOOL IsPlace(id object) { return [object isKindOfClass:[GMSPlace class]]; }

@interface UmbrellaForm : UIView <GMSAutocompleteFetcherDelegate>
@property (nonatomic, strong) GMSAutocompleteFetcher *fetcher;
@property (nonatomic, copy) GMSAutocompletePredictionsCallback predictionsCallback;
@property (nonatomic, assign) GMSPlacesAutocompleteTypeFilter typeFilter;
@property (nonatomic, strong) id<GMSPlaceLocationBias, GMSPlaceLocationRestriction> region;
@end

#endif
