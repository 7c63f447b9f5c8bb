import Foundation
import PlacesEngine

/// The places of one or more files: their bytes as read, and the columns that searching needs as numbers.
///
/// Texts become `String`s only for the few places of an answer, so reading and searching stay cheap.
struct PlaceTable: Sendable {
  /// The files one after the other, without headers.
  fileprivate(set) var bytes: [UInt8] = []
  /// Per place thirteen offsets: where each of twelve cells starts, and one past the end of the last.
  fileprivate var cells: [UInt32] = []

  fileprivate(set) var latitudes: [Double] = []
  fileprivate(set) var longitudes: [Double] = []
  fileprivate(set) var populations: [Int] = []
  /// Indexes into ``countryCodes``, ``primaryTypes`` and ``typeLists``.
  fileprivate(set) var countries: [UInt16] = []
  fileprivate(set) var primaries: [UInt16] = []
  fileprivate(set) var types: [UInt16] = []
  fileprivate(set) var countryCodes: [String] = []
  fileprivate(set) var primaryTypes: [String] = []
  fileprivate(set) var typeLists: [[String]] = []
  fileprivate(set) var attributes: [Int: PlaceAttributes] = [:]
  fileprivate var rowsByID: [String: Int32] = [:]

  var count: Int { latitudes.count }

  func range(of column: Int, row: Int) -> Range<Int> {
    let cell = row * PlaceTable.stride + column
    return Int(cells[cell])..<Int(cells[cell + 1]) - 1
  }

  func text(_ column: Int, row: Int) -> String {
    String(decoding: bytes[range(of: column, row: row)], as: UTF8.self)
  }

  func point(of row: Int) -> GeoPoint {
    GeoPoint(latitude: latitudes[row], longitude: longitudes[row])
  }

  func row(ofID id: String) -> Int? { rowsByID[id].map(Int.init) }

  func countryCode(of row: Int) -> String { countryCodes[Int(countries[row])] }
  func primaryType(of row: Int) -> String { primaryTypes[Int(primaries[row])] }
  func types(of row: Int) -> [String] { typeLists[Int(types[row])] }

  fileprivate static let stride = PlaceColumn.names.count + 1
}

/// Reads files of places and refuses broken ones with the spot that is wrong.
struct PlaceTableReader {
  private(set) var table = PlaceTable()
  private var countryIndexes: [String: UInt16] = [:]
  private var primaryIndexes: [String: UInt16] = [:]
  private var typeIndexes: [String: UInt16] = [:]

  private static let tab = UInt8(ascii: "\t")
  private static let newline = UInt8(ascii: "\n")

  init() {}

  /// Appends a file: a header line and one line per place, UTF-8, tab-separated; line ends may be CR LF.
  ///
  /// Lines that begin with `#` are remarks; empty lines may end the file.
  mutating func read(_ data: [UInt8], file: String) throws(OfflineDataError) {
    guard data.count + table.bytes.count < 1 << 30 else { throw OfflineDataError(.tooLarge, file: file) }
    if let offset = UTF8Check.firstBadByte(of: data) {
      let before = data[..<offset]
      let lineStart = before.lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
      throw OfflineDataError(
        .badUTF8, file: file, line: before.count { $0 == Self.newline } + 1,
        column: before[lineStart...].count { $0 == Self.tab } + 1)
    }
    var start = data.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard start < data.count else { throw OfflineDataError(.wrongHeader, file: file, line: 1) }
    let headerEnd = Self.end(ofLineAt: start, in: data)
    let columns = try columnCount(ofHeader: data[start..<headerEnd.text], file: file)
    start = headerEnd.next

    let base = table.bytes.count - start
    table.bytes.append(contentsOf: data[start...])
    // Room for the empty cells that end a last line without line end.
    table.bytes.append(contentsOf: [Self.newline, Self.newline])
    var line = 2
    var starts = [Int](repeating: 0, count: PlaceTable.stride)
    while start < data.count {
      let end = Self.end(ofLineAt: start, in: data)
      // Empty lines at the end are what editors leave there.
      if end.text == start, data[start...].allSatisfy({ $0 == Self.newline || $0 == UInt8(ascii: "\r") }) {
        return
      }
      if data[start] == UInt8(ascii: "#") {
        start = end.next
        line += 1
        continue
      }
      starts[0] = start
      var found = 1
      data.withUnsafeBufferPointer { bytes in
        var index = start
        while index < end.text {
          if bytes[index] == Self.tab {
            if found < columns { starts[found] = index + 1 }
            found += 1
          }
          index += 1
        }
      }
      guard found == columns else {
        throw OfflineDataError(.wrongColumnCount(found), file: file, line: line)
      }
      for column in columns..<PlaceTable.stride { starts[column] = end.text + 1 + (column - columns) }
      guard table.count < 10_000_000 else { throw OfflineDataError(.tooLarge, file: file) }
      for offset in starts { table.cells.append(UInt32(truncatingIfNeeded: base + offset)) }
      try readRow(table.latitudes.count, file: file, line: line)
      start = end.next
      line += 1
    }
  }

  private mutating func readRow(_ row: Int, file: String, line: Int) throws(OfflineDataError) {
    func fail(_ problem: OfflineDataError.Problem, _ column: Int) -> OfflineDataError {
      OfflineDataError(problem, file: file, line: line, column: column + 1)
    }
    let id = table.text(PlaceColumn.id, row: row)
    guard !id.isEmpty else { throw fail(.empty, PlaceColumn.id) }
    guard PlaceID.isUsable(id) else { throw fail(.badID, PlaceColumn.id) }
    guard table.rowsByID.updateValue(Int32(row), forKey: id) == nil else {
      throw fail(.duplicateID, PlaceColumn.id)
    }
    guard !table.range(of: PlaceColumn.name, row: row).isEmpty else {
      throw fail(.empty, PlaceColumn.name)
    }
    guard !table.range(of: PlaceColumn.types, row: row).isEmpty else {
      throw fail(.empty, PlaceColumn.types)
    }
    guard let latitude = Double(table.text(PlaceColumn.latitude, row: row)) else {
      throw fail(.badNumber, PlaceColumn.latitude)
    }
    guard (-90...90).contains(latitude) else { throw fail(.outOfRange, PlaceColumn.latitude) }
    guard let longitude = Double(table.text(PlaceColumn.longitude, row: row)) else {
      throw fail(.badNumber, PlaceColumn.longitude)
    }
    guard (-180...180).contains(longitude) else { throw fail(.outOfRange, PlaceColumn.longitude) }
    guard let population = Int(table.text(PlaceColumn.population, row: row)) else {
      throw fail(.badNumber, PlaceColumn.population)
    }
    guard population >= 0 else { throw fail(.outOfRange, PlaceColumn.population) }
    let country = table.text(PlaceColumn.countryCode, row: row).uppercased()
    guard country.utf8.count == 2, country.utf8.allSatisfy({ (65...90).contains($0) }) else {
      throw fail(.badCountryCode, PlaceColumn.countryCode)
    }
    let written = table.text(PlaceColumn.attributes, row: row)
    if !written.isEmpty {
      do {
        table.attributes[row] = try PlaceAttributes(written)
      } catch {
        throw fail(.badAttribute(error.key), PlaceColumn.attributes)
      }
    }
    table.latitudes.append(latitude)
    table.longitudes.append(longitude)
    table.populations.append(population)
    table.countries.append(Self.index(of: country, in: &table.countryCodes, &countryIndexes) { $0 })
    table.primaries.append(
      Self.index(
        of: table.text(PlaceColumn.primaryType, row: row), in: &table.primaryTypes, &primaryIndexes
      ) { $0 })
    table.types.append(
      Self.index(of: table.text(PlaceColumn.types, row: row), in: &table.typeLists, &typeIndexes) {
        $0.split(separator: "|").map(String.init)
      })
  }

  private func columnCount(ofHeader header: ArraySlice<UInt8>, file: String) throws(OfflineDataError) -> Int {
    let names = header.split(separator: Self.tab, omittingEmptySubsequences: false)
    for (index, name) in names.enumerated() {
      guard index < PlaceColumn.names.count, name.elementsEqual(PlaceColumn.names[index].utf8) else {
        throw OfflineDataError(.wrongHeader, file: file, line: 1, column: index + 1)
      }
    }
    guard names.count >= PlaceColumn.required else {
      throw OfflineDataError(.wrongHeader, file: file, line: 1, column: names.count + 1)
    }
    return names.count
  }

  private static func end(ofLineAt start: Int, in data: [UInt8]) -> (text: Int, next: Int) {
    data.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count, bytes[index] != newline { index += 1 }
      let text = index > start && bytes[index - 1] == UInt8(ascii: "\r") ? index - 1 : index
      return (text, min(index + 1, bytes.count))
    }
  }

  private static func index<Value>(
    of text: String, in values: inout [Value], _ indexes: inout [String: UInt16], make: (String) -> Value
  ) -> UInt16 {
    if let known = indexes[text] { return known }
    // Beyond 65,535 different values the last one stands for the rest; no real file comes near.
    guard values.count < Int(UInt16.max) else { return UInt16.max - 1 }
    values.append(make(text))
    indexes[text] = UInt16(values.count - 1)
    return UInt16(values.count - 1)
  }
}

/// Finds the first byte that makes a text bad UTF-8.
enum UTF8Check {
  static func firstBadByte(of data: [UInt8]) -> Int? {
    data.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        if bytes[index] < 0x80 {
          index += 1
          continue
        }
        let length = length(of: bytes, at: index)
        if length == 0 { return index }
        index += length
      }
      return nil
    }
  }

  /// The length of the scalar at an index; 0 when it is malformed, overlong, a surrogate or out of range.
  private static func length(of bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let first = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if first == 0xE0 { second = 0xA0...0xBF }
      if first == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { second = 0x90...0xBF }
      if first == 0xF4 { second = 0x80...0x8F }
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for next in 2..<max(length, 2) where bytes[index + next] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
