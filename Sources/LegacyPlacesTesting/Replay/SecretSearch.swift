import Foundation

/// Looks for a secret in bytes, in the ways in which servers and tools write such things.
///
/// Found are the secret as it is and in other case, with any of its characters percent-encoded or in JSON escapes,
/// those within each other, base64 of anything that contains it, in both alphabets and broken into lines,
/// hexadecimal, and UTF-16; of a long one also its first or its second half alone, as where it was cut. What is
/// encoded twice over, or written as HTML entities, is not.
struct SecretSearch: Sendable {
  private let needles: [Data]
  /// In lower case: looked for where case does not count.
  private let looseNeedles: [Data]
  private let wideNeedles: [Data]

  /// - Parameter secret: an empty one is never found.
  init(_ secret: String) {
    let bytes = Array(secret.utf8)
    guard !bytes.isEmpty else {
      needles = []
      looseNeedles = []
      wideNeedles = []
      return
    }
    needles = [Data(bytes)] + Self.base64Cores(of: bytes).map { Data($0.utf8) }
    let lower = bytes.map(Self.lowercased)
    let hex = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    var loose = [Data(lower), Data(hex.utf8)]
    // A half of something shorter might stand in any text.
    if bytes.count >= 2 * Self.shortestHalf {
      loose += [Data(lower.prefix(bytes.count / 2)), Data(lower.suffix(bytes.count / 2))]
    }
    looseNeedles = loose
    let units = Array(secret.utf16)
    wideNeedles = [
      Data(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
      Data(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }),
    ]
  }

  func finds(in data: Data) -> Bool {
    guard !needles.isEmpty else { return false }
    if wideNeedles.contains(where: { data.range(of: $0) != nil }) { return true }
    var views: Set<Data> = [data]
    var newest = views
    for _ in 0..<3 {
      let decoded = newest.flatMap { [Self.withoutJSONEscapes($0), Self.percentDecoded($0)] }
      newest = Set(decoded).subtracting(views)
      views.formUnion(newest)
    }
    views.formUnion(views.map(Self.withoutLineBreaks))
    return views.contains { view in
      let loose = Data(view.map(Self.lowercased))
      return needles.contains { view.range(of: $0) != nil }
        || looseNeedles.contains { loose.range(of: $0) != nil }
    }
  }

  private static let shortestHalf = 16

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
  }

  /// What base64 of any text around the secret must contain: of each of the three positions that the secret
  /// may have in a group of three bytes, the characters that hang on the secret alone.
  private static func base64Cores(of secret: [UInt8]) -> [String] {
    (0..<3).flatMap { offset -> [String] in
      let code = Data(Array(repeating: 0, count: offset) + secret).base64EncodedString()
      let first = (offset * 8 + 5) / 6
      let end = (offset + secret.count) * 8 / 6
      // Two characters stand everywhere.
      guard end - first > 3 else { return [] }
      let core = String(code.dropFirst(first).prefix(end - first))
      let urlSafe = core.replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      return [core, urlSafe]
    }
  }

  private static func withoutLineBreaks(_ data: Data) -> Data {
    Data(data.filter { $0 != 0x0A && $0 != 0x0D && $0 != 0x20 && $0 != 0x09 })
  }

  private static func percentDecoded(_ data: Data) -> Data {
    let bytes = Array(data)
    var result = Data(capacity: bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), let value = hex(bytes, index + 1, 2) {
        result.append(UInt8(value))
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static func withoutJSONEscapes(_ data: Data) -> Data {
    let bytes = Array(data)
    var result = Data(capacity: bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let next = bytes[index + 1]
      if next == UInt8(ascii: "u"), let value = hex(bytes, index + 2, 4) {
        // Half of a pair is of no interest: keys and tokens are in the basic plane.
        if let scalar = Unicode.Scalar(value) { result.append(contentsOf: String(Character(scalar)).utf8) }
        index += 6
      } else {
        switch next {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "t"): result.append(0x09)
        default: result.append(next)
        }
        index += 2
      }
    }
    return result
  }

  private static func hex(_ bytes: [UInt8], _ start: Int, _ count: Int) -> UInt32? {
    guard start + count <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[start..<(start + count)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value * 16 + UInt32(digit)
    }
    return value
  }
}
