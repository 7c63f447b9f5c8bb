public import Foundation

/// The source files below some paths, without what is ignored.
public struct SourceTree: Sendable {
  /// A file to be read.
  public struct File: Sendable, Hashable {
    /// The whole path.
    public var location: String
    /// As it is to be told: below the path that was given.
    public var path: String
    public var language: Scanner.Language

    public var url: URL { URL(fileURLWithPath: location) }
    /// In bytes, as it is at the time of asking; 0 when there is no such file any more.
    public var size: Int { Disk.size(of: location) ?? 0 }
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
  /// The files that were given by themselves, not as part of a folder.
  private var alone: Set<String> = []
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
    if paths.count > 1 {
      var seen: Set<String> = []
      files = files.filter { seen.insert($0.location).inserted }
    }
    files.sort { $0.path < $1.path }
    skipped.sort { $0.path < $1.path }
  }

  /// Whether a file is part of a folder that was given as a whole.
  func isWhole(_ file: File) -> Bool { !alone.contains(file.location) }

  private mutating func add(_ path: String) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    switch Disk.sort(of: url.path) {
    case .folder:
      var told = path
      while told.count > 1, told.hasSuffix("/") { told.removeLast() }
      var place = placeInRepository(url)
      let excludes = Level(rules: excludes, depth: place.path.count)
      walk(url.path, told == "." ? "" : told, &place, excludes)
    case .file:
      if let language = Scanner.Language(fileName: url.lastPathComponent) {
        files.append(File(location: url.path, path: path, language: language))
        alone.insert(url.path)
      } else {
        skipped.append(Skipped(path: path, reason: "Only .swift, .m, .mm and .h files are read."))
      }
    case .link, .other: skipped.append(Skipped(path: path, reason: "This is neither a file nor a folder."))
    case nil: skipped.append(Skipped(path: path, reason: "There is no such file or folder."))
    }
  }

  /// Rules that hold, and how deep the folder lies from which their patterns count.
  private struct Level {
    var rules: IgnoreRules
    var depth: Int
  }

  /// Where a folder lies, and the rules that hold there.
  private struct Place {
    /// The names of the folders from the root of the repository on; outside of one from the path that was given on.
    var path: [[UInt8]] = []
    /// The outermost first.
    var levels: [Level] = []

    func ignores(_ sort: Disk.Sort) -> Bool {
      for level in levels.reversed() {
        if let answer = level.rules.ignores(path[level.depth...], isFolder: sort == .folder) { return answer }
      }
      return false
    }
  }

  /// The place of a folder with the rules above it: up to the root of the repository, as Git does; outside of one
  /// nothing above counts.
  private func placeInRepository(_ url: URL) -> Place {
    guard honoursIgnoreFiles else { return Place() }
    // The folders above, innermost first.
    var names: [[UInt8]] = []
    var rules: [(rules: IgnoreRules, above: Int)] = []
    var folder = url
    while folder.path != "/" {
      if Disk.sort(of: folder.path + "/.git") != nil {
        if let own = self.rules(in: folder.path + "/.git/info", named: "exclude") {
          rules.append((own, names.count))
        }
        return Place(
          path: names.reversed(),
          levels: rules.reversed().map { Level(rules: $0.rules, depth: names.count - $0.above) })
      }
      names.append(Array(folder.lastPathComponent.utf8))
      folder.deleteLastPathComponent()
      if let own = self.rules(in: folder.path, named: ".gitignore") { rules.append((own, names.count)) }
    }
    return Place()
  }

  private func rules(in folder: String, named name: String) -> IgnoreRules? {
    guard let bytes = try? Disk.bytes(of: "\(folder)/\(name)") else { return nil }
    return IgnoreRules(String(decoding: bytes, as: UTF8.self))
  }

  private mutating func walk(_ folder: String, _ told: String, _ place: inout Place, _ excludes: Level) {
    guard let entries = Disk.entries(of: folder) else {
      skipped.append(Skipped(path: told, reason: "The folder cannot be read."))
      return
    }
    let outer = place.levels.count
    if honoursIgnoreFiles, entries.contains(where: { $0.name == ".gitignore" }),
      let own = rules(in: folder, named: ".gitignore")
    {
      place.levels.append(Level(rules: own, depth: place.path.count))
    }
    // Links are not followed: what they lead to is read where it lies, and circles cannot happen.
    for entry in entries where entry.sort == .folder || entry.sort == .file {
      let language = entry.sort == .file ? Scanner.Language(fileName: entry.name) : nil
      guard entry.sort == .folder || language != nil else { continue }
      place.path.append(Array(entry.name.utf8))
      defer { place.path.removeLast() }
      let isExcluded = excludes.rules.ignores(
        place.path[excludes.depth...], isFolder: entry.sort == .folder)
      if isExcluded == true || place.ignores(entry.sort) { continue }
      let location = "\(folder)/\(entry.name)"
      let path = told.isEmpty ? entry.name : "\(told)/\(entry.name)"
      if let language {
        files.append(File(location: location, path: path, language: language))
      } else {
        walk(location, path, &place, excludes)
      }
    }
    place.levels.removeSubrange(outer...)
  }
}
