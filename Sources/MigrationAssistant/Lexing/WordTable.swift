/// The words that the scanner knows, found by their bytes: a hash table that never grows.
struct WordTable {
  private struct Slot {
    var hash: UInt32 = 0
    /// 0 for an empty one.
    var number: UInt16 = 0
    var length: UInt16 = 0
    /// Where its bytes begin.
    var offset: UInt32 = 0
  }

  private var slots: [Slot]
  /// The words one after the other.
  private var bytes: [UInt8] = []
  private let mask: Int

  /// Numbers the words from 1 in the order given; of equal ones the first counts.
  init(_ words: [String]) {
    var capacity = 64
    while capacity < words.count * 4 { capacity *= 2 }
    mask = capacity - 1
    slots = [Slot](repeating: Slot(), count: capacity)
    for (index, word) in words.enumerated() {
      let spelling = Array(word.utf8)
      spelling.withUnsafeBufferPointer { buffer in
        let hash = Self.hash(buffer)
        var slot = Int(hash) & mask
        while slots[slot].number != 0, !has(slots[slot], hash, buffer) { slot = (slot + 1) & mask }
        guard slots[slot].number == 0 else { return }
        slots[slot] = Slot(
          hash: hash, number: UInt16(index + 1), length: UInt16(buffer.count), offset: UInt32(bytes.count))
        bytes += buffer
      }
    }
  }

  /// The number of a word, or `none`.
  func word(_ spelling: UnsafeBufferPointer<UInt8>) -> Word {
    let hash = Self.hash(spelling)
    var slot = Int(hash) & mask
    while slots[slot].number != 0 {
      if has(slots[slot], hash, spelling) { return Word(number: slots[slot].number) }
      slot = (slot + 1) & mask
    }
    return .none
  }

  private func has(_ slot: Slot, _ hash: UInt32, _ spelling: UnsafeBufferPointer<UInt8>) -> Bool {
    guard slot.hash == hash, Int(slot.length) == spelling.count else { return false }
    let start = Int(slot.offset)
    for index in 0..<spelling.count where bytes[start + index] != spelling[index] { return false }
    return true
  }

  /// From the length, the first and the last bytes of a word: they tell names apart, and long ones take no longer.
  private static func hash(_ spelling: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let raw = UnsafeRawBufferPointer(spelling)
    let count = spelling.count
    var head: UInt64 = 0
    var tail: UInt64 = 0
    if count >= 8 {
      head = raw.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
      tail = raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    } else if count >= 4 {
      head = UInt64(raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
      tail = UInt64(raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    } else {
      for byte in spelling { head = head << 8 | UInt64(byte) }
    }
    let mixed = product(head ^ product(tail, 0x9E37_79B9_7F4A_7C15) ^ UInt64(count), 0xD6E8_FEB8_6659_FD93)
    return UInt32(truncatingIfNeeded: mixed ^ (mixed >> 32))
  }

  /// As `&*`, which the oldest systems do not have for this type by that name.
  @inline(__always)
  private static func product(_ left: UInt64, _ right: UInt64) -> UInt64 {
    left.multipliedReportingOverflow(by: right).partialValue
  }
}
