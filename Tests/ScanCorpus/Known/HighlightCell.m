#import "HighlightCell.h"
#import <GooglePlaces/GooglePlaces.h>

@implementation HighlightCell

- (void)setPrediction:(GMSAutocompletePrediction *)prediction {
    UIFont *regularFont = [UIFont systemFontOfSize:[UIFont labelFontSize]];
    UIFont *boldFont = [UIFont boldSystemFontOfSize:[UIFont labelFontSize]];

    NSMutableAttributedString *bolded = [prediction.attributedFullText mutableCopy];
    [bolded enumerateAttribute:kGMSAutocompleteMatchAttribute
                       inRange:NSMakeRange(0, bolded.length)
                       options:0
                    usingBlock:^(id value, NSRange range, BOOL *stop) {
        UIFont *font = (value == nil) ? regularFont : boldFont;
        [bolded addAttribute:NSFontAttributeName value:font range:range];
        if ([value isKindOfClass:[GMSAutocompleteMatchFragment class]]) {
            NSLog(@"%lu", (unsigned long)((GMSAutocompleteMatchFragment *)value).offset);
        }
    }];

    self.titleLabel.attributedText = bolded;
    self.detailLabel.attributedText = prediction.attributedSecondaryText;
}

- (void)prepareForReuse {
    [super prepareForReuse];
    self.titleLabel.attributedText = nil;
}

@end
