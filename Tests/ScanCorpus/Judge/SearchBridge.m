// Speaks to the plain Swift module; the binary SDK is out since May.
#import <LegacyPlacesCore/LegacyPlacesCore.h>
@import LegacyPlaces;
#import <LegacyPlaces/LegacyPlaces-Swift.h>
#import "SearchBridge.h"

#ifdef KEEP_OLD
#import <GooglePlaces/GooglePlaces.h>
#endif

static void *Context = &Context;

@interface SearchBridge () <GMSAutocompleteTableDataSourceDelegate,
                              GMSAutocompleteFetcherDelegate>
@property (nonatomic, strong) GMSAutocompleteFetcher *fetcher;
@property (nonatomic, strong) SBQueue *queue;
@end

@implementation SearchBridge

@synthesize fetcher = _fetcher;

- (instancetype)init
{
    if ((self = [super init])) {
        _fetcher = [[GMSAutocompleteFetcher alloc] initWithFilter:({ GMSAutocompleteFilter *f = [GMSAutocompleteFilter new]; f.country = @"NO"; f; })];
        _queue = [SBQueue new];
        [_fetcher addObserver:self forKeyPath:@"autocompleteFilter" options:0 context:Context];
        BOOL fits = [self conformsToProtocol:@protocol(GMSAutocompleteFetcherDelegate)];
        NSAssert(fits || [self respondsToSelector:@selector(viewControllerDidFinish:)], @"GMSAutocompleteFetcherDelegate");
    }
    return self;
}

- (void)type:(NSString *)text into:(UISearchBar *)bar fetcher:(SBQueue *)fetcher
{
    [fetcher sourceTextHasChanged:text];            // the argument
    [self.queue sourceTextHasChanged:text];
    [[self.queue.owner search] sourceTextHasChanged:text];
    [bar.nextResponder.nextResponder resignFirstResponder];
}

- (void)type:(NSString *)text
{
    [_fetcher sourceTextHasChanged:text], [self.fetcher provideSessionToken:nil];
    _fetcher.autocompleteFilter.countries = @[ @"no", @"SWE", @"DK" ];
    __weak typeof(self) weakSelf = self;
    dispatch_async(dispatch_get_main_queue(), ^{ [weakSelf.fetcher sourceTextHasChanged:[text stringByAppendingString:@" 🧭"]]; weakSelf.fetcher.autocompleteFilter = nil; });
    /* 🧭 */ [weakSelf.fetcher sourceTextHasChanged:@"é"]; GMSPlacesClient *c = [GMSPlacesClient new]; [c lookUpPlaceID:text callback:nil];
}

- (void)tableDataSource:(GMSAutocompleteTableDataSource *)tableDataSource didAutocompleteWithPlace:(GMSPlace *)place { }
- (void)tableDataSource:(GMSAutocompleteTableDataSource *)tableDataSource didFailAutocompleteWithError:(NSError *)error { }
- (void)didAutocompleteWithPredictions:(NSArray<GMSAutocompletePrediction *> *)predictions { }
- (void)didFailAutocompleteWithError:(NSError *)error { }

@end
