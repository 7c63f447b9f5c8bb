import CSQLite
import Foundation

/// The same rows in SQLite's full-text index, in memory, set up for prefixes.
///
/// Names and other names are indexed, with indexes of their own for prefixes of one to three letters, and
/// diacritics do not matter. Rows go in by falling population, so that the order of rows is the order of
/// importance. Statements are prepared once.
final class SQLiteRows {
  /// How the five rows are chosen.
  enum Order: String {
    /// The first five in the order of rows, which is by population: nothing is sorted.
    case stored = "ORDER BY rowid"
    /// By the population, sorted for each look-up.
    case population = "ORDER BY population DESC"
    /// By bm25, as the index ranks.
    case rank = "ORDER BY rank"
  }

  private let database: OpaquePointer
  private let statement: OpaquePointer

  init(_ rows: [PlaceFile.Row], order: Order) throws {
    var opened: OpaquePointer?
    guard sqlite3_open(":memory:", &opened) == SQLITE_OK, let database = opened else {
      throw BenchmarkError("SQLite cannot open a database in memory.")
    }
    self.database = database
    var prepared: OpaquePointer?
    try Self.check(
      sqlite3_exec(
        database,
        """
        CREATE VIRTUAL TABLE places USING fts5(
          name, other_names, id UNINDEXED, country UNINDEXED, region UNINDEXED, population UNINDEXED,
          prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2');
        BEGIN
        """, nil, nil, nil), database)
    try Self.insert(rows, into: database)
    try Self.check(
      sqlite3_exec(
        database, "COMMIT; INSERT INTO places(places) VALUES ('optimize')", nil, nil, nil), database)
    try Self.check(
      sqlite3_prepare_v2(
        database,
        "SELECT id, name, region, country FROM places WHERE places MATCH ? \(order.rawValue) LIMIT 5", -1,
        &prepared, nil), database)
    guard let statement = prepared else { throw BenchmarkError("SQLite prepared no statement.") }
    self.statement = statement
  }

  deinit {
    sqlite3_finalize(statement)
    sqlite3_close(database)
  }

  /// The id and two lines of text of up to five places.
  func find(_ text: String) -> [(id: String, name: String, area: String)] {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let match = words.map { "\"\($0)\"*" }.joined(separator: " ")
    sqlite3_bind_text(statement, 1, match, -1, Self.transient)
    defer { sqlite3_reset(statement) }
    var found: [(id: String, name: String, area: String)] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      let region = column(2)
      found.append((column(0), column(1), region.isEmpty ? column(3) : "\(region), \(column(3))"))
    }
    return found
  }

  private func column(_ index: Int32) -> String {
    sqlite3_column_text(statement, index).map { String(cString: $0) } ?? ""
  }

  private static func insert(_ rows: [PlaceFile.Row], into database: OpaquePointer) throws {
    var prepared: OpaquePointer?
    try check(
      sqlite3_prepare_v2(database, "INSERT INTO places VALUES (?, ?, ?, ?, ?, ?)", -1, &prepared, nil),
      database)
    defer { sqlite3_finalize(prepared) }
    for row in rows.sorted(by: { ($1.population, $0.id) < ($0.population, $1.id) }) {
      let others = row.otherNames.replacingOccurrences(of: "|", with: " ; ")
      for (index, text) in [row.name, others, row.id, row.country, row.region].enumerated() {
        sqlite3_bind_text(prepared, Int32(index + 1), text, -1, transient)
      }
      sqlite3_bind_int64(prepared, 6, Int64(row.population))
      guard sqlite3_step(prepared) == SQLITE_DONE else { try check(SQLITE_ERROR, database); return }
      sqlite3_reset(prepared)
    }
  }

  private static var transient: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  private static func check(_ code: Int32, _ database: OpaquePointer) throws {
    guard code == SQLITE_OK else {
      throw BenchmarkError("SQLite: \(String(cString: sqlite3_errmsg(database)))")
    }
  }
}
