#import "FetcherViewController.h"
#import <GooglePlaces/GooglePlaces.h>

@interface FetcherViewController () <GMSAutocompleteFetcherDelegate>
@end

@implementation FetcherViewController {
    UITextField *_textField;
    UITextView *_resultText;
    GMSAutocompleteFetcher* _fetcher;
    GMSAutocompleteSessionToken *_token;
}

- (void)viewDidLoad {
    [super viewDidLoad];

    // Set bounds to inner-west Sydney Australia.
    CLLocationCoordinate2D neBoundsCorner = CLLocationCoordinate2DMake(-33.843366, 151.134002);
    CLLocationCoordinate2D swBoundsCorner = CLLocationCoordinate2DMake(-33.875725, 151.200349);
    GMSCoordinateBounds *bounds = [[GMSCoordinateBounds alloc] initWithCoordinate:neBoundsCorner
                                                                       coordinate:swBoundsCorner];

    // Create the fetcher.
    _fetcher = [[GMSAutocompleteFetcher alloc] initWithBounds:bounds
                                                       filter:nil];
    _fetcher.delegate = self;
    _fetcher.autocompleteBoundsMode = kGMSAutocompleteBoundsModeRestrict;
    _token = [[GMSAutocompleteSessionToken alloc] init];
    [_fetcher provideSessionToken:_token];

    [_textField addTarget:self action:@selector(textFieldDidChange:) forControlEvents:UIControlEventEditingChanged];
}

- (void)textFieldDidChange:(UITextField *)textField {
    NSLog(@"%@", textField.text);
    [_fetcher sourceTextHasChanged:textField.text];
}

- (void)didAutocompleteWithPredictions:(NSArray *)predictions {
    NSMutableString *resultsStr = [NSMutableString string];
    for (GMSAutocompletePrediction *prediction in predictions) {
        [resultsStr appendFormat:@"%@\n", [prediction.attributedPrimaryText string]];
    }
    _resultText.text = resultsStr;
}

- (void)didFailAutocompleteWithError:(NSError *)error {
    _resultText.text = [NSString stringWithFormat:@"%@", error.localizedDescription];
}

@end
