#import <UIKit/UIKit.h>
#import <GooglePlaces/GooglePlaces.h>
#import "Theme.h"

@interface StyledSearch : GMSAutocompleteViewController
- (void)applyDark;
@end

@implementation StyledSearch

- (void)applyDark
{
	self.tableCellBackgroundColor = [UIColor blackColor];
	self.primaryTextColor = [UIColor whiteColor];
	self.placeFields = GMSPlaceFieldPlaceID;
	[self setAutocompleteBoundsUsingNorthEastCorner:CLLocationCoordinate2DMake(2, 2) SouthWestCorner:CLLocationCoordinate2DMake(1, 1)];
}

@end

@interface StyledSearchViewController : UIViewController <GMSAutocompleteViewControllerDelegate>
@property (nonatomic, strong) Theme *theme;
@property (nonatomic, strong) UIColor *secondaryTextColor;
@end

@implementation StyledSearchViewController

+ (void)initialize
{
	[[UITextField appearanceWhenContainedInInstancesOfClasses:@[ [GMSAutocompleteViewController class] ]] setTintColor:UIColor.redColor];
}

- (IBAction)show
{
	StyledSearch *search = [StyledSearch new];
	[search applyDark];
	GMSAutocompleteViewController *plain = [GMSAutocompleteViewController new];
	plain.primaryTextHighlightColor = self.theme.primaryTextHighlightColor;	// Theme, in Theme.h
	plain.secondaryTextColor = self.secondaryTextColor;
	plain.tableCellSeparatorColor = Session.current.palette.tableCellSeparatorColor;
	UIColor *ink = [[Session current].style primaryTextColor];
	plain.tintColor = ink;
	plain.delegate = self;
	[self presentViewController:arc4random() % 2 ? search : plain animated:YES completion:nil];
}

- (void)viewController:(GMSAutocompleteViewController *)viewController
didAutocompleteWithPlace:(GMSPlace *)place
{
	[self dismissViewControllerAnimated:YES completion:^{ NSLog(@"%@", place.formattedAddress); }];
}

- (void)viewController:(GMSAutocompleteViewController *)viewController didFailAutocompleteWithError:(NSError *)error {}
- (void)wasCancelled:(GMSAutocompleteViewController *)viewController { [self dismissViewControllerAnimated:YES completion:nil]; }

- (void)didRequestAutocompletePredictions:(GMSAutocompleteViewController *)viewController {}
- (void)didUpdateAutocompletePredictions:(GMSAutocompleteViewController *)viewController {}

@end

@interface Swatch : NSObject
@property UIColor *primaryTextColor;
@end
@implementation Swatch
- (void)flip { self.primaryTextColor = nil; [self primaryTextColor]; }
@end
