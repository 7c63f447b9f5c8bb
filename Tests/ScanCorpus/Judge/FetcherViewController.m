#import "FetcherViewController.h"
#import <GooglePlaces/GooglePlaces.h>

@interface FetcherViewController () <GMSAutocompleteFetcherDelegate, UITextFieldDelegate>
@property (nonatomic) UITextField *textField;
@property (nonatomic) UITextView *resultText;
@property (nonatomic, strong) NSMutableArray *helpers;
@end

@implementation FetcherViewController {
  GMSAutocompleteFetcher* _fetcher;
}

- (void)viewDidLoad {
  [super viewDidLoad];

  self.view.backgroundColor = [UIColor whiteColor];
  self.edgesForExtendedLayout = UIRectEdgeNone;

  // Set bounds to inner-west Sydney Australia.
  CLLocationCoordinate2D neBoundsCorner = CLLocationCoordinate2DMake(-33.843366, 151.134002);
  CLLocationCoordinate2D swBoundsCorner = CLLocationCoordinate2DMake(-33.875725, 151.200349);
  GMSCoordinateBounds *bounds = [[GMSCoordinateBounds alloc] initWithCoordinate:neBoundsCorner
                                                                     coordinate:swBoundsCorner];

  // Create the fetcher.
  _fetcher = [[GMSAutocompleteFetcher alloc] initWithBounds:bounds filter:nil];
  _fetcher.delegate = self;
  _fetcher.autocompleteBoundsMode = kGMSAutocompleteBoundsModeRestrict;
  [_fetcher provideSessionToken:[GMSAutocompleteSessionToken new]];

  [self.textField addTarget:self
                     action:@selector(textFieldDidChange:)
           forControlEvents:UIControlEventEditingChanged];
  [self warmUp];
}

- (void)textFieldDidChange:(UITextField *)textField {
  NSLog(@"%@", textField.text);
  [_fetcher sourceTextHasChanged:textField.text];
  [self->_fetcher sourceTextHasChanged:nil];
}

/* kept for one request only */
- (void)warmUp {
  GMSAutocompleteFetcher *first = [[GMSAutocompleteFetcher alloc] initWithFilter:nil];
  first.delegate = self;
  [first sourceTextHasChanged:@"a"];

  GMSAutocompleteFetcher *second = [[GMSAutocompleteFetcher alloc] init];
  second.delegate = self;
  [self.helpers addObject:second];

  GMSAutocompleteFetcher * third = [GMSAutocompleteFetcher new];
  dispatch_after(DISPATCH_TIME_NOW, dispatch_get_main_queue(), ^{
    [third sourceTextHasChanged:@"c"];
  });
}

- (GMSAutocompleteFetcher *)fresh {
  GMSAutocompleteFetcher *f = [[GMSAutocompleteFetcher alloc] initWithBounds:nil filter:nil];
  f.autocompleteFilter = [GMSAutocompleteFilter new];
  return f;
}

#pragma mark - answers

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
