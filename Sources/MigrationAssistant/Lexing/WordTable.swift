/// The words that the scanner knows, found by their bytes: a hash table that never grows.
struct WordTable {
  private var slots: [UInt16]
  private var spellings: [[UInt8]]
  private let mask: Int
  /// The lengths that occur, as bits, so that most words are told apart without hashing.
  private var lengths: UInt64 = 0

  /// Numbers the words from 1 in the order given; of equal ones the first counts.
  init(_ words: [String]) {
    var capacity = 64
    while capacity < words.count * 4 { capacity *= 2 }
    mask = capacity - 1
    slots = [UInt16](repeating: 0, count: capacity)
    spellings = [[]]
    for word in words {
      let bytes = Array(word.utf8)
      spellings.append(bytes)
      lengths |= 1 << UInt64(min(bytes.count, 63))
      var slot = bytes.withUnsafeBufferPointer { Self.hash($0) } & mask
      while slots[slot] != 0, spellings[Int(slots[slot])] != bytes { slot = (slot + 1) & mask }
      if slots[slot] == 0 { slots[slot] = UInt16(spellings.count - 1) }
    }
  }

  /// The number of a word, or `none`.
  func word(_ bytes: UnsafeBufferPointer<UInt8>) -> Word {
    guard lengths & (1 << UInt64(min(bytes.count, 63))) != 0 else { return .none }
    var slot = Self.hash(bytes) & mask
    while slots[slot] != 0 {
      let number = slots[slot]
      if Self.equal(spellings[Int(number)], bytes) { return Word(number: number) }
      slot = (slot + 1) & mask
    }
    return .none
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash ^ (hash >> 15))
  }

  private static func equal(_ left: [UInt8], _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices where left[index] != right[index] { return false }
    return true
  }
}
