public import Foundation

/// What a rewrite makes of the files of a tree; nothing is written.
public struct TreeRewrite: Sendable {
  /// A file that was looked at and has changes or notes.
  public struct File: Sendable {
    public var url: URL
    public var path: String
    /// As the file is on disk, and as it is to be.
    public var before: Data
    public var after: Data
    public var rewrite: FileRewrite
  }

  /// By path.
  public private(set) var files: [File] = []
  /// What was not looked at, and why, by path.
  public private(set) var skipped: [SourceTree.Skipped]
  public private(set) var filesRead = 0

  public var changed: [File] { files.filter { $0.before != $0.after } }

  public init(_ tree: SourceTree, level: RewriteLevel) {
    skipped = tree.skipped
    let (counts, declared) = level == .async ? Self.countNames(tree) : ([:], [:])
    for file in tree.files {
      do throws(SourceText.Unreadable) {
        let data = try Self.read(file)
        let text = try SourceText(data)
        guard text.encoding == .utf8 else {
          if !Scanner.findings(in: text.bytes, file.language).isEmpty {
            throw SourceText.Unreadable(
              reason: "It is \(text.encoding.rawValue), and only UTF-8 is rewritten: convert it first.")
          }
          continue
        }
        filesRead += 1
        // A file by itself may have others beside it that are not in sight.
        let rewrite = Rewriter.rewrite(text.bytes, file.language, level: level) {
          !tree.isWhole(file) || counts[$0, default: 0] > 1
        } isDeclaredElsewhere: {
          declared[$0, default: []].contains { $0 != file.location }
        }
        if let reason = rewrite.skipped { throw SourceText.Unreadable(reason: reason) }
        guard rewrite.isChanged || !rewrite.notes.isEmpty else { continue }
        let mark: [UInt8] = text.hasMark ? [0xEF, 0xBB, 0xBF] : []
        files.append(
          File(
            url: file.url, path: file.path, before: data, after: Data(mark + rewrite.bytes), rewrite: rewrite)
        )
      } catch {
        skipped.append(.init(path: file.path, reason: error.reason))
      }
    }
    files.sort { $0.path < $1.path }
    skipped.sort { $0.path < $1.path }
  }

  private static func read(_ file: SourceTree.File) throws(SourceText.Unreadable) -> Data {
    guard file.size <= ScanReport.largestFile else {
      throw SourceText.Unreadable(reason: "The file is larger than 32 MB.")
    }
    guard let data = try? Data(contentsOf: file.url) else {
      throw SourceText.Unreadable(reason: "The file cannot be read.")
    }
    return data
  }

  /// In how many files each name stands that some type has for a property of a legacy type, and which files
  /// declare which types.
  private static func countNames(_ tree: SourceTree) -> (counts: [String: Int], declared: [String: [String]])
  {
    var candidates: Set<String> = []
    var declared: [String: [String]] = [:]
    for file in tree.files where file.language == .swift {
      guard let code = code(file) else { continue }
      let outline = SwiftOutline(code)
      for name in outline.declaredNames { declared[name, default: []].append(file.location) }
      for facts in outline.types.values {
        for (name, kind) in facts.members {
          if case .legacy = kind { candidates.insert(name) }
        }
      }
    }
    guard !candidates.isEmpty else { return ([:], declared) }
    var counts: [String: Int] = [:]
    for file in tree.files {
      guard let code = code(file) else { continue }
      var seen: Set<String> = []
      for index in code.tokens.indices where code.tokens[index].kind == .identifier {
        let name = code.name(index)
        if candidates.contains(name), seen.insert(name).inserted { counts[name, default: 0] += 1 }
      }
    }
    return (counts, declared)
  }

  private static func code(_ file: SourceTree.File) -> SourceCode? {
    guard let data = try? read(file), let text = try? SourceText(data) else { return nil }
    return SourceCode(text.bytes, file.language == .swift ? .swift : .objectiveC)
  }
}
