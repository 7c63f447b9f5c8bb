/// What a byte of source code is to the lexers.
enum Characters {
  static let identifierHead: UInt8 = 1
  static let identifierTail: UInt8 = 2
  static let space: UInt8 = 4
  static let digit: UInt8 = 8
  static let sign: UInt8 = 16
  static let lineEnd: UInt8 = 32

  /// By byte; bytes of characters beyond ASCII count as parts of identifiers.
  static let classes: [UInt8] = (0..<256).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...0xFF:
      identifierHead | identifierTail
    case UInt8(ascii: "0")...UInt8(ascii: "9"): identifierTail | digit
    case 0x09, 0x0B, 0x0C, 0x20, 0x00: space
    // A carriage return alone ends a line, too; before a line feed it makes no difference.
    case 0x0A, 0x0D: lineEnd
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
      UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "!"), UInt8(ascii: "?"):
      sign
    default: 0
    }
  }
}
