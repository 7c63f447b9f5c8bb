import Foundation

/// What one Unicode scalar becomes when case, diacritics and width are left aside.
struct FoldedScalar: Sendable {
  /// The low byte is the number of folded bytes (0…7) or one of the marks below; the bytes follow.
  private var bits: UInt64

  /// Parts words: blanks and punctuation.
  static let separator = FoldedScalar(bits: 0xFF)
  /// Vanishes: combining marks, format characters.
  static let dropped = FoldedScalar(bits: 0xFE)
  /// Vanishes, but what follows can also be searched for alone: L'Aquila is found by "laquila" and "aquila".
  static let apostrophe = FoldedScalar(bits: 0xFD)

  private init(bits: UInt64) { self.bits = bits }

  private init(folded: some Sequence<UInt8>) {
    bits = 0
    var count: UInt64 = 0
    // The few scalars with longer foldings are cut; texts and queries are cut alike.
    for byte in folded where count < 7 {
      count += 1
      bits |= UInt64(byte) << (8 * count)
    }
    bits |= count
    if count == 0 { bits = FoldedScalar.dropped.bits }
  }

  var isSeparator: Bool { bits == 0xFF }
  var isDropped: Bool { bits == 0xFE }
  var isApostrophe: Bool { bits == 0xFD }
  var count: Int { Int(truncatingIfNeeded: bits & 0xFF) }
  subscript(index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bits >> (8 * UInt64(index + 1))) }

  /// Foldings of the scalars below U+0250, where nearly all of a Latin text lies.
  static let latin: [FoldedScalar] = (0..<0x250).map { value in
    FoldedScalar(of: Unicode.Scalar(UInt32(value)) ?? " ")
  }

  /// Letters that canonical decomposition leaves whole.
  private static let special: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "ł": "l",
    "Ł": "l", "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ħ": "h", "Ħ": "h", "ı": "i",
    "ŧ": "t", "Ŧ": "t", "ŋ": "n", "Ŋ": "n", "ĸ": "k", "ɓ": "b", "Ɓ": "b", "ɗ": "d", "Ɗ": "d", "ƙ": "k",
    "Ƙ": "k", "ə": "e", "Ə": "e", "ɛ": "e", "Ɛ": "e", "ɔ": "o", "Ɔ": "o", "ς": "σ",
  ]

  private static let apostrophes: Set<Unicode.Scalar> = [
    "'", "\u{2019}", "\u{2018}", "`", "\u{B4}", "\u{2BB}", "\u{2BC}", "\u{2BD}", "\u{2BE}", "\u{2BF}",
    "\u{2B9}", "\u{2032}",
  ]

  /// Works the folding out; ``FoldedText`` keeps what it asked for.
  init(of scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      switch UInt8(value) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        self.init(folded: CollectionOfOne(UInt8(value)))
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        self.init(folded: CollectionOfOne(UInt8(value) | 0x20))
      case UInt8(ascii: "'"), UInt8(ascii: "`"):
        self = .apostrophe
      default:
        self = .separator
      }
      return
    }
    if (0x4E00...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value) {
      self.init(folded: String(scalar).utf8)
      return
    }
    if let folded = Self.special[scalar] {
      self.init(folded: folded.utf8)
      return
    }
    if Self.apostrophes.contains(scalar) {
      self = .apostrophe
      return
    }
    if Self.vanishes(scalar) {
      self = .dropped
      return
    }
    var folded = ""
    for part in String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars
    where !Self.vanishes(part) {
      for lower in part.properties.lowercaseMapping.unicodeScalars where !Self.vanishes(lower) {
        if let special = Self.special[lower] {
          folded += special
        } else if Self.isWordPart(lower) {
          folded.unicodeScalars.append(lower)
        }
      }
    }
    if folded.isEmpty {
      self = .separator
    } else {
      self.init(folded: folded.utf8)
    }
  }

  private static func vanishes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .spacingMark:
      true
    default: false
    }
  }
}

/// A text cut into folded words that remember which scalars of the text they came from.
///
/// One value can be filled again and again; it keeps its storage and the foldings it worked out.
struct FoldedText {
  struct Word: Sendable {
    /// Bytes of the word within ``FoldedText/bytes``.
    var range: Range<Int>
    /// Whether it is the part of the word before it that follows an apostrophe.
    var isTail: Bool
  }

  private(set) var bytes: [UInt8] = []
  private(set) var words: [Word] = []
  /// Per byte: the scalar it came from, and the end of that scalar with the marks that belong to it.
  private var starts: [Int32] = []
  private var ends: [Int32] = []
  private var rare: [UInt32: FoldedScalar] = [:]

  init() {}

  init(_ text: String, upTo limit: Int = .max) {
    var text = text
    text.withUTF8 { fill($0, upTo: limit) }
  }

  /// Replaces the content. Bytes must be valid UTF-8; words after the first `limit` are not read.
  mutating func fill(_ utf8: UnsafeBufferPointer<UInt8>, upTo limit: Int = .max) {
    bytes.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    let latin = FoldedScalar.latin
    var index = 0
    var scalarOffset: Int32 = 0
    var wordStart = 0
    var tailStart = -1
    while index < utf8.count {
      let byte = utf8[index]
      let folded: FoldedScalar
      if byte < 0x80 {
        folded = latin[Int(byte)]
        index += 1
      } else {
        let (value, length) = Self.decode(utf8, at: index)
        index += length
        folded = value < 0x250 ? latin[Int(value)] : rareFolding(of: value)
      }
      scalarOffset += 1
      if folded.isSeparator {
        endWord(from: wordStart, tail: tailStart)
        wordStart = bytes.count
        tailStart = -1
        if words.count >= limit { return }
      } else if folded.isDropped {
        extendLastScalar(to: scalarOffset, since: wordStart)
      } else if folded.isApostrophe {
        tailStart = bytes.count
      } else {
        for part in 0..<folded.count {
          bytes.append(folded[part])
          starts.append(scalarOffset - 1)
          ends.append(scalarOffset)
        }
      }
    }
    endWord(from: wordStart, tail: tailStart)
  }

  /// The scalars of the text that the bytes came from.
  func scalars(of range: Range<Int>) -> Range<Int> {
    Int(starts[range.lowerBound])..<Int(ends[range.upperBound - 1])
  }

  private mutating func endWord(from start: Int, tail: Int) {
    guard bytes.count > start else { return }
    words.append(Word(range: start..<bytes.count, isTail: false))
    // A single letter after an apostrophe, as in "King's", is no word.
    if tail > start, bytes.count - tail > 1 {
      words.append(Word(range: tail..<bytes.count, isTail: true))
    }
  }

  private mutating func extendLastScalar(to end: Int32, since wordStart: Int) {
    guard bytes.count > wordStart, let last = starts.last else { return }
    var index = bytes.count - 1
    while index >= wordStart, starts[index] == last {
      ends[index] = end
      index -= 1
    }
  }

  private mutating func rareFolding(of value: UInt32) -> FoldedScalar {
    if let known = rare[value] { return known }
    let folded = Unicode.Scalar(value).map(FoldedScalar.init(of:)) ?? .separator
    rare[value] = folded
    return folded
  }

  private static func decode(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> (UInt32, Int) {
    let first = UInt32(utf8[index])
    func next(_ offset: Int) -> UInt32 {
      index + offset < utf8.count ? UInt32(utf8[index + offset]) & 0x3F : 0
    }
    if first < 0xE0 { return ((first & 0x1F) << 6 | next(1), 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3) }
    return ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
  }
}
