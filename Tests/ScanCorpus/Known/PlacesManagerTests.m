#import <XCTest/XCTest.h>
#import <OCMock/OCMock.h>
@import GooglePlaces;
#import "PlacesManager.h"

@interface PlacesManagerTests : XCTestCase
@property (nonatomic) id clientMock;
@property (nonatomic) PlacesManager *sut;
@end

@implementation PlacesManagerTests

- (void)setUp {
    [super setUp];
    self.clientMock = OCMClassMock([GMSPlacesClient class]);
    OCMStub([self.clientMock sharedClient]).andReturn(self.clientMock);
    self.sut = [[PlacesManager alloc] init];
}

- (void)testConformance {
    XCTAssertTrue([self.sut conformsToProtocol:@protocol(GMSAutocompleteFetcherDelegate)]);
    XCTAssertNotNil(NSClassFromString(@"GMSPlacesClient"));
}

- (void)testAnswer {
    GMSAutocompletePrediction *prediction = OCMClassMock([GMSAutocompletePrediction class]);
    OCMStub(prediction.placeID).andReturn(@"ChIJ");
    [(id<GMSAutocompleteFetcherDelegate>)self.sut didAutocompleteWithPredictions:@[ prediction ]];
    XCTAssertEqualObjects(self.sut.lastID, @"ChIJ");
}

- (void)testSelector {
    SEL query = @selector(findAutocompletePredictionsFromQuery:filter:sessionToken:callback:);
    XCTAssertTrue([GMSPlacesClient instancesRespondToSelector:query], @"GMSPlacesClient 'lost' it");
    XCTAssertFalse([self.sut respondsToSelector:@selector(fetchPlaceWithSession:)]);
}

- (void)tearDown {
    [self.clientMock stopMocking];
    [super tearDown];
}

@end
