import Foundation
import MigrationAssistant
import Testing

/// What files of a tree tell of each other.
@Suite("Scan of files together")
struct TogetherTests {
  /// The members and mistakes of some files, as `PATH:LINE:COLUMN SYMBOL CODE KIND`.
  private func members(_ files: [String: String]) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let report = await ScanReport.scan(SourceTree([folder.path], honoursIgnoreFiles: false))
    return report.files.flatMap { file in
      file.findings.filter { !$0.symbol.contains("GMS") && $0.code != "LP100" }.map {
        "\(file.path.dropFirst(folder.path.count + 1)):\($0.line):\($0.column) \($0.symbol) \($0.code) \($0.kind.rawValue)"
      }
    }
  }

  @Test("A type that another file declares as a legacy one makes a member possible, through several files")
  func aliases() async throws {
    let use = """
      import GooglePlaces
      func f(a: Client, b: Api) {
        a.lookUpPlaceID("x") { _, _ in }
        a.fetchPlace(fromPlaceID: "", placeFields: x, sessionToken: nil) { _, _ in }
        b.lookUpPlaceID("x") { _, _ in }
      }
      class Screen: Base { func g() { placeFields = x } }
      """
    let files = [
      "Use.swift": use, "A.swift": "import GooglePlaces\ntypealias Middle = GMSPlacesClient",
      "B.swift": "import GooglePlaces\nclass Client: Middle {}\nclass Api: Network {}",
      "C.swift": "class Base: GMSAutocompleteViewController {}",
    ]
    #expect(
      try await members(files) == [
        "Use.swift:3:5 lookUpPlaceID(_:callback:) LP105 possible",
        "Use.swift:4:5 fetchPlace(fromPlaceID:placeFields:sessionToken:callback:) LP106 possible",
        "Use.swift:4:49 sessionToken LP206 mistake", "Use.swift:7:33 placeFields LP144 possible",
      ])
    #expect(try await members(["Use.swift": use]).isEmpty)
    // A file that declares the legacy name itself tells of its own class.
    let own = ["Use.swift": use, "D.swift": "class GMSPlacesClient {}\nclass Client: GMSPlacesClient {}"]
    #expect(try await members(own).isEmpty)
  }

  static let header = """
    #import <GooglePlaces/GooglePlaces.h>
    @interface Screen : UIViewController <GMSAutocompleteResultsViewControllerDelegate>
    @property (nonatomic, strong) GMSPlacesClient *client;
    @property (nonatomic, strong) Address *address;
    @property (nonatomic, strong) Client *own;
    @end
    """

  static let implementation = """
    @implementation Screen
    - (void)resultsController:(id)r didAutocompleteWithPlace:(id)p {}
    - (void)didRequestAutocompletePredictions:(id)v {}
    - (void)resultsController:(id)r didAutocompleteWith:(id)p {}
    - (void)go {
      [self.client lookUpPlaceID:@"x" callback:nil]; [_client lookUpPlaceID:@"x" callback:nil];
      [_address lookUpPlaceID:@"x" callback:nil]; [_own lookUpPlaceID:@"x" callback:nil];
    }
    @end
    """

  @Test("An implementation is read with the header of its name", arguments: ["m", "mm"])
  func pair(_ ending: String) async throws {
    let found = try await members(["A/S.h": Self.header, "A/S.\(ending)": Self.implementation])
    #expect(
      found == [
        "A/S.\(ending):2:9 resultsController:didAutocompleteWithPlace: LP116 use",
        "A/S.\(ending):3:9 didRequestAutocompletePredictions: LP171 mistake",
        "A/S.\(ending):4:9 resultsController:didAutocompleteWith: LP171 mistake",
        "A/S.\(ending):6:16 lookUpPlaceID:callback: LP105 use",
        "A/S.\(ending):6:59 lookUpPlaceID:callback: LP105 use",
      ])
  }

  @Test("A header in another folder, or of another name, is not read with it")
  func noPair() async throws {
    #expect(try await members(["A/S.h": Self.header, "B/S.m": Self.implementation]).isEmpty)
    #expect(try await members(["A/S.h": Self.header, "A/S+More.m": Self.implementation]).isEmpty)
  }

  @Test("A type that a header names and a third file declares makes a member possible")
  func third() async throws {
    let client = "#import <GooglePlaces/GooglePlaces.h>\n@interface Client : GMSPlacesClient\n@end"
    let found = try await members(["S.h": Self.header, "S.m": Self.implementation, "Client.h": client])
    #expect(found.contains("S.m:7:53 lookUpPlaceID:callback: LP105 possible"))
  }
}
