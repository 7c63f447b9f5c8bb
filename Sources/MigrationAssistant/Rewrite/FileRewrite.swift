/// How far a rewrite goes.
public enum RewriteLevel: String, Sendable, Hashable, CaseIterable {
  /// Old code compiles against the layer.
  case `import`
  /// Calls with known shapes go to the async core as well.
  case async
}

/// A place that a rewrite leaves as it is, and why.
public struct RewriteNote: Sendable, Hashable {
  /// From 1, in the text before the rewrite.
  public var line: Int
  /// From 1, in bytes of UTF-8.
  public var column: Int
  /// The same place in the text after the rewrite.
  public var newLine: Int
  public var newColumn: Int
  public var symbol: String
  /// The id of a ``MigrationCode``.
  public var code: String
  public var reason: String
  /// The line that stands in the way, where it is another one: before the rewrite and after it.
  public var because: Because?

  public struct Because: Sendable, Hashable {
    public var line: Int
    public var newLine: Int
  }
}

/// What a rewrite makes of one file.
public struct FileRewrite: Sendable, Hashable {
  /// The new text; the old one where nothing changed.
  public var bytes: [UInt8]
  /// How often each rule changed something.
  public var edits: [RewriteRule: Int] = [:]
  /// What was left, in the order of the text.
  public var notes: [RewriteNote] = []
  /// Why the file as a whole was left alone; `nil` when it was looked at.
  public var skipped: String?
  public var isChanged: Bool { !edits.isEmpty }
}
