/// Where the lines of a text begin.
struct LineTable {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for offset in bytes.indices {
        switch bytes[offset] {
        case UInt8(ascii: "\n"): starts.append(offset + 1)
        // A carriage return alone ends a line, too.
        case UInt8(ascii: "\r")
        where !(offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")):
          starts.append(offset + 1)
        default: break
        }
      }
    }
    self.starts = starts
  }

  /// Line and column of an offset, from 1; columns count bytes.
  func place(_ offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// The offset of a line and column as ``place(_:)`` gives them.
  func offset(line: Int, column: Int) -> Int { starts[line - 1] + column - 1 }
}
