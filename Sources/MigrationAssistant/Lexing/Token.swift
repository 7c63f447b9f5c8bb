/// A piece of code: where it stands, and what it is as far as the scanner cares.
///
/// Comments and the texts of strings give no tokens; code inside an interpolation does.
struct Token {
  enum Kind: UInt8 {
    case identifier
    /// A whole string without interpolation, quotes included.
    case string
    /// The opening of a string with interpolation, up to the first one.
    case stringBegin
    /// The closing of a string with interpolation.
    case stringEnd
    case number
    /// A regex literal, or the header of an import in Objective-C.
    case literal
    /// `#if`, `#selector`, `#import`: the sign and the word.
    case directive
    /// `@objc`, `@interface`: the sign and the word; a bare `@`.
    case attribute
    /// One or more characters that are nothing else.
    case punctuation
  }

  var kind: Kind
  /// For punctuation its first byte, else 0.
  var byte: UInt8
  /// Whether it is the first on its line.
  var startsLine: Bool
  /// The known word that it is, or ``Word/none``.
  var word: Word
  /// Offsets in the bytes of the source.
  var start: UInt32
  var end: UInt32
  /// For a bracket the index of its partner, or −1.
  var partner: Int32 = -1

  func isPunctuation(_ character: Unicode.Scalar) -> Bool {
    kind == .punctuation && byte == UInt8(truncatingIfNeeded: character.value) && end == start + 1
  }
}

/// The number of a word that the scanner knows.
struct Word: Hashable {
  var number: UInt16

  static let none = Word(number: 0)
}
