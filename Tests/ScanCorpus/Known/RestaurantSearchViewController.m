#import "RestaurantSearchViewController.h"
@import GoogleMaps;

@interface RestaurantSearchViewController () <UISearchBarDelegate>
@property (nonatomic, strong) GMSPlacesClient *placesClient;
@property (nonatomic, copy) NSArray *results;
@end

@implementation RestaurantSearchViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    _placesClient = [[GMSPlacesClient alloc] init];
}

- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText {
    [NSObject cancelPreviousPerformRequestsWithTarget:self
                                             selector:@selector(autocompleteQuery:bounds:filter:callback:)
                                               object:self];
    [self placeAutocomplete:searchText];
}

- (void)placeAutocomplete:(NSString *)text {
    GMSAutocompleteFilter *filter = [[GMSAutocompleteFilter alloc] init];
    filter.type = kGMSPlacesAutocompleteTypeFilterEstablishment;

    [_placesClient autocompleteQuery:text
                            bounds:nil
                            filter:filter
                          callback:^(NSArray *results, NSError *error) {
        if (error != nil) {
            NSLog(@"Autocomplete error %@", [error localizedDescription]);
            return;
        }
        for (GMSAutocompletePrediction* result in results) {
            NSLog(@"Result '%@' with placeID %@", result.attributedFullText.string, result.placeID);
        }
        self.results = results;
        [self.tableView reloadData];
    }];
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    GMSAutocompletePrediction *prediction = self.results[indexPath.row];
    [self.placesClient lookUpPlaceID:prediction.placeID callback:^(GMSPlace *place, NSError *error) {
        if (place == nil) { return; }
        self.title = place.name;
        if (place.openNowStatus == kGMSPlacesOpenNowStatusYes) {
            [self.mapView animateWithCameraUpdate:[GMSCameraUpdate fitBounds:place.viewport]];
        }
    }];
}

@end
