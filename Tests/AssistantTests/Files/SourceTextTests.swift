import Foundation
import Testing

@testable import MigrationAssistant

@Suite("Bytes become text whatever their encoding")
struct SourceTextTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var bytes: [UInt8]
    var text: String
    var encoding: SourceText.Encoding = .utf8
    var hasMark = false
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "empty", bytes: [], text: ""),
    Case(name: "ASCII", bytes: Array("let a = 1\n".utf8), text: "let a = 1\n"),
    Case(name: "UTF-8 of all lengths", bytes: Array("aé地😀z".utf8), text: "aé地😀z"),
    Case(
      name: "the borders of UTF-8", bytes: Array("\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}".utf8),
      text: "\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}"),
    Case(name: "a mark", bytes: [0xEF, 0xBB, 0xBF, 0x61], text: "a", hasMark: true),
    Case(name: "a mark and nothing more", bytes: [0xEF, 0xBB, 0xBF], text: "", hasMark: true),
    Case(
      name: "UTF-16, small end first", bytes: [0xFF, 0xFE, 0x61, 0, 0x30, 0x57], text: "a地", encoding: .utf16,
      hasMark: true),
    Case(
      name: "UTF-16, big end first", bytes: [0xFE, 0xFF, 0, 0x61, 0x57, 0x30], text: "a地", encoding: .utf16,
      hasMark: true),
    Case(
      name: "UTF-16 pairs", bytes: [0xFE, 0xFF, 0xD8, 0x3D, 0xDE, 0x00], text: "😀", encoding: .utf16,
      hasMark: true),
    Case(name: "Latin-1", bytes: [0x63, 0x61, 0x66, 0xE9], text: "café", encoding: .latin1),
    Case(
      name: "Latin-1 far behind ASCII", bytes: [UInt8](repeating: 0x61, count: 4_099) + [0xFF],
      text: String(repeating: "a", count: 4_099) + "ÿ", encoding: .latin1),
    Case(name: "a letter cut off", bytes: [0x61, 0xE5, 0x9C], text: "aå\u{9C}", encoding: .latin1),
    Case(name: "a letter too long", bytes: [0xC0, 0xAF], text: "À¯", encoding: .latin1),
    Case(name: "half a pair in UTF-8", bytes: [0xED, 0xA0, 0x80], text: "í\u{A0}\u{80}", encoding: .latin1),
    Case(
      name: "beyond Unicode", bytes: [0xF4, 0x90, 0x80, 0x80], text: "ô\u{90}\u{80}\u{80}", encoding: .latin1),
    Case(name: "CRLF stays", bytes: Array("a\r\nb\r\n".utf8), text: "a\r\nb\r\n"),
  ]

  @Test("Text, encoding and mark", arguments: cases)
  func read(_ wanted: Case) throws {
    let text = try SourceText(Data(wanted.bytes))
    #expect(text.bytes == Array(wanted.text.utf8))
    #expect(text.encoding == wanted.encoding)
    #expect(text.hasMark == wanted.hasMark)
  }

  @Test("What is not text is refused with a reason")
  func unreadable() {
    #expect(throws: SourceText.Unreadable(reason: "The file is not text: it holds null bytes.")) {
      try SourceText(Data([0x61, 0, 0x62]))
    }
  }

  @Test("Positions do not hang on mark, line ends or encoding: a mark is no column")
  func positions() throws {
    for (name, data) in [
      ("mark", Data([0xEF, 0xBB, 0xBF]) + Data("import GooglePlaces\r\nlet é = GMSPlace()\r\n".utf8)),
      ("latin", Data("import GooglePlaces\r\nlet ".utf8) + Data([0xE9]) + Data(" = GMSPlace()\r\n".utf8)),
    ] {
      let text = try SourceText(data)
      let findings = Scanner.findings(in: text.bytes, .swift)
      #expect(findings.map(\.line) == [1, 2], "\(name)")
      // Bytes of UTF-8 in the one, characters in the other.
      #expect(findings.map(\.column) == [8, 10], "\(name)")
      #expect(findings.map(\.characterColumn) == [8, 9], "\(name)")
    }
  }
}
