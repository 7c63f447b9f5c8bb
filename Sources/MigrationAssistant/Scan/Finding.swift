/// Something that a scan found.
public struct Finding: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A legacy symbol, for certain.
    case use
    /// A member with Google's words on something whose type the file does not tell.
    case possible
    /// A habit that goes wrong.
    case mistake
  }

  /// From 1.
  public var line: Int
  /// From 1, in bytes of UTF-8, as compilers count.
  public var column: Int
  /// From 1, in Unicode characters, as some reports count.
  public var characterColumn: Int
  public var symbol: String
  /// The id of a ``MigrationCode``.
  public var code: String
  public var kind: Kind

  public init(
    line: Int, column: Int, characterColumn: Int? = nil, symbol: String, code: String, kind: Kind
  ) {
    self.line = line
    self.column = column
    self.characterColumn = characterColumn ?? column
    self.symbol = symbol
    self.code = code
    self.kind = kind
  }
}
