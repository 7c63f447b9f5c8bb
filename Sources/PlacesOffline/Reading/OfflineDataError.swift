/// Why a file of places was refused, with the spot to look at.
public struct OfflineDataError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public enum Problem: Sendable, Hashable {
    /// The file is missing or not readable; the text is the system's.
    case unreadable(String)
    case badUTF8
    /// `column` is the first that differs.
    case wrongHeader
    /// The line has this many columns instead of the header's.
    case wrongColumnCount(Int)
    /// An id, name or list of types is missing.
    case empty
    case badNumber
    /// A coordinate or population outside its range.
    case outOfRange
    case badCountryCode
    case duplicateID
    /// The id could not stand in a path.
    case badID
    /// The pair of this key in the twelfth column was not understood.
    case badAttribute(String)
    case tooLarge
  }

  public var problem: Problem
  /// The file's name.
  public var file: String
  /// 1 is the header; `nil` when the whole file is meant.
  public var line: Int?
  /// The number of the column, from 1; `nil` when the whole line is meant.
  public var column: Int?

  public init(_ problem: Problem, file: String, line: Int? = nil, column: Int? = nil) {
    self.problem = problem
    self.file = file
    self.line = line
    self.column = column
  }

  /// What happened, where, and what to do next.
  public var description: String {
    var place = file
    if let line { place += ", line \(line)" }
    if let column {
      place += ", column \(column)"
      if PlaceColumn.names.indices.contains(column - 1) { place += " (\(PlaceColumn.names[column - 1]))" }
    }
    return "\(place): \(advice)"
  }

  private var advice: String {
    switch problem {
    case .unreadable(let reason):
      "the file cannot be read: \(reason)"
    case .badUTF8:
      "a byte is not UTF-8; save the file as UTF-8."
    case .wrongHeader:
      """
      the header is not the expected one; it must be \(PlaceColumn.names.prefix(PlaceColumn.required).joined(separator: ", ")), \
      tab-separated, and may end with \(PlaceColumn.names[PlaceColumn.required]).
      """
    case .wrongColumnCount(let count):
      "the line has \(count) columns, not as many as the header; check for tabs that are missing or too many."
    case .empty:
      "the value is empty; every place needs one."
    case .badNumber:
      "the value is not a number; write digits with a decimal point."
    case .outOfRange:
      "the value is out of range; latitudes are -90…90, longitudes -180…180, populations 0 or more."
    case .badCountryCode:
      "the value is not a two-letter country code; use ISO 3166-1 alpha-2."
    case .duplicateID:
      "another line has the same id; ids must differ."
    case .badID:
      "the id has a space, slash, question mark, number sign or control character; leave them out."
    case .badAttribute(let key):
      "the attribute '\(key)' is unknown or its value is malformed; see Data/CREDITS.md for the list."
    case .tooLarge:
      "the file is too large; up to 1 GB and 10 million places are read."
    }
  }
}

/// The columns of a file of places.
enum PlaceColumn {
  static let names = [
    "id", "name", "primary_type", "types", "latitude", "longitude", "country_code", "country", "region",
    "population", "other_names", "attributes",
  ]
  /// The columns that each file has; `attributes` may follow.
  static let required = 11
  static let id = 0
  static let name = 1
  static let primaryType = 2
  static let types = 3
  static let latitude = 4
  static let longitude = 5
  static let countryCode = 6
  static let country = 7
  static let region = 8
  static let population = 9
  static let otherNames = 10
  static let attributes = 11
}
