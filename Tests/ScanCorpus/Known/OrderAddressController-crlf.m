#import "OrderAddressController.h"
#import <GooglePlaces/GooglePlaces.h>

@interface OrderAddressController ()
@property (nonatomic, strong) GMSAutocompleteFetcher *fetcher;
@end

@interface OrderAddressController (Fetching) <GMSAutocompleteFetcherDelegate>
@end

@implementation OrderAddressController

- (void)viewDidLoad {
	[super viewDidLoad];
	GMSAutocompleteFetcher *fetcher = [[GMSAutocompleteFetcher alloc] initWithBounds:nil filter:nil];
	fetcher.autocompleteFilter = [[GMSAutocompleteFilter alloc] init];
	self.fetcher = fetcher;
	self.fetcher.autocompleteBounds = nil;
}

- (void)typed:(NSString *)text {
	[self.fetcher sourceTextHasChanged:text];
	[self.panel sourceTextHasChanged:text];
	self.panel.autocompleteFilter = nil;
	NSLog(@"line one \
GMSPlace on line two %@", text);
	/* GMSPlace
	   over
	   lines */ GMSPlace *place = nil; NSLog(@"%@", place);
}

@end
