//  TableSourceController.m  -  the delegate is stated in TableSourceController.h

#import "TableSourceController.h"
@import GooglePlaces;
@import GoogleMaps;

#define kSourceClass GMSAutocompleteTableDataSource
#define LOG_NAME @"GMSAutocompleteTableDataSource"

@implementation TableSourceController {
    UITextField *_searchField;
    UITableViewController *_resultsController;
    GMSAutocompleteTableDataSource *_tableDataSource;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    _tableDataSource = [[GMSAutocompleteTableDataSource alloc] init];
    _tableDataSource.delegate = self;
    _tableDataSource.tableCellBackgroundColor = [UIColor colorWithWhite:0.1f alpha:1.0f];
    _tableDataSource.secondaryTextColor = UIColor.lightGrayColor;
    _resultsController = [[UITableViewController alloc] initWithStyle:UITableViewStylePlain];
    _resultsController.tableView.delegate = _tableDataSource;
    _resultsController.tableView.dataSource = _tableDataSource;
    _resultsController.tableView.separatorColor = self.theme.tableCellSeparatorColor;
}

- (IBAction)preview:(id)sender
{
    UITableView *table = [[UITableView alloc] init];
    GMSAutocompleteTableDataSource *ds = [[GMSAutocompleteTableDataSource alloc] init];
    table.dataSource = ds;
    table.delegate = ds;
    [self.view addSubview:table];
    [ds clearResults];
}

- (void)textFieldDidChange:(UITextField *)textField {
    [_tableDataSource sourceTextHasChanged:textField.text];
    [self.proxy sourceTextHasChanged:textField.text];
    [_searchField performSelector:@selector(clearResults) withObject:nil afterDelay:1];
}

- (BOOL)textFieldShouldClear:(UITextField *)textField { [_tableDataSource clearResults]; return YES; }

- (void)tableDataSource:(GMSAutocompleteTableDataSource *)tableDataSource
    didAutocompleteWithPlace:(GMSPlace *)place {
    [_searchField resignFirstResponder];
    NSMutableAttributedString *text = [[NSMutableAttributedString alloc] initWithString:[place description]];
    if (place.attributions) [text appendAttributedString:place.attributions];
}

- (void)tableDataSource:(GMSAutocompleteTableDataSource *)tableDataSource didFailAutocompleteWithError:(NSError *)error {}

- (void)didRequestAutocompletePredictionsForTableDataSource:(GMSAutocompleteTableDataSource *)tableDataSource {
    [_resultsController.tableView reloadData];
}
- (void)didUpdateAutocompletePredictionsForTableDataSource:(kSourceClass *)tableDataSource { [_resultsController.tableView reloadData]; }

- (void)tableDataSource:(GMSAutocompleteTableDataSource *)tableDataSource didPick:(NSInteger)row { /* ours */ }

@end
