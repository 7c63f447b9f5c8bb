public import Foundation

/// The bytes of a source file as UTF-8, whatever they were on disk.
public struct SourceText: Sendable, Hashable {
  /// Without a byte order mark.
  public var bytes: [UInt8]
  public var encoding: Encoding
  /// Whether the file began with a byte order mark.
  public var hasMark = false

  public enum Encoding: String, Sendable, Hashable {
    case utf8 = "UTF-8"
    case utf16 = "UTF-16"
    /// What is neither: read byte by byte, as most old sources were written.
    case latin1 = "Latin-1"
  }

  /// Why a file cannot be read as source code.
  public struct Unreadable: Error, Sendable, Hashable {
    public var reason: String
  }

  /// Reads the bytes of a file.
  ///
  /// - Throws: ``Unreadable`` for what is not text.
  public init(_ data: Data) throws(Unreadable) {
    try self.init(bytes: [UInt8](data))
  }

  /// Reads the bytes of a file.
  ///
  /// - Throws: ``Unreadable`` for what is not text.
  public init(bytes: [UInt8]) throws(Unreadable) {
    self.init(utf8: bytes)
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      guard let text = String(data: Data(bytes), encoding: .utf16) else {
        throw Unreadable(reason: "The file begins as UTF-16 and is not.")
      }
      self = SourceText(utf8: Array(text.utf8))
      encoding = .utf16
      hasMark = true
      return
    }
    if bytes.withUnsafeBufferPointer({ $0.prefix(8_192).contains(0) }) {
      throw Unreadable(reason: "The file is not text: it holds null bytes.")
    }
    let isUTF8 = bytes.withUnsafeBufferPointer { Self.isUTF8($0) }
    guard isUTF8 else {
      self = SourceText(utf8: bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] })
      encoding = .latin1
      return
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self.bytes.removeFirst(3)
      hasMark = true
    }
  }

  private init(utf8 bytes: [UInt8]) {
    self.bytes = bytes
    encoding = .utf8
  }

  /// Whether the bytes are well-formed UTF-8; runs of ASCII, which is nearly all of it, go eight at a time.
  private static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    let raw = UnsafeRawBufferPointer(bytes)
    while index < bytes.count {
      if index + 8 <= bytes.count,
        raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        index += 8
        continue
      }
      let first = bytes[index]
      if first < 0x80 {
        index += 1
        continue
      }
      let length = first >= 0xF0 && first < 0xF5 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0
      guard length > 0, first < 0xF5, index + length <= bytes.count else { return false }
      let second = bytes[index + 1]
      let least: UInt8 = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
      let most: UInt8 = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
      guard (least...most).contains(second) else { return false }
      for offset in 2..<max(length, 2) where !(0x80...0xBF).contains(bytes[index + offset]) { return false }
      index += length
    }
    return true
  }
}
