/// A numbered note about one legacy symbol or habit: the one home of its wording.
///
/// Deprecation messages, run-time notices, the scanner's rules, `explain` and the symbol table of
/// MIGRATION.md all speak from this table. An id never changes its meaning and is never given anew; a code
/// that is no longer needed stays, so that old reports can be read.
public struct MigrationCode: Sendable, Hashable {
  /// What the code means for the day the legacy module is removed.
  public enum Weight: String, Sendable, Hashable, CaseIterable {
    /// Code that carries it does not compile or work without the legacy module.
    case blocksRemoval = "blocks removal"
    /// Worth a look, now or later.
    case advice
  }

  /// `LP` and three digits: 1xx are symbols, 2xx are habits that show at run time, 3xx habits that a scan finds.
  public let id: String
  /// The names in old code that it is about, methods with their labels; none for a habit. A name that ends
  /// in `*` stands for all names that begin so.
  public let symbols: [String]
  public let weight: Weight
  /// One line, without a full stop, that says what is the matter.
  public let message: String
  /// What to use instead, one line; `nil` when there is nothing of the kind.
  public let replacement: String?
  /// What Google's SDK for iOS did with the symbols, and when; empty for a habit.
  public let history: History

  /// Versions of Google's SDK; `nil` is not, or not stated.
  public struct History: Sendable, Hashable {
    /// The first that calls it deprecated.
    public var deprecated: String?
    /// The first without it.
    public var removed: String?

    /// Nothing happened to the symbols, or nothing is known.
    public static let none = History()

    /// In words, as `deprecated in 9.0.0`; empty for ``none``.
    public var words: String {
      [deprecated.map { "deprecated in \($0)" }, removed.map { "removed in \($0)" }].compactMap(\.self)
        .joined(separator: ", ")
    }
  }

  init(
    _ id: String, _ weight: Weight, _ message: String, use replacement: String? = nil,
    for symbols: [String] = [], deprecated: String? = nil, removed: String? = nil
  ) {
    history = History(deprecated: deprecated, removed: removed)
    self.id = id
    self.weight = weight
    self.message = message
    self.replacement = replacement
    self.symbols = symbols
  }

  /// Where MIGRATION.md explains the code: the fragment of its address.
  public var anchor: String { id.lowercased() }

  /// The code with an id, in either case.
  public static func code(_ id: String) -> MigrationCode? {
    all.first { $0.id == id.uppercased() }
  }

  /// Every code, by rising id.
  public static let all: [MigrationCode] = symbolCodes + noticeCodes + scanCodes
}
