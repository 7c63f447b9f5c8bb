import Foundation
import MigrationCodes
import Testing

/// The catalogue against what the package offers, as the record of its public API has it.
@Suite("Symbols of migration codes")
struct MigrationCodeSymbolTests {
  /// The module names, and what the package leaves to Google's Swift SDK.
  static let notOffered: Set<String> = ["LP100", "LP110", "LP161"]

  /// Paths of the public symbols of LegacyPlaces, such as `GMSPlace.name`.
  static let paths: Set<String> = {
    let record = MigrationGuideTests.root.appendingPathComponent(".ci/api/LegacyPlaces.txt")
    let text = (try? String(contentsOf: record, encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").compactMap { $0.split(separator: " | ").first.map(String.init) })
  }()

  /// The last parts of the paths, with labels and without.
  static let names: Set<String> = Set(
    paths.flatMap { path in
      let name = lastPart(of: path)
      return [name, String(name.prefix { $0 != "(" })]
    })

  /// Objective-C spellings of members: the type's name and the member's, in small letters, `k` and
  /// `ErrorCode` left out.
  static let objectiveCNames: Set<String> = Set(
    paths.compactMap { path -> String? in
      let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2, parts[0].hasPrefix("GMS") else { return nil }
      return plain(parts[0].replacing("ErrorCode", with: "") + parts[1])
    })

  private static func lastPart(of path: String) -> String {
    // No label holds a dot.
    String(path.split(separator: ".").last ?? "")
  }

  private static func plain(_ name: String) -> String {
    (name.hasPrefix("k") ? String(name.dropFirst()) : name).replacing("`", with: "").lowercased()
  }

  @Test("Each code's place in MIGRATION.md exists, once", arguments: MigrationCode.all)
  func anchors(code: MigrationCode) throws {
    let guide = try String(contentsOf: MigrationGuideTests.guide, encoding: .utf8)
    #expect(guide.split(separator: "<a id=\"\(code.anchor)\"></a>").count == 2)
  }

  @Test("Every symbol of a code exists in the package", arguments: MigrationCode.all)
  func symbolsExist(code: MigrationCode) {
    guard !Self.notOffered.contains(code.id) else { return }
    for symbol in code.symbols {
      let exists =
        symbol.hasSuffix("*")
        ? Self.names.contains { $0.hasPrefix(symbol.dropLast()) } : Self.names.contains(symbol)
      #expect(exists, "\(code.id) speaks about \(symbol)")
    }
  }

  @Test("What is said to be missing is missing")
  func missing() throws {
    let code = try #require(MigrationCode.code("LP161"))
    let offered = (code.symbols + (MigrationCode.legacyNames["LP161"] ?? [])).filter(Self.names.contains)
    #expect(offered.isEmpty)
  }

  @Test("Every public name that begins as legacy ones do has a code")
  func complete() {
    let known = Set(MigrationCode.legacyNames.values.joined())
    let top = Self.paths.filter { !$0.contains(".") }.map { String($0.prefix { $0 != "(" }) }
    let legacy = top.filter { $0.wholeMatch(of: /k?GMS.*/) != nil }
    #expect(legacy.count > 150)
    #expect(legacy.filter { !known.contains($0) } == [])
  }

  @Test(
    "Every legacy name exists in the package, is the Objective-C name of what does, or is said to be missing")
  func legacyNames() {
    for (id, names) in MigrationCode.legacyNames where !Self.notOffered.contains(id) {
      let strange = names.filter {
        !Self.names.contains($0) && !Self.objectiveCNames.contains(Self.plain($0))
      }
      #expect(strange.isEmpty, "\(id): \(strange)")
    }
  }
}
