#import "PlacesBridge.h"
#import <GooglePlaces/GooglePlaces.h>
#include <string>
#include <vector>

namespace places {

static const char *kRaw = R"(GMSPlacesClient "quoted" // GMSPlace)";
static const std::string kDelimited = R"sql(select ")" from GMSPlace /* )sql";
static const int kBig = 1'000'000; static const char kQuote = '"'; static GMSPlacesClient *client = nil;
static const char kSlash = '\\', kApostrophe = '\''; static GMSAutocompleteFilter *filter = nil;

std::vector<std::string> names(NSArray<GMSAutocompletePrediction *> *predictions) {
    std::vector<std::string> out;
    for (GMSAutocompletePrediction *prediction in predictions) {
        out.push_back(prediction.attributedFullText.string.UTF8String);
    }
    return out;
}

void search(const std::string &text) {
    auto query = [NSString stringWithUTF8String:text.c_str()];
    [client autocompleteQuery:query bounds:nil filter:filter callback:^(NSArray *results, NSError *error) {
        auto all = names(results);
        NSLog(@"%zu GMSPlace", all.size());
    }];
    double half = 4 / 2; // GMSPlace \
    [client autocompleteQuery:query bounds:nil filter:nil callback:nil];
    int *p = nullptr; (void)p; (void)half;
}

} // namespace places

@implementation PlacesBridge

- (void)start {
#if 0
    [GMSPlacesClient provideAPIKey:@"never"];
#elif defined(PLACES_OLD)
    places::client = [[GMSPlacesClient alloc] init];
#else
    places::client = GMSPlacesClient.sharedClient;
#endif
}

@end
