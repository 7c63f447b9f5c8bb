//
//  AddressPickerDelegate.h
//
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class GMSPlace;
@class GMSAutocompletePrediction, GMSMapView, GMSAutocompleteFilter;

@protocol AddressPickerDelegate <NSObject>
- (void)addressPicker:(UIViewController *)picker didPickPlace:(GMSPlace *)place;
@optional
- (void)didAutocompleteWithPlaces:(NSArray<GMSPlace *> *)places;
- (void)didSelectPrediction:(GMSAutocompletePrediction *)prediction;
@end

/// Presents a GMSAutocompleteViewController.
@interface AddressPickerController : UIViewController

@property (nonatomic, weak, nullable) id<AddressPickerDelegate> delegate;
@property (nonatomic, strong, nullable) GMSAutocompleteFilter *filter; // GMSAutocompleteFilter
@property (nonatomic, assign) BOOL placeFields;

- (instancetype)initWithFilter:(nullable GMSAutocompleteFilter *)filter;
- (void)sourceTextHasChanged:(NSString *)text;

@end

NS_ASSUME_NONNULL_END
