//
//  KLAddressPicker.h
//  Kurier Legacy
//
//  Created by Anna on 03.06.15.
//  Copyright (c) 2015. All rights reserved.
//

#import <UIKit/UIKit.h>
#import <CoreLocation/CoreLocation.h>

@class GMSPlace, GMSPlacesClient;
@class KLAddressPicker, GMSPlacePicker;
@protocol GMSAutocompleteFetcherDelegate;

NS_ASSUME_NONNULL_BEGIN

typedef void (^KLPlaceBlock)(GMSPlace *_Nullable place, NSError *_Nullable error);
extern NSString *const KLGMSPlaceChangedNotification;   // @"GMSPlace"

@protocol KLAddressPickerDelegate <NSObject>
- (void)addressPicker:(KLAddressPicker *)picker didPickPlace:(GMSPlace *)place;
@optional
- (void)addressPickerWasCancelled:(KLAddressPicker *)picker;
@end

/*!
 @class KLAddressPicker
 @discussion wraps GMSAutocompleteViewController, falls back to autocompleteQuery:bounds:filter:callback:
 */
@interface KLAddressPicker : UIViewController <UITableViewDataSource, UITableViewDelegate>

@property (nonatomic, weak, nullable) id<KLAddressPickerDelegate> delegate;
@property (nonatomic, strong, readonly) GMSPlacesClient *placesClient;
@property (nonatomic, assign) GMSPlacesAutocompleteTypeFilter typeFilter;
@property (nonatomic, copy) NSArray<NSString *> *placeFields;
@property (nonatomic, strong, nullable) id<GMSAutocompleteFetcherDelegate, NSCopying> spy;

- (void)lookUpPlaceID:(NSString *)placeID callback:(KLPlaceBlock)block;
- (void)sourceTextHasChanged:(nullable NSString *)text;

@end

NS_ASSUME_NONNULL_END
