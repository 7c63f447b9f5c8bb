import PlacesEngine

/// The searchable form of a table of places.
///
/// All words are folded and sorted once. The words that begin with a typed text are then one range of that
/// order, found by comparing 64-bit keys, and so are the places that hold them. Each place also lists its own
/// words, so that further typed words are checked by comparing numbers, not texts.
final class PlaceIndex: Sendable {
  let table: PlaceTable
  /// Per place: how much it matters by itself, on a scale where a city of ten million has 7.
  let prominences: [Double]
  let directions: [UnitVector]
  let traits: [PlaceTraits]
  /// Words of the place's name, 255 at most.
  let nameWordCounts: [UInt8]

  /// Per place the start of its entries; one entry per word of the place.
  let entryStarts: [Int32]
  /// The rank of the entry's word among all words.
  let entryWords: [Int32]
  let entryKinds: [EntryKind]
  let entryRows: [Int32]

  /// All words in byte order: their first eight bytes as a number, and where their bytes are.
  private let wordKeys: [UInt64]
  private let wordStarts: [Int32]
  private let wordBytes: [UInt8]

  /// Entries by word: of names and other names, and of everything.
  let named: Postings
  let all: Postings

  init(_ table: PlaceTable) {
    self.table = table
    var builder = PlaceIndexBuilder(table: table)
    builder.build()
    let order = builder.vocabulary.sorted()
    wordKeys = order.keys
    wordStarts = order.starts
    wordBytes = order.bytes
    entryStarts = builder.entryStarts
    entryWords = builder.entryWords.map { order.ranks[Int($0)] }
    entryKinds = builder.entryKinds
    entryRows = builder.entryRows
    nameWordCounts = builder.nameWordCounts
    named = Postings(words: entryWords, wordCount: order.keys.count) { [entryKinds] in
      entryKinds[$0].field != .area
    }
    all = Postings(words: entryWords, wordCount: order.keys.count) { _ in true }
    traits = (0..<table.count).map { PlaceTraits(table: table, row: $0) }
    prominences = (0..<table.count).map { Prominence.of(row: $0, in: table) }
    directions = (0..<table.count).map { UnitVector(table.point(of: $0)) }
  }

  var count: Int { table.count }

  /// The ranks of the words that begin with some folded bytes.
  func words(startingWith prefix: ArraySlice<UInt8>) -> Range<Int32> {
    let head = prefix.prefix(8)
    let low = WordKey.of(head)
    let high = head.count == 8 ? low : low | (UInt64.max >> UInt64(8 * head.count))
    var lower = partition { $0 < low }
    var upper = partition { $0 <= high }
    if prefix.count > 8 {
      // The keys agree in the first eight bytes; the rest is compared byte by byte.
      while lower < upper, !word(lower, startsWith: prefix) { lower += 1 }
      while upper > lower, !word(upper - 1, startsWith: prefix) { upper -= 1 }
    }
    return Int32(lower)..<Int32(upper)
  }

  /// Whether a word has no bytes beyond these; only asked of words that begin with them.
  func isWhole(_ rank: Int32, length: Int) -> Bool {
    wordStarts[Int(rank) + 1] - wordStarts[Int(rank)] == Int32(length)
  }

  private func word(_ rank: Int, startsWith prefix: ArraySlice<UInt8>) -> Bool {
    let bytes = wordBytes[Int(wordStarts[rank])..<Int(wordStarts[rank + 1])]
    return bytes.starts(with: prefix)
  }

  private func partition(_ isBefore: (UInt64) -> Bool) -> Int {
    var low = 0
    var high = wordKeys.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(wordKeys[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Where in a place's texts a word stands.
struct EntryKind: Sendable {
  enum Field: UInt8, Sendable {
    case name = 0
    case otherName = 1
    /// Address, region and country.
    case area = 2
  }

  private var bits: UInt8

  init(_ field: Field, isFirst: Bool = false, isAlone: Bool = false) {
    bits = field.rawValue | (isFirst ? 4 : 0) | (isAlone ? 8 : 0)
  }

  var field: Field { Field(rawValue: bits & 3) ?? .area }
  /// Whether the name begins with it.
  var isFirst: Bool { bits & 4 != 0 }
  /// Whether it is all of an other name, as airport codes are.
  var isAlone: Bool { bits & 8 != 0 }
}

/// Entries grouped by word, in the order of words.
struct Postings: Sendable {
  private let starts: [Int32]
  let entries: [Int32]

  init(words: [Int32], wordCount: Int, where include: (Int) -> Bool) {
    var starts = [Int32](repeating: 0, count: wordCount + 1)
    var included = 0
    for entry in words.indices where include(entry) {
      starts[Int(words[entry]) + 1] += 1
      included += 1
    }
    for word in 0..<wordCount { starts[word + 1] += starts[word] }
    var next = starts
    var entries = [Int32](repeating: 0, count: included)
    for entry in words.indices where include(entry) {
      let word = Int(words[entry])
      entries[Int(next[word])] = Int32(entry)
      next[word] += 1
    }
    self.starts = starts
    self.entries = entries
  }

  /// Positions in ``entries`` of a range of words.
  func range(of words: Range<Int32>) -> Range<Int> {
    Int(starts[Int(words.lowerBound)])..<Int(starts[Int(words.upperBound)])
  }
}

enum WordKey {
  /// Up to eight bytes as a number that sorts as they do.
  static func of(_ bytes: some Collection<UInt8>) -> UInt64 {
    var key: UInt64 = 0
    var shift: UInt64 = 56
    for byte in bytes.prefix(8) {
      key |= UInt64(byte) << shift
      if shift == 0 { break }
      shift -= 8
    }
    return key
  }
}
