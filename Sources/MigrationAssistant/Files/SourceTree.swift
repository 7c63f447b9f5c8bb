public import Foundation

/// The source files below some paths, without what is ignored.
public struct SourceTree: Sendable {
  /// A file to be read.
  public struct File: Sendable, Hashable {
    public var url: URL
    /// As it is to be told: below the path that was given.
    public var path: String
    public var size: Int
    public var language: Scanner.Language
  }

  /// A file or folder that is not read, and why.
  public struct Skipped: Sendable, Hashable {
    public var path: String
    public var reason: String

    public init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  public private(set) var files: [File] = []
  public private(set) var skipped: [Skipped] = []
  private let excludes: IgnoreRules
  private let honoursIgnoreFiles: Bool

  /// Folders that hold other people's code or what a build made, in which nobody ports anything.
  public static let usualExcludes = [
    ".git/", ".build/", "Pods/", "Carthage/", "DerivedData/", "node_modules/", "*.xcframework/",
  ]

  /// - Parameters:
  ///   - paths: files and folders.
  ///   - excludes: patterns as in a `.gitignore`, from each of the paths.
  ///   - honoursIgnoreFiles: whether `.gitignore` files count, those above a path included.
  public init(_ paths: [String], excludes: [String] = Self.usualExcludes, honoursIgnoreFiles: Bool = true) {
    self.excludes = IgnoreRules(excludes.joined(separator: "\n"))
    self.honoursIgnoreFiles = honoursIgnoreFiles
    for path in paths { add(path) }
    var seen: Set<String> = []
    files = files.filter { seen.insert($0.url.path).inserted }.sorted { $0.path < $1.path }
    skipped.sort { $0.path < $1.path }
  }

  private mutating func add(_ path: String) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      skipped.append(Skipped(path: path, reason: "There is no such file or folder."))
      return
    }
    if isFolder.boolValue {
      var told = path
      while told.count > 1, told.hasSuffix("/") { told.removeLast() }
      walk(url, told == "." ? "" : told, rules: rulesAbove(url), below: [])
    } else if let language = Scanner.Language(pathExtension: url.pathExtension) {
      addFile(url, path, language)
    } else {
      skipped.append(Skipped(path: path, reason: "Only .swift, .m, .mm and .h files are read."))
    }
  }

  /// The rules that hold in a folder: each set with the number of folders that lie between.
  private struct Level {
    var rules: IgnoreRules
    /// The path from the folder of the rules to here.
    var between: [[UInt8]]
  }

  private func rulesAbove(_ url: URL) -> [Level] {
    guard honoursIgnoreFiles else { return [] }
    var levels: [Level] = []
    var folder = url
    var between: [[UInt8]] = []
    // Up to the root of the repository, as Git does; outside of one nothing above counts.
    var found: [Level] = []
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
        levels = found
        if let rules = rules(in: folder.appendingPathComponent(".git/info"), named: "exclude") {
          levels.insert(Level(rules: rules, between: between), at: 0)
        }
        return levels
      }
      between.insert(Array(folder.lastPathComponent.utf8), at: 0)
      folder.deleteLastPathComponent()
      if let rules = rules(in: folder, named: ".gitignore") {
        found.insert(Level(rules: rules, between: between), at: 0)
      }
    }
    return []
  }

  private func rules(in folder: URL, named name: String) -> IgnoreRules? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return nil }
    return IgnoreRules(String(decoding: data, as: UTF8.self))
  }

  private mutating func walk(_ folder: URL, _ told: String, rules: [Level], below: [[UInt8]]) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      skipped.append(Skipped(path: told, reason: "The folder cannot be read."))
      return
    }
    var levels = rules
    if honoursIgnoreFiles, names.contains(".gitignore"), let own = self.rules(in: folder, named: ".gitignore")
    {
      levels.append(Level(rules: own, between: []))
    }
    for name in names {
      let url = folder.appendingPathComponent(name)
      let path = told.isEmpty ? name : "\(told)/\(name)"
      let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
      // Links are not followed: what they lead to is read where it lies, and circles cannot happen.
      if values?.isSymbolicLink == true { continue }
      let isFolder = values?.isDirectory == true
      let bytes = Array(name.utf8)
      let language = Scanner.Language(pathExtension: url.pathExtension)
      guard isFolder || language != nil else { continue }
      if excludes.ignores((below + [bytes])[...], isFolder: isFolder) == true { continue }
      if isIgnored(bytes, isFolder, levels) { continue }
      if isFolder {
        let inner = levels.map { Level(rules: $0.rules, between: $0.between + [bytes]) }
        walk(url, path, rules: inner, below: below + [bytes])
      } else if let language {
        addFile(url, path, language)
      }
    }
  }

  private func isIgnored(_ name: [UInt8], _ isFolder: Bool, _ levels: [Level]) -> Bool {
    for level in levels.reversed() {
      if let answer = level.rules.ignores((level.between + [name])[...], isFolder: isFolder) { return answer }
    }
    return false
  }

  private mutating func addFile(_ url: URL, _ path: String, _ language: Scanner.Language) {
    let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    files.append(File(url: url, path: path, size: size, language: language))
  }
}
