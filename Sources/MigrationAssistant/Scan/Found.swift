/// Something found, by where it begins in the bytes; lines and columns are counted once, at the end.
struct Found: Hashable {
  var offset: UInt32
  var symbol: String
  var code: String
  var kind: Finding.Kind

  /// In the order in which findings are told.
  static func isBefore(_ left: Found, _ right: Found) -> Bool {
    if left.offset != right.offset { return left.offset < right.offset }
    return (left.code, left.kind.rawValue) < (right.code, right.kind.rawValue)
  }
}

extension [Found] {
  /// Takes out `GMSCoordinateBounds` where nothing else speaks of places: it is the class of the maps then.
  ///
  /// For a file that imports them, and with them all that was places before 2016. Words that many have for a member
  /// of something unknown do not count.
  mutating func leaveBoundsToMaps() {
    let isPlaces = contains {
      $0.symbol != "GMSCoordinateBounds"
        && !($0.kind == .possible && ["LP111", "LP113", "LP119"].contains($0.code))
    }
    if !isPlaces { removeAll { $0.symbol == "GMSCoordinateBounds" } }
  }
}

extension SourceCode {
  /// What was found, in order, with lines and columns: one way through the text, however long its lines are.
  func findings(_ found: [Found]) -> [Finding] {
    guard !found.isEmpty else { return [] }
    return bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      var line = 1
      var lineStart = 0
      var characters = 1
      return found.sorted(by: Found.isBefore).map { found in
        let end = min(Int(found.offset), bytes.count)
        while offset < end {
          let byte = bytes[offset]
          offset += 1
          if byte > UInt8(ascii: "\r") {
            // Bytes that continue a character do not count.
            if byte & 0xC0 != 0x80 { characters += 1 }
          } else if byte == UInt8(ascii: "\n")
            // A carriage return alone ends a line, too.
            || byte == UInt8(ascii: "\r") && !(offset < bytes.count && bytes[offset] == UInt8(ascii: "\n"))
          {
            line += 1
            lineStart = offset
            characters = 1
          } else {
            characters += 1
          }
        }
        return Finding(
          line: line, column: offset - lineStart + 1, characterColumn: characters, symbol: found.symbol,
          code: found.code, kind: found.kind)
      }
    }
  }

  /// Whether a text holds something by which a file can have to do with places at all; comments count too.
  static func mayHoldPlaces(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      // All stems begin with one of two letters, which are rare.
      var index = 0
      while index + 3 <= bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "G"):
          if bytes[index + 1] == UInt8(ascii: "M"), bytes[index + 2] == UInt8(ascii: "S") { return true }
          if begins("GooglePlaces", bytes, index) || begins("GoogleMaps", bytes, index) { return true }
        case UInt8(ascii: "L"):
          if begins("LegacyPlaces", bytes, index) { return true }
        default: break
        }
        index += 1
      }
      return false
    }
  }

  private static func begins(_ stem: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool
  {
    guard bytes.count - index >= stem.utf8CodeUnitCount else { return false }
    for offset in 0..<stem.utf8CodeUnitCount where stem.utf8Start[offset] != bytes[index + offset] {
      return false
    }
    return true
  }
}
