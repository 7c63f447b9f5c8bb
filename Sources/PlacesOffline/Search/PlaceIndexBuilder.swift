import PlacesEngine

/// Cuts the texts of all places into folded words.
struct PlaceIndexBuilder {
  let table: PlaceTable
  private(set) var vocabulary = Vocabulary()
  private(set) var entryStarts: [Int32] = [0]
  private(set) var entryWords: [Int32] = []
  private(set) var entryKinds: [EntryKind] = []
  private(set) var entryRows: [Int32] = []
  private(set) var nameWordCounts: [UInt8] = []

  private var folded = FoldedText()
  /// The words of a country and region are the same for many places: looked up once per text.
  private var areas: [ArraySlice<UInt8>: [Int32]] = [:]

  init(table: PlaceTable) { self.table = table }

  mutating func build() {
    table.bytes.withUnsafeBufferPointer { bytes in
      for row in 0..<table.count { add(row, bytes) }
    }
  }

  private mutating func add(_ row: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    fill(bytes, table.range(of: PlaceColumn.name, row: row))
    var nameWords = 0
    for (index, word) in folded.words.enumerated() {
      if !word.isTail { nameWords += 1 }
      append(vocabulary.id(of: folded.bytes[word.range]), EntryKind(.name, isFirst: index == 0), row)
    }
    nameWordCounts.append(UInt8(clamping: nameWords))

    var start = table.range(of: PlaceColumn.otherNames, row: row).lowerBound
    let end = table.range(of: PlaceColumn.otherNames, row: row).upperBound
    while start < end {
      var stop = start
      while stop < end, bytes[stop] != UInt8(ascii: "|") { stop += 1 }
      fill(bytes, start..<stop)
      let isAlone = folded.words.count == 1
      for word in folded.words {
        append(
          vocabulary.id(of: folded.bytes[word.range]), EntryKind(.otherName, isAlone: isAlone), row)
      }
      start = stop + 1
    }

    appendArea(row, table.range(of: PlaceColumn.region, row: row), bytes)
    appendArea(row, table.range(of: PlaceColumn.country, row: row), bytes)
    if let attributes = table.attributes[row] {
      for text in attributes.areaTexts {
        folded = FoldedText(text)
        for word in folded.words {
          append(vocabulary.id(of: folded.bytes[word.range]), EntryKind(.area), row)
        }
      }
    }
    entryStarts.append(Int32(entryWords.count))
  }

  private mutating func appendArea(_ row: Int, _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard !range.isEmpty else { return }
    let key = table.bytes[range]
    let words: [Int32]
    if let known = areas[key] {
      words = known
    } else {
      fill(bytes, range)
      words = folded.words.map { vocabulary.id(of: folded.bytes[$0.range]) }
      areas[key] = words
    }
    for word in words { append(word, EntryKind(.area), row) }
  }

  private mutating func fill(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    folded.fill(UnsafeBufferPointer(rebasing: bytes[range]))
  }

  /// Adds an entry unless the place has the word already in a better place.
  private mutating func append(_ word: Int32, _ kind: EntryKind, _ row: Int) {
    if !kind.isAlone {
      var entry = Int(entryStarts[row])
      while entry < entryWords.count {
        if entryWords[entry] == word { return }
        entry += 1
      }
    }
    entryWords.append(word)
    entryKinds.append(kind)
    entryRows.append(Int32(row))
  }
}

extension PlaceAttributes {
  /// The texts beyond region and country that a query may name a place by.
  var areaTexts: [String] {
    [premise, route, neighborhood, sublocality, locality, postalTown, regionShort, postalCode].compactMap {
      $0
    }
  }
}

/// Gives each different word a number.
struct Vocabulary {
  private var bytes: [UInt8] = []
  private var starts: [Int32] = [0]
  private var slots = [Int32](repeating: -1, count: 1 << 12)

  /// The number of a word, new if it was not seen before.
  mutating func id(of word: ArraySlice<UInt8>) -> Int32 {
    var slot = Self.hash(word) & (slots.count - 1)
    while slots[slot] >= 0 {
      let id = Int(slots[slot])
      if isEqual(id, word) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let id = Int32(starts.count - 1)
    slots[slot] = id
    bytes.append(contentsOf: word)
    starts.append(Int32(bytes.count))
    if starts.count * 2 > slots.count { grow() }
    return id
  }

  /// The words in byte order, and per number its place in that order.
  func sorted() -> (keys: [UInt64], starts: [Int32], bytes: [UInt8], ranks: [Int32]) {
    let count = starts.count - 1
    let order = (0..<count)
      .map { (key: WordKey.of(bytes[Int(starts[$0])..<Int(starts[$0 + 1])]), id: $0) }
      .sorted { left, right in
        if left.key != right.key { return left.key < right.key }
        return word(left.id).lexicographicallyPrecedes(word(right.id))
      }
    var ranks = [Int32](repeating: 0, count: count)
    var sortedStarts: [Int32] = [0]
    var sortedBytes: [UInt8] = []
    sortedBytes.reserveCapacity(bytes.count)
    for (rank, entry) in order.enumerated() {
      ranks[entry.id] = Int32(rank)
      sortedBytes.append(contentsOf: word(entry.id))
      sortedStarts.append(Int32(sortedBytes.count))
    }
    return (order.map(\.key), sortedStarts, sortedBytes, ranks)
  }

  private func word(_ id: Int) -> ArraySlice<UInt8> { bytes[Int(starts[id])..<Int(starts[id + 1])] }

  private func isEqual(_ id: Int, _ word: ArraySlice<UInt8>) -> Bool {
    let start = Int(starts[id])
    guard Int(starts[id + 1]) - start == word.count else { return false }
    for index in 0..<word.count where bytes[start + index] != word[word.startIndex + index] { return false }
    return true
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for id in 0..<starts.count - 1 {
      var slot = Self.hash(word(id)) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(id)
    }
  }

  private static func hash(_ word: ArraySlice<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word {
      hash = (hash ^ UInt64(byte)).multipliedReportingOverflow(by: 0x100_0000_01B3).partialValue
    }
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF)
  }
}
