#import "KLAddressPicker.h"
#import <GoogleMaps/GoogleMaps.h>
#import "GMSPlace+KL.h"

NSString *const KLGMSPlaceChangedNotification = @"GMSPlaceChanged";

@interface KLAddressPicker () <UISearchBarDelegate>
{
    GMSPlacesClient *_client;
    NSArray *_rows;
}
@property (nonatomic, strong) UITableView *tableView;
@property (nonatomic, strong) KLCache *cache;
@end

@implementation KLAddressPicker

- (void)viewDidLoad
{
    [super viewDidLoad];
    _client = [GMSPlacesClient sharedClient];   // [[GMSPlacesClient alloc] init];
}

#pragma mark - search

- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText
{
    [NSObject cancelPreviousPerformRequestsWithTarget:_client selector:@selector(autocompleteQuery:bounds:filter:callback:) object:self];
    if (searchText.length == 0) { _rows = @[]; [self.tableView reloadData]; return; }

    CLLocationCoordinate2D ne = CLLocationCoordinate2DMake(48.2, 16.5), sw = CLLocationCoordinate2DMake(48.1, 16.2);
    GMSCoordinateBounds *bounds = [[GMSCoordinateBounds alloc] initWithCoordinate:ne coordinate:sw];
    GMSAutocompleteFilter *filter = [[GMSAutocompleteFilter alloc] init];
    filter.type = kGMSPlacesAutocompleteTypeFilterEstablishment;

    __weak typeof(self) weakSelf = self;
    [_client autocompleteQuery:searchText
                        bounds:bounds
                        filter:filter
                      callback:^(NSArray *results, NSError *error) {
        if (error != nil) {
            NSLog(@"autocompleteQuery:bounds:filter:callback: error %@", [error localizedDescription]);
            return;
        }
        for (GMSAutocompletePrediction *result in results) {
            NSLog(@"Result '%@' with placeID %@", result.attributedFullText.string, result.placeID);
        }
        [weakSelf.cache store:results];
        [weakSelf.tableView reloadData];
    }];
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath
{
    GMSAutocompletePrediction *p = _rows[indexPath.row];
    [_client lookUpPlaceID:p.placeID callback:^(GMSPlace *place, NSError *error) {
        if (place == nil) return;
        [self.delegate addressPicker:self didPickPlace:place];
        CGRect box = [self rectFor:place.viewport];
        if (place.openNowStatus == kGMSPlacesOpenNowStatusYes || CGRectIsEmpty(box)) [self.cache clearResults];
    }];
    [self.cache lookUpPlaceID:p.placeID callback:nil];
    [[KLCentral central].places lookUpPlaceID:p.placeID callback:^(id x, id y) {}];
}

- (void)lookUpPlaceID:(NSString *)placeID callback:(KLPlaceBlock)block
{
    [_client lookUpPlaceID:placeID callback:block];
}

- (void)sourceTextHasChanged:(NSString *)text { [self searchBar:nil textDidChange:text ?: @"lookUpPlaceID:callback:"]; }

@end
