import Foundation
import Testing

@testable import PlacesOffline

/// A broken file with the spot that the error must name.
struct BrokenFile: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var data: Data
  var problem: OfflineDataError.Problem
  var line: Int?
  var column: Int?

  init(_ name: String, _ data: Data, _ problem: OfflineDataError.Problem, _ line: Int?, _ column: Int?) {
    testDescription = name
    self.data = data
    self.problem = problem
    self.line = line
    self.column = column
  }
}

@Suite("Data") struct DataTests {
  static let header =
    "id\tname\tprimary_type\ttypes\tlatitude\tlongitude\tcountry_code\tcountry\tregion\tpopulation\tother_names"
  static let good = "t:1\tTown\tlocality\tlocality|geocode\t1.5\t-2\tDE\tGermany\t\t7\tVille|Stadt"

  /// A file of the good line and one with a cell replaced.
  static func file(_ column: Int, _ value: String) -> Data {
    var cells = "t:2\tTown\tlocality\tlocality|geocode\t1.5\t-2\tDE\tGermany\t\t7\t".split(
      separator: "\t", omittingEmptySubsequences: false
    ).map(String.init)
    cells[column - 1] = value
    return Data([header, good, cells.joined(separator: "\t")].joined(separator: "\n").utf8)
  }

  static func text(_ lines: String...) -> Data { Data(lines.joined(separator: "\n").utf8) }

  static let broken: [BrokenFile] = [
    BrokenFile("nothing", Data(), .wrongHeader, 1, nil),
    BrokenFile("another header", text("a\tb\tc", good), .wrongHeader, 1, 1),
    BrokenFile(
      "a misspelt column", text(header.replacingOccurrences(of: "types", with: "kinds"), good), .wrongHeader,
      1, 4),
    BrokenFile("a short header", text("id\tname", good), .wrongHeader, 1, 3),
    BrokenFile("a thirteenth column", text(header + "\tattributes\tmore", good), .wrongHeader, 1, 13),
    BrokenFile("HTML", text("<!DOCTYPE html>", "<html>"), .wrongHeader, 1, 1),
    BrokenFile("too few columns", text(header, good, "t:2\tTown"), .wrongColumnCount(2), 3, nil),
    BrokenFile("too many columns", text(header, good + "\tx"), .wrongColumnCount(12), 2, nil),
    BrokenFile("an empty line", text(header, good, "", good), .wrongColumnCount(1), 3, nil),
    BrokenFile("no id", file(1, ""), .empty, 3, 1),
    BrokenFile("an id with a slash", file(1, "a/b"), .badID, 3, 1),
    BrokenFile("an id with a space", file(1, "a b"), .badID, 3, 1),
    BrokenFile("an id of plus codes", file(1, "olc:x"), .badID, 3, 1),
    BrokenFile("the same id twice", file(1, "t:1"), .duplicateID, 3, 1),
    BrokenFile("no name", file(2, ""), .empty, 3, 2),
    BrokenFile("no types", file(4, ""), .empty, 3, 4),
    BrokenFile("a latitude of words", file(5, "north"), .badNumber, 3, 5),
    BrokenFile("no latitude", file(5, ""), .badNumber, 3, 5),
    BrokenFile("a latitude with a comma", file(5, "1,5"), .badNumber, 3, 5),
    BrokenFile("a latitude beyond the pole", file(5, "90.01"), .outOfRange, 3, 5),
    BrokenFile("a latitude that is no number", file(5, "nan"), .outOfRange, 3, 5),
    BrokenFile("an infinite longitude", file(6, "inf"), .outOfRange, 3, 6),
    BrokenFile("a longitude out of range", file(6, "-180.5"), .outOfRange, 3, 6),
    BrokenFile("a country of three letters", file(7, "DEU"), .badCountryCode, 3, 7),
    BrokenFile("no country", file(7, ""), .badCountryCode, 3, 7),
    BrokenFile("a population with a point", file(10, "1.5"), .badNumber, 3, 10),
    BrokenFile("a population below zero", file(10, "-1"), .outOfRange, 3, 10),
    BrokenFile("a population beyond all bounds", file(10, "99999999999999999999"), .badNumber, 3, 10),
    BrokenFile("a byte that is not UTF-8", file(2, "Town") + Data([0xFF]), .badUTF8, 3, 11),
    BrokenFile("a cut scalar", text(header, "t:1\tM") + Data([0xC3]) + Data("\n".utf8), .badUTF8, 2, 2),
    BrokenFile("an overlong scalar", text(header, "t:1\tM") + Data([0xC0, 0xAF]), .badUTF8, 2, 2),
    BrokenFile("a surrogate", text(header, "t:1\tM") + Data([0xED, 0xA0, 0x80]), .badUTF8, 2, 2),
    BrokenFile(
      "an unknown attribute", text(header + "\tattributes", good + "\tcolour=red"), .badAttribute("colour"),
      2, 12),
    BrokenFile(
      "an attribute without value", text(header + "\tattributes", good + "\thours="), .badAttribute("hours="),
      2, 12),
    BrokenFile(
      "bad hours", text(header + "\tattributes", good + "\thours=Mo-Fr 9-17"), .badAttribute("hours"), 2, 12),
    BrokenFile(
      "bad days", text(header + "\tattributes", good + "\thours=Xx 09:00-17:00"), .badAttribute("hours"), 2,
      12),
    BrokenFile(
      "a rating of six", text(header + "\tattributes", good + "\trating=6"), .badAttribute("rating"), 2, 12),
    BrokenFile(
      "an attribute of only partings", text(header + "\tattributes", good + "\tattribution=~"),
      .badAttribute("attribution"), 2, 12),
    BrokenFile(
      "an attribute of only partings", text(header + "\tattributes", good + "\tattribution=~"),
      .badAttribute("attribution"), 2, 12),
    BrokenFile(
      "an unknown yes/no field", text(header + "\tattributes", good + "\tyes=flies"), .badAttribute("yes"), 2,
      12),
  ]

  @Test("Empty lines at the end of a file are passed over", arguments: ["\n", "\n\n", "\r\n\r\n"])
  func emptyLinesAtTheEnd(end: String) throws {
    let service = try OfflinePlacesService(
      tsv: Self.text(Self.header, Self.good) + Data(end.utf8), name: "x.tsv")
    #expect(service.placeCount == 1)
  }

  @Test("A broken file is refused with line and column", arguments: broken)
  func refused(file: BrokenFile) throws {
    let error = #expect(throws: OfflineDataError.self) {
      try OfflinePlacesService(tsv: file.data, name: "my.tsv")
    }
    #expect(error == OfflineDataError(file.problem, file: "my.tsv", line: file.line, column: file.column))
    let description = try #require(error?.description)
    #expect(description.hasPrefix("my.tsv, line"))
    if let column = file.column { #expect(description.contains("column \(column)")) }
  }

  @Test(
    "A file with CR LF, byte order mark, remarks and without last line end is read",
    arguments: [
      [header, good].joined(separator: "\r\n") + "\r\n", "\u{FEFF}" + [header, good].joined(separator: "\n"),
      [header, "# a remark\twith a tab", good, "#"].joined(separator: "\n"), header + "\n" + good,
    ])
  func accepted(tsv: String) async throws {
    let service = try OfflinePlacesService(tsv: tsv)
    #expect(service.placeCount == 1)
    let answer = try await service.predictions(for: PredictionQuery(input: "stadt"))
    #expect(answer.places.map(\.text.text) == ["Town, Germany"])
  }

  @Test("A file of only a header has no places and answers nothing")
  func empty() async throws {
    let service = try OfflinePlacesService(tsv: Self.header)
    #expect(service.placeCount == 0)
    #expect(try await service.predictions(for: PredictionQuery(input: "a")).suggestions.isEmpty)
  }

  @Test("A file that is not there is refused with its name")
  func missing() throws {
    let url = URL(fileURLWithPath: "/nowhere/places.tsv")
    let error = #expect(throws: OfflineDataError.self) { try OfflinePlacesService(contentsOf: url) }
    #expect(error?.file == "places.tsv")
    #expect(error?.description.contains("cannot be read") == true)
  }

  @Test("A file is read from disk")
  func fromDisk() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).tsv")
    defer { try? FileManager.default.removeItem(at: url) }
    try Self.text(Self.header, Self.good).write(to: url)
    #expect(try OfflinePlacesService(contentsOf: url).placeCount == 1)
  }

  @Test("Every bundled place has types of the tables, a known country and, if made up, an id that says so")
  func bundled() throws {
    let table = try Offline.service().index.table
    #expect(table.count > 7_300)
    for row in 0..<table.count {
      let id = table.text(PlaceColumn.id, row: row)
      #expect(PlaceTypes.all.contains(table.primaryType(of: row)), "\(id)")
      #expect(table.types(of: row).contains(table.primaryType(of: row)), "\(id)")
      #expect(table.types(of: row).allSatisfy(PlaceTypes.all.contains), "\(id)")
      #expect(RegionCode.normalized(table.countryCode(of: row)) == table.countryCode(of: row), "\(id)")
      if table.attributes[row] != nil { #expect(id.hasPrefix("syn:"), "\(id)") }
    }
  }

  @Test("The tables have as many types as Google's page: 478 and 36, none in both")
  func typeTables() {
    #expect(PlaceTypes.tableA.count == 478)
    #expect(PlaceTypes.tableB.count == 36)
    #expect(PlaceTypes.tableA.isDisjoint(with: PlaceTypes.tableB))
    #expect(
      PlaceTypes.all.allSatisfy {
        $0.utf8.allSatisfy { (97...122).contains($0) || $0 == 95 || (48...57).contains($0) }
      })
    let legacyOnly = [
      "address", "floor", "post_box", "room", "street_number", "grocery_or_supermarket", "(regions)",
    ]
    #expect(PlaceTypes.all.isDisjoint(with: legacyOnly))
  }
}
