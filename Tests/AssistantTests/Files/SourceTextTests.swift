import Foundation
import MigrationAssistant
import Testing

/// Files as they come: encodings, marks, what is no text.
@Suite("Source text")
struct SourceTextTests {
  static let swift = "import GooglePlaces\nlet ä = \"😀\"; var b: GMSPlace\n"

  struct Spelling: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var encoding: SourceText.Encoding
    var hasMark: Bool
  }

  static let spellings: [Spelling] = [
    Spelling(testDescription: "UTF-8", bytes: Array(swift.utf8), encoding: .utf8, hasMark: false),
    Spelling(
      testDescription: "UTF-8 with a mark", bytes: [0xEF, 0xBB, 0xBF] + Array(swift.utf8), encoding: .utf8,
      hasMark: true),
    Spelling(
      testDescription: "UTF-16, big end first",
      bytes: [0xFE, 0xFF] + swift.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }, encoding: .utf16,
      hasMark: true),
    Spelling(
      testDescription: "UTF-16, little end first",
      bytes: [0xFF, 0xFE] + swift.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, encoding: .utf16,
      hasMark: true),
  ]

  @Test("A text is the same in every encoding, and so are its findings", arguments: spellings)
  func encodings(_ spelling: Spelling) throws {
    let text = try SourceText(bytes: spelling.bytes)
    #expect(String(decoding: text.bytes, as: UTF8.self) == Self.swift)
    #expect(text.encoding == spelling.encoding)
    #expect(text.hasMark == spelling.hasMark)
    let findings = Scanner.findings(in: text.bytes, .swift)
    #expect(findings.map(Corpus.label) == ["1\t8\tGooglePlaces\tLP100\tuse", "2\t25\tGMSPlace\tLP141\tuse"])
    // Two bytes and four: in characters the column is smaller by one and by three.
    #expect(findings.map(\.characterColumn) == [8, 21])
  }

  @Test("What is no UTF-8 is read byte by byte")
  func latin1() throws {
    let text = try SourceText(bytes: Array("let stra".utf8) + [0xDF] + Array("e = GMSPlace.self\n".utf8))
    #expect(text.encoding == .latin1)
    #expect(String(decoding: text.bytes, as: UTF8.self) == "let straße = GMSPlace.self\n")
  }

  @Test(
    "Malformed UTF-8 is taken for Latin-1, never for UTF-8",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x80, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
      [0xE2, 0x28, 0xA1],
    ] as [[UInt8]])
  func malformed(_ bytes: [UInt8]) throws {
    for padding in 0..<10 {
      let text = try SourceText(bytes: [UInt8](repeating: UInt8(ascii: "a"), count: padding) + bytes)
      #expect(text.encoding == .latin1)
      #expect(String(validating: text.bytes, as: UTF8.self) != nil)
    }
  }

  @Test(
    "Well-formed UTF-8 of every length is taken for it",
    arguments: ["é", "€", "😀", "\u{D7FF}\u{E000}\u{10FFFF}"])
  func wellFormed(_ characters: String) throws {
    for padding in 0..<10 {
      let text = String(repeating: "a", count: padding) + characters + "bcdefghij"
      #expect(try SourceText(bytes: Array(text.utf8)).encoding == .utf8)
    }
  }

  @Test("What is not text is refused with a reason")
  func refused() {
    #expect(throws: SourceText.Unreadable.self) { try SourceText(bytes: [0x7F, 0x45, 0x4C, 0x46, 0, 0, 1]) }
    #expect(throws: SourceText.Unreadable.self) {
      try SourceText(bytes: [0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x41])
    }
  }

  @Test("Line ends of every kind keep the numbers of lines and columns")
  func lineEnds() throws {
    let crlf = Scanner.findings(in: Array("let a = 1\r\nvar b: GMSPlace\r\n".utf8), .swift)
    #expect(crlf.map(Corpus.label) == ["2\t8\tGMSPlace\tLP141\tuse"])
  }
}
