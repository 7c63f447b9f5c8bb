import LegacyPlacesTesting
import Testing

/// Files that were cut or lost a byte.
@Suite("Damaged files")
struct DamagedFileTests {
  /// What is wrong with reading this, or `nil`: a scenario, or an error with a line, and never a trap.
  private func complaint(about bytes: [UInt8]) -> String? {
    do {
      _ = try Scenario(json: String(decoding: bytes, as: UTF8.self), name: "damaged")
      return nil
    } catch {
      return error.line == nil || error.column == nil || error.problem.isEmpty ? "\(error)" : nil
    }
  }

  static let whole = Array(ScenarioFileTests.everything.json.utf8)

  @Test("Every beginning of a file but the whole is an error with a line")
  func beginnings() {
    // Without its last line break it is still whole.
    for count in 0..<Self.whole.count - 1 {
      let bytes = Array(Self.whole[..<count])
      #expect(complaint(about: bytes) == nil)
      #expect(throws: ScenarioFileError.self) {
        try Scenario(json: String(decoding: bytes, as: UTF8.self), name: "cut")
      }
    }
  }

  @Test("A file that lost one byte, or has another in its place, gives a scenario or an error with a line")
  func bytes() {
    for index in Self.whole.indices {
      var bytes = Self.whole
      bytes.remove(at: index)
      #expect(complaint(about: bytes) == nil)
      for byte in [0x22, 0x5C, 0xFF] as [UInt8] {
        bytes = Self.whole
        bytes[index] = byte
        #expect(complaint(about: bytes) == nil)
      }
    }
  }
}
