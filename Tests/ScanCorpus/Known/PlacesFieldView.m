#import "PlacesFieldView.h"

// Everything is declared in PlacesFieldView.h.
@implementation PlacesFieldView

- (void)textChanged:(UITextField *)field {
    GMSAutocompleteFilter *filter = [self makeFilter];
    [self.placesClient autocompleteQuery:field.text bounds:nil filter:filter callback:^(NSArray *results, NSError *error) {
        self.predictions = results;
    }];
    [_fetcher sourceTextHasChanged:field.text];
    [_fetcher provideSessionToken:nil];
}

- (void)pick:(NSString *)placeID {
    [_placesClient lookUpPlaceID:placeID callback:^(GMSPlace *place, NSError *error) {
        [self.fieldDelegate fieldView:self didPick:place];
    }];
    _controller.placeFields = GMSPlaceFieldTypes;
    _controller.tableCellBackgroundColor = UIColor.blackColor;
    [_controller setAutocompleteBoundsUsingNorthEastCorner:self.ne SouthWestCorner:self.sw];
}

- (void)didAutocompleteWithPredictions:(NSArray<GMSAutocompletePrediction *> *)predictions {
    self.predictions = predictions;
}

- (void)didFailAutocompleteWithError:(NSError *)error {
    self.predictions = nil;
}

- (BOOL)viewController:(GMSAutocompleteViewController *)viewController didSelectPrediction:(GMSAutocompletePrediction *)prediction {
    return prediction.types.count > 0;
}

@end
