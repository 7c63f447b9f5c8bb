#import "MapResultsViewController.h"
#include <GooglePlaces/GMSAutocompleteResultsViewController.h>
#import <GoogleMaps/GoogleMaps.h>

@interface MapResultsViewController () <GMSAutocompleteResultsViewControllerDelegate>

@property (nonatomic) GMSAutocompleteResultsViewController *resultsViewController;
@property (nonatomic) UISearchController *searchController;

@end

@implementation MapResultsViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.resultsViewController = [[GMSAutocompleteResultsViewController alloc] init];
    self.resultsViewController.delegate = self;
    self.resultsViewController.tableCellSeparatorColor = [UIColor redColor];
    self.resultsViewController.secondaryTextColor = [UIColor grayColor];
    self.resultsViewController.autocompleteBounds = [[GMSCoordinateBounds alloc] initWithRegion:self.mapView.projection.visibleRegion];
    [_resultsViewController setAutocompleteBoundsUsingNorthEastCorner:self.northEast SouthWestCorner:self.southWest];

    CLLocationCoordinate2D corner = self.mapView.camera.target;
    [_resultsViewController setAutocompleteBoundsUsingNorthEastCorner:corner
                                                    SouthWestCorner:corner];

    self.searchController = [[UISearchController alloc] initWithSearchResultsController:self.resultsViewController];
    self.searchController.searchResultsUpdater = self.resultsViewController;
    self.definesPresentationContext = YES;
}

- (void)resultsController:(GMSAutocompleteResultsViewController *)resultsController
 didAutocompleteWithPlace:(GMSPlace *)place {
    self.searchController.active = NO;
    [self.mapView animateToLocation:place.coordinate];
}

- (void)resultsController:(GMSAutocompleteResultsViewController *)resultsController
didFailAutocompleteWithError:(NSError *)error {
    NSLog(@"Error: %@", error.description);
}

- (void)didRequestAutocompletePredictionsForResultsController:(GMSAutocompleteResultsViewController *)resultsController {
}

// The guide's other pair, which nobody calls here.
- (void)didRequestAutocompletePredictions:(GMSAutocompleteViewController *)viewController {
}

- (void)didUpdateAutocompletePredictions:(GMSAutocompleteViewController *)viewController {
}

@end
