/// Finds the partners of brackets while they come; those without one keep −1.
struct BracketStack {
  private var opened: [(byte: UInt8, index: Int)] = []

  mutating func open(_ byte: UInt8, at index: Int) {
    opened.append((byte, index))
  }

  /// Tells the opening one of its partner, whose token comes next, and gives its index back, or −1.
  ///
  /// One that was never closed is given up when an outer one closes; only a few are looked through, so that
  /// broken code takes no longer than other code.
  mutating func close(_ byte: UInt8, at index: Int, _ tokens: inout [Token]) -> Int32 {
    let wanted =
      switch byte {
      case UInt8(ascii: ")"): UInt8(ascii: "(")
      case UInt8(ascii: "]"): UInt8(ascii: "[")
      default: UInt8(ascii: "{")
      }
    for step in 1...4 where opened.count >= step {
      guard opened[opened.count - step].byte == wanted else { continue }
      let partner = opened[opened.count - step].index
      opened.removeLast(step)
      tokens[partner].partner = Int32(index)
      return Int32(partner)
    }
    return -1
  }
}
