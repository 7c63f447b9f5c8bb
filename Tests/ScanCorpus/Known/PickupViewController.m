#import "PickupViewController.h"

@import GooglePlaces;

@interface PickupViewController () <UITextFieldDelegate, GMSAutocompleteViewControllerDelegate>
@end

@implementation PickupViewController

// Present the autocomplete view controller when the button is pressed.
- (IBAction)onLaunchClicked:(id)sender {
    GMSAutocompleteViewController *acController = [[GMSAutocompleteViewController alloc] init];
    acController.delegate = self;
    acController.placeFields = GMSPlaceFieldName | GMSPlaceFieldPlaceID;

    GMSAutocompleteFilter *filter = [GMSAutocompleteFilter new];
    filter.type = kGMSPlacesAutocompleteTypeFilterAddress;
    filter.country = @"AU";
    acController.autocompleteFilter = filter;
    acController.tableCellBackgroundColor = [UIColor colorWithWhite:0.2 alpha:1];
    acController.primaryTextHighlightColor = UIColor.orangeColor;
    [self presentViewController:acController animated:YES completion:nil];
}

// Handle the user's selection.
- (void)viewController:(GMSAutocompleteViewController *)viewController
didAutocompleteWithPlace:(GMSPlace *)place {
    [self dismissViewControllerAnimated:YES completion:nil];
    NSLog(@"Place name %@", place.name);
    NSLog(@"Place attributions %@", place.attributions.string);
}

- (void)viewController:(GMSAutocompleteViewController *)viewController
didFailAutocompleteWithError:(NSError *)error {
    [self dismissViewControllerAnimated:YES completion:nil];
    // TODO: handle the error.
    NSLog(@"Error: %@", [error description]);
}

// User canceled the operation.
- (void)wasCancelled:(GMSAutocompleteViewController *)viewController {
    [self dismissViewControllerAnimated:YES completion:nil];
}

- (void)didRequestAutocompletePredictions:(GMSAutocompleteViewController *)viewController {
    [UIApplication sharedApplication].networkActivityIndicatorVisible = YES;
}

- (void)didUpdateAutocompletePredictions:(GMSAutocompleteViewController *)viewController {
    [UIApplication sharedApplication].networkActivityIndicatorVisible = NO;
}

@end
