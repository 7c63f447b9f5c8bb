#import "SearchResultsHost.h"
#include <GooglePlaces/GMSAutocompleteResultsViewController.h>
#import <GoogleMaps/GoogleMaps.h>

typedef NS_ENUM(NSInteger, HostMode) { HostModePlain, HostModeBounded };

@interface SearchResultsHost () <GMSAutocompleteResultsViewControllerDelegate>
@property(strong,nonatomic) GMSAutocompleteResultsViewController * resultsViewController;
@property(strong,nonatomic) UISearchController                   * searchController;
@property(strong,nonatomic) GMSMapView                           * mapView;
@property(assign,nonatomic) HostMode mode;
@end

@implementation SearchResultsHost
-(void)viewDidLoad{
    [super viewDidLoad];
    self.resultsViewController=[[GMSAutocompleteResultsViewController alloc]init];
    self.resultsViewController.delegate=self;
    _searchController=[[UISearchController alloc]initWithSearchResultsController:_resultsViewController];
    _searchController.searchResultsUpdater=_resultsViewController;
    if(self.mode==HostModeBounded){
        // Paris, the wrong way up
        [_resultsViewController setAutocompleteBoundsUsingNorthEastCorner:CLLocationCoordinate2DMake(48.80,2.45) SouthWestCorner:CLLocationCoordinate2DMake(48.90,2.25)];
    }else{
        [self.resultsViewController setAutocompleteBoundsUsingNorthEastCorner:CLLocationCoordinate2DMake(48.90, 2.45)
                                                              SouthWestCorner:CLLocationCoordinate2DMake(48.80, 2.25)];
        CLLocationCoordinate2D c=self.mapView.camera.target;
        [_resultsViewController setAutocompleteBoundsUsingNorthEastCorner:c SouthWestCorner:c];
    }
    _resultsViewController.autocompleteBounds=[[GMSCoordinateBounds alloc]initWithRegion:self.mapView.projection.visibleRegion];
    _resultsViewController.autocompleteBoundsMode=kGMSAutocompleteBoundsModeBias;
    GMSAutocompleteFilter*filter=[[GMSAutocompleteFilter alloc]init];
    filter.country=@"FRA";
    filter.locationBias=GMSPlaceRectangularLocationOption(CLLocationCoordinate2DMake(1, 2), CLLocationCoordinate2DMake(1, 2));
    id<GMSPlaceLocationRestriction> r=GMSPlaceRectangularLocationOption(CLLocationCoordinate2DMake(3, 2), CLLocationCoordinate2DMake(1, 2));
    filter.locationRestriction=r;
    _resultsViewController.autocompleteFilter=filter;
}

-(void)resultsController:(GMSAutocompleteResultsViewController*)resultsController didAutocompleteWithPlace:(GMSPlace*)place{
    self.searchController.active=NO;
    [self.mapView animateToLocation:place.coordinate];
}
-(void)resultsController:(GMSAutocompleteResultsViewController*)resultsController
    didFailAutocompleteWithError:(NSError*)error{NSLog(@"Error: %@",error);}

// Turn the network activity indicator on and off again.
-(void)didRequestAutocompletePredictionsForResultsController:
        (GMSAutocompleteResultsViewController*)resultsController{
    [UIApplication sharedApplication].networkActivityIndicatorVisible=YES;
}
-(void)didUpdateAutocompletePredictionsForResultsController:(GMSAutocompleteResultsViewController*)resultsController{
    [UIApplication sharedApplication].networkActivityIndicatorVisible=NO;
}
@end
