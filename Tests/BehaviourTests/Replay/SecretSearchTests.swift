import Foundation
import Testing

@testable import LegacyPlacesTesting

/// A secret is found in whatever form it was written.
@Suite("Searching for secrets")
struct SecretSearchTests {
  private static let secret = #"AIza/Te+st "Key"\0123"#

  /// The secret in each form, with text around it of every length modulo three.
  static let forms: [String] = (0..<3).flatMap { offset -> [String] in
    let around = String(repeating: "x", count: offset) + secret + "yz"
    let base64 = Data(around.utf8).base64EncodedString()
    let json = JSONValue.string(around).text()
    let percent = around.utf8.map { "%" + String($0, radix: 16) }.joined()
    return [
      around, base64,
      base64.replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_"),
      base64.replacingOccurrences(of: "=", with: ""),
      base64.enumerated().map { $0.offset % 7 == 6 ? "\($0.element)\r\n" : "\($0.element)" }.joined(),
      json, json.replacingOccurrences(of: "/", with: #"\/"#), percent, percent.uppercased(),
      percent.replacingOccurrences(of: "%", with: #"\u0025"#),
      percent.replacingOccurrences(of: "%", with: "%25"),
      around.utf16.map {
        #"\u"# + String(repeating: "0", count: 4 - String($0, radix: 16).count) + String($0, radix: 16)
      }
      .joined(),
    ]
  }

  @Test("in any form it is found", arguments: forms)
  func found(form: String) {
    #expect(SecretSearch(Self.secret).finds(in: Data("before \(form) after".utf8)))
    #expect(SecretSearch(Self.secret).finds(in: Data([0xFF, 0x00] + Array(form.utf8))))
  }

  @Test("what only resembles it is not", arguments: forms)
  func notFound(form: String) {
    #expect(!SecretSearch("AIza/Te+st 'Key'").finds(in: Data("before \(form) after".utf8)))
    #expect(!SecretSearch("").finds(in: Data(form.utf8)))
  }

  @Test(
    "broken escapes at the end of the bytes are read to the end",
    arguments: [#"\"#, #"\u"#, #"\u00"#, "%", "%4", ""])
  func ends(text: String) {
    #expect(!SecretSearch("secret").finds(in: Data(text.utf8)))
    #expect(SecretSearch("secret").finds(in: Data(("secret" + text).utf8)))
  }

  private static let key = "AIzaSyD-Made_Up0123456789abcdefGHIJKLMN"

  static let disguises: [String] = {
    let hex = Data(key.utf8).map { String($0, radix: 16) }.joined()
    let wide = key.unicodeScalars.map { "\($0)\0" }.joined()
    let cut = [
      String(key.dropLast()), String(key.dropFirst()), String(key.prefix(20)), String(key.suffix(20)),
    ]
    return cut + [key.lowercased(), key.uppercased(), hex, hex.uppercased(), wide]
  }()

  @Test("in other case, cut in half, in hexadecimal and as UTF-16 it is found, too", arguments: disguises)
  func disguised(form: String) {
    #expect(SecretSearch(Self.key).finds(in: Data("before \(form) after".utf8)))
    #expect(
      !SecretSearch("AIzaSyD-Another-Key-0123456789-XYZ-uvwx").finds(in: Data("before \(form) after".utf8)))
  }

  @Test("what is cut shorter than a half is no secret any more, and of a short one only the whole is")
  func short() {
    #expect(!SecretSearch(Self.key).finds(in: Data("before \(Self.key.prefix(18)) after".utf8)))
    #expect(!SecretSearch("half-and-half").finds(in: Data("half-and".utf8)))
  }
}
