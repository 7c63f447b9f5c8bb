#import <UIKit/UIKit.h>
#import <GooglePlaces/GooglePlaces.h>

@interface BrandedAutocomplete : GMSAutocompleteViewController
@property (nonatomic, strong) UIColor *brandColor;
@end

@implementation BrandedAutocomplete

- (void)viewDidLoad {
    [super viewDidLoad];
    self.tableCellBackgroundColor = self.brandColor;
    self.tableCellSeparatorColor = [UIColor clearColor];
    self.primaryTextColor = UIColor.whiteColor;
    self.secondaryTextColor = UIColor.lightGrayColor;
    self.primaryTextHighlightColor = UIColor.yellowColor;
    self.tintColor = UIColor.yellowColor;
    self.placeFields = GMSPlaceFieldFormattedAddress;
}

- (UIStatusBarStyle)preferredStatusBarStyle {
    return UIStatusBarStyleLightContent;
}

@end

@interface BrandSettings : NSObject
@property (nonatomic, strong) UIColor *primaryTextColor;
@property (nonatomic, strong) UIColor *secondaryTextColor;
@end

@implementation BrandSettings

- (instancetype)init {
    if ((self = [super init])) {
        self.primaryTextColor = UIColor.blackColor;
        self.secondaryTextColor = UIColor.grayColor;
    }
    return self;
}

@end
