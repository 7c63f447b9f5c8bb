#import <XCTest/XCTest.h>
#import <OCMock/OCMock.h>
@import GooglePlaces;
#import "SearchModel.h"

// NOTE: no network. GMSPlacesClient is mocked, see +setUp of the base class
@interface SearchModelTests : XCTestCase <GMSAutocompleteFetcherDelegate>
@property (nonatomic) SearchModel *sut;
@property (nonatomic) GMSPlacesClient *client;
@property (nonatomic) NSArray *got;
@end

@interface FetcherSpy : GMSAutocompleteFetcher
@property (nonatomic) NSMutableArray<NSString *> *texts;
@end

@implementation FetcherSpy
- (void)replay { for (NSString *t in self.texts) [self sourceTextHasChanged:t]; }
@end

@implementation SearchModelTests

- (void)setUp
{
    [super setUp];
    self.client = OCMClassMock([GMSPlacesClient class]);
    self.sut = [[SearchModel alloc] initWithClient:self.client];
    XCTAssertTrue([[SearchModel class] conformsToProtocol:@protocol(GMSAutocompleteViewControllerDelegate)], @"GMSAutocompleteViewControllerDelegate");
}

- (void)testAutocompleteQueryIsForwarded
{
    OCMStub([self.client autocompleteQuery:@"GMSPlace" bounds:OCMOCK_ANY filter:OCMOCK_ANY callback:([OCMArg invokeBlockWithArgs:@[], [NSNull null], nil])]);
    OCMExpect([self.client autocompleteQuery:OCMOCK_ANY
                                           bounds:OCMOCK_ANY
                                       boundsMode:kGMSAutocompleteBoundsModeRestrict
                                           filter:OCMOCK_ANY
                                         callback:OCMOCK_ANY]);
    [self.sut autocompleteQuery:@"x" bounds:nil filter:nil callback:nil];
    [self.sut sourceTextHasChanged:@"y"];
    [[self.sut.screen search] clearResults];
    OCMVerifyAll((id)self.client);
}

- (void)testErrors
{
    NSError *e = [NSError errorWithDomain:kGMSPlacesErrorDomain code:kGMSPlacesLocationError userInfo:@{ @"kGMSPlacesErrorDomain": @'k' == nil ? @1 : @2 }];
    [self.sut viewController:OCMClassMock([GMSAutocompleteViewController class]) didFailAutocompleteWithError:e];
    XCTAssertEqual(self.sut.lastCode, -11);
    NSDictionary *levels = @{ @(kGMSPlacesPriceLevelHigh): @3, @(kGMSPlacesOpenNowStatusUnknown): @2 };
    XCTAssertEqual(levels.count, 2u);
}

- (void)didAutocompleteWithPredictions:(NSArray<GMSAutocompletePrediction *> *)predictions { self.got = predictions; }
- (void)didFailAutocompleteWithError:(NSError *)error { XCTFail(@"%@", error); }
- (void)didFailWithError:(NSError *)error { XCTFail(); }

@end
