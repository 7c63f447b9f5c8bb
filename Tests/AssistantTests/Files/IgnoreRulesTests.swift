import Foundation
import Testing

@testable import MigrationAssistant

/// `.gitignore` files, read as Git reads them.
@Suite("Ignore rules")
struct IgnoreRulesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// By folder, `""` for the root of the repository.
    var rules: [String: String]
    var testDescription: String {
      rules.sorted { $0.key < $1.key }.map { "\($0)|\($1)" }.joined(separator: " ")
    }

    init(_ root: String, _ others: [String: String] = [:]) {
      rules = others.merging(["": root]) { first, _ in first }
    }
  }

  /// The files that every case is asked about.
  static let files = [
    "a.swift", "b.swift", "b.m", "A.swift", "x y.swift", "#a.swift", "!a.swift", "[a].swift", "a*b.swift",
    "é.swift",
    "sub/a.swift", "sub/b.swift", "sub/deep/a.swift", "sub/deep/er/b.swift", "build/a.swift",
    "sub/build/a.swift", "sub/build.swift", "other/sub/a.swift", "Pods/x.m", "x.generated.swift",
    "sub/x.generated.swift", "deep/a.swift", "a1.swift", "a2.swift", "a-.swift", "foo/bar/baz/a.swift",
    "foo/a.swift", "trail .swift", "[b.swift", "back\\slash.swift",
  ]

  static let cases: [Case] = [
    Case("a.swift"), Case("/a.swift"), Case("sub"), Case("sub/"), Case("/sub/"), Case("a.swift/"),
    Case("*.swift"),
    Case("*.m\n*.h"), Case("*\n!a.swift"), Case("*\n!*/\n!a.swift"), Case("*.swift\n!sub/a.swift"),
    Case("sub/\n!sub/a.swift"), Case("sub/*\n!sub/a.swift"), Case("sub/a.swift"), Case("/sub/a.swift"),
    Case("sub/*.swift"), Case("sub/**"), Case("sub/**/a.swift"), Case("**/a.swift"), Case("**/sub"),
    Case("**/sub/a.swift"), Case("foo/**/a.swift"), Case("foo/**/bar/**/a.swift"), Case("**/deep/**"),
    Case("/**/a.swift"), Case("**"), Case("**/"), Case("*/a.swift"), Case("*/*/a.swift"), Case("a?.swift"),
    Case("a[12].swift"), Case("a[!12].swift"), Case("a[^1].swift"), Case("a[1-9].swift"), Case("a[-1].swift"),
    Case("a[]-].swift"), Case("[b.swift"), Case("[b*"), Case("a[a-].swift"), Case("[[:nonsense:]]*"),
    Case("[[:upper:]_].swift"), Case("[[]a].swift"), Case("\\[a].swift"), Case("a\\*b.swift"),
    Case("a*b.swift"), Case("\\#a.swift"), Case("#a.swift"), Case("\\!a.swift"), Case("!a.swift"),
    Case("*.swift\n!a.swift"), Case("!a.swift\n*.swift"), Case("a.swift "), Case("a.swift\\ "),
    Case("x y.swift"),
    Case("trail\\ .swift"), Case("  a.swift"), Case("a.swift\r\nb.swift\r\n"), Case("\u{FEFF}a.swift"),
    Case(""),
    Case("\n\n#\n"), Case("/"), Case("//"), Case("a.SWIFT"), Case("é.swift"), Case("?.swift"),
    Case("??.swift"),
    Case("*.generated.swift"), Case("build"), Case("/build"), Case("build*"), Case("sub*"), Case("*ub/"),
    Case("back\\\\slash.swift"), Case("a***.swift"), Case("**foo/a.swift"), Case("sub/*/er"),
    Case("sub//a.swift"), Case("./a.swift"), Case("sub/../a.swift"), Case("a.swift\t"),
    Case("[[:alpha:]].swift"),
    Case("[[:digit:]a].swift"), Case("a[[:digit:]].swift"), Case("a[\\-].swift"), Case("a[0-\\9].swift"),
    Case("a[2-1].swift"),
    Case("*.swift", ["sub": "!a.swift"]), Case("", ["sub": "a.swift"]), Case("", ["sub": "/a.swift"]),
    Case("", ["sub": "/deep"]), Case("", ["sub": "*"]), Case("sub", ["sub": "!a.swift"]),
    Case("*.swift", ["sub": "!*.swift", "sub/deep": "a.swift"]), Case("", ["sub/deep": "er/"]),
    Case("!sub/deep", ["sub": "deep"]), Case("", ["sub": "deep/a.swift"]), Case("", ["sub": "**/b.swift"]),
  ]

  @Test("A tree holds what Git would not ignore", arguments: cases)
  func likeGit(_ rules: Case) throws {
    let folder = try TemporaryFolder()
    for file in Self.files { try folder.add(file, "") }
    for (place, text) in rules.rules {
      try folder.add(place.isEmpty ? ".gitignore" : "\(place)/.gitignore", text)
    }
    try folder.git("init", "-q")
    let ignored = try folder.git(
      "-c", "core.quotePath=false", "-c", "core.ignoreCase=false", "check-ignore", "--no-index", "-z",
      "--stdin",
      input: Self.files.map { $0 + "\0" }.joined())
    let expected = Set(Self.files).subtracting(ignored.split(separator: "\0").map(String.init))
    let tree = SourceTree([folder.path], excludes: [])
    #expect(Set(tree.files.map { String($0.path.dropFirst(folder.path.count + 1)) }) == expected)
  }

  @Test("A folder inside a repository is read with the rules above it")
  func inside() throws {
    let folder = try TemporaryFolder()
    for file in ["a.swift", "sub/a.swift", "sub/b.swift", "sub/deep/c.swift"] { try folder.add(file, "") }
    try folder.add(".gitignore", "/sub/a.swift\n")
    try folder.add("sub/.gitignore", "/deep\n")
    try folder.git("init", "-q")
    func names(_ excludes: [String] = [], honours: Bool = true) -> [String] {
      SourceTree([folder.path + "/sub"], excludes: excludes, honoursIgnoreFiles: honours).files.map {
        URL(fileURLWithPath: $0.path).lastPathComponent
      }
    }
    #expect(names() == ["b.swift"])
    #expect(names(honours: false) == ["a.swift", "b.swift", "c.swift"])
    #expect(names(["b.*"]) == [])
  }

  @Test("A pattern made to be slow is matched quickly")
  func slow() {
    let stars = IgnoreRules(
      Array(repeating: "**/a", count: 40).joined(separator: "/") + "/b\n"
        + String(repeating: "*a", count: 400) + "b")
    let path = Array(repeating: Array("a".utf8), count: 200)
    #expect(stars.ignores(path[...], isFolder: false) == nil)
    #expect(stars.ignores([[UInt8](repeating: UInt8(ascii: "a"), count: 2_000)], isFolder: false) == nil)
  }
}
