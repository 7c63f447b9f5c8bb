#import "SearchTableViewController.h"
#import <GooglePlaces/GooglePlaces.h>

// The conformance is stated on the class.
@interface SearchTableViewController () <GMSAutocompleteTableDataSourceDelegate, UISearchBarDelegate>
@property (nonatomic, strong) GMSAutocompleteTableDataSource *tableDataSource;
@property (nonatomic, strong) UITableView *tableView;
@end

@implementation SearchTableViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.tableDataSource = [[GMSAutocompleteTableDataSource alloc] init];
    self.tableDataSource.delegate = self;
    self.tableView.dataSource = self.tableDataSource;
    self.tableView.delegate = self.tableDataSource;
}

- (void)useLocal:(UITableView *)other {
    GMSAutocompleteTableDataSource *source = [[GMSAutocompleteTableDataSource alloc] init];
    source.delegate = self;
    other.dataSource = source;
    other.delegate = source;
}

- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText {
    if (searchText.length == 0) {
        [self.tableDataSource clearResults];
    }
    [self.tableDataSource sourceTextHasChanged:searchText];
}

- (void)didUpdateAutocompletePredictionsForTableDataSource:(GMSAutocompleteTableDataSource *)tableDataSource {
    [self.tableView reloadData];
}

- (void)didRequestAutocompletePredictionsForTableDataSource:(GMSAutocompleteTableDataSource *)tableDataSource {
    [self.tableView reloadData];
}

- (void)tableDataSource:(GMSAutocompleteTableDataSource *)tableDataSource didAutocompleteWithPlace:(GMSPlace *)place {
    NSLog(@"Place name %@", place.name);
}

- (void)tableDataSource:(GMSAutocompleteTableDataSource *)tableDataSource didFailAutocompleteWithError:(NSError *)error {
    NSLog(@"Error: %@", error.description);
}

- (BOOL)tableDataSource:(GMSAutocompleteTableDataSource *)tableDataSource didSelectPrediction:(GMSAutocompletePrediction *)prediction {
    return YES;
}

@end
