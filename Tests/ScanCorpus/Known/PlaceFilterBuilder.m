#import "PlaceFilterBuilder.h"
#import <GooglePlaces/GooglePlaces.h>

@implementation PlaceFilterBuilder

+ (GMSPlacesAutocompleteTypeFilter)typeFromString:(NSString *)name {
    if ([name isEqualToString:@"geocode"]) {
        return kGMSPlacesAutocompleteTypeFilterGeocode;
    } else if ([name isEqualToString:@"regions"]) {
        return kGMSPlacesAutocompleteTypeFilterRegion;
    } else if ([name isEqualToString:@"cities"]) {
        return kGMSPlacesAutocompleteTypeFilterCity;
    }
    return kGMSPlacesAutocompleteTypeFilterNoFilter;
}

+ (GMSAutocompleteFilter *)americanFilter {
    GMSAutocompleteFilter *filter = [[GMSAutocompleteFilter alloc] init];
    filter.country = @"USA";
    filter.types = @[ @"address" ];
    return filter;
}

+ (GMSAutocompleteFilter *)europeanFilter {
    GMSAutocompleteFilter *filter = [[GMSAutocompleteFilter alloc] init];
    filter.countries = @[ @"fr", @"DEU", @"ES" ];
    filter.types = @[ kGMSPlaceTypeCollectionAddress ];
    return filter;
}

+ (GMSAutocompleteFilter *)townFilter {
    GMSAutocompleteFilter *filter = [[GMSAutocompleteFilter alloc] init];
    filter.types = @[ kGMSPlaceTypeLocality, kGMSPlaceTypeSublocality, @"postal_town" ];
    filter.locationBias = GMSPlaceRectangularLocationOption(
        CLLocationCoordinate2DMake(52.0, 5.0), CLLocationCoordinate2DMake(51.0, 4.0));
    filter.locationRestriction = GMSPlaceRectangularLocationOption(
        CLLocationCoordinate2DMake(51.0, 4.0), CLLocationCoordinate2DMake(52.0, 5.0));
    return filter;
}

@end
