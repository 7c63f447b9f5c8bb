import LegacyPlacesTesting
import XCTest

/// The same with XCTest.
final class SearchModelXCTests: XCTestCase {
  @MainActor func testSearchModelBehavesAsTheLegacySDKDid() async throws {
    let report = try await BehaviourSuite.run(on: .searchModel, doors: [.fetcher])
    XCTAssertNil(report.difference, report.table)
  }
}
