/// What place ids look like here.
enum PlaceID {
  /// Whether a file may use the id: it must fit into one path segment as it is.
  static func isUsable(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.count <= 300 && !id.hasPrefix(plusCodePrefix)
      && id.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && !reserved.contains($0) }
  }

  /// Whether an id that no place has was probably one once: 404 for these, 400 for what is no id at all.
  ///
  /// Well formed are the ids of this data (`gn:…`, `iata:…`, `lm:…`, `syn:…`, …: a short lower-case prefix, a
  /// colon, letters, digits and `-`, `_`, `+`), and Google's: `ChIJ` with 23 more characters, or the long ones
  /// that begin with `E` or `G`, in the URL-safe base64 alphabet.
  static func isWellFormed(_ id: String) -> Bool {
    let bytes = Array(id.utf8)
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
      return (1...8).contains(colon) && bytes[..<colon].allSatisfy { (97...122).contains($0) }
        && colon + 1 < bytes.count && bytes.count <= 300
        && bytes[(colon + 1)...].allSatisfy { isBase64($0) || $0 == UInt8(ascii: "+") }
    }
    guard bytes.allSatisfy(isBase64) else { return false }
    if id.hasPrefix("ChIJ") { return bytes.count == 27 }
    return (id.hasPrefix("E") || id.hasPrefix("G")) && bytes.count >= 27 && bytes.count <= 1000
  }

  /// Before a plus code it makes the id of that spot.
  static let plusCodePrefix = "olc:"

  private static let reserved = Set("/?#%".utf8)

  private static func isBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
