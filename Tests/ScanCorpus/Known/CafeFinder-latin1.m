// Café-Suche, gespeichert in Latin-1
#import "CafeFinder.h"
#import <GooglePlaces/GooglePlaces.h>

@implementation CafeFinder {
    /* größer */ GMSPlacesClient *_kunde; NSString *_straße; GMSPlace *_letzterOrt;
}

- (void)suche:(NSString *)text {
    NSString *frage = [@"café " stringByAppendingString:text]; GMSAutocompleteFilter *filter = [GMSAutocompleteFilter new];
    filter.type = kGMSPlacesAutocompleteTypeFilterEstablishment;
    /* été */ [_kunde autocompleteQuery:frage bounds:nil filter:filter callback:^(NSArray *treffer, NSError *fehler) {
        NSLog(@"Ergebnis für %@: %@", text, treffer);
    }];
}

- (void)öffne:(NSString *)ort {
    /* à */ [_kunde lookUpPlaceID:ort callback:^(GMSPlace *place, NSError *fehler) {
        self->_letzterOrt = place;
    }];
}

@end
