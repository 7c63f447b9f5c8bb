import Foundation
import MigrationAssistant
import Testing

/// Git itself says which files each of these `.gitignore` texts leaves out.
@Suite("Ignore files are read as Git reads them")
struct IgnoreRulesTests {
  static let paths = [
    "A.swift", "B.swift", "ab.swift", "abc.swift", "#hash.swift", "!bang.swift", "a b.swift", "space .swift",
    "x[1].swift", "x1.swift", "x2.swift", "star*.swift", "back\\slash.swift", "地点.swift", "-.swift",
    "a]b.swift",
    "foo/A.swift", "foo/bar/A.swift", "foo/bar/baz/A.swift", "foo/bar/baz/qux/B.m", "bar/A.swift",
    "bar/foo/B.swift", "baz/foo/bar/C.h", "build/Out.swift", "src/build/Out.swift", "src/build.swift",
    "src/Generated/G.swift", "src/Generated/keep/K.swift", "src/Generated/Keep.swift", "logs/a.mm",
    "deep/a/b/c/d/e/F.swift", "Case/lower.swift", "case/UPPER.SWIFT", ".hidden/H.swift", ".dot.swift",
    "name.swift/Inner.swift",
  ]

  static let texts = [
    "*.swift", "A.swift", "/A.swift", "foo", "foo/", "/foo", "/foo/", "bar", "/bar/", "foo/bar", "/foo/bar",
    "foo/bar/", "foo/*", "foo/*/", "foo/*.swift", "foo/**", "foo/**/A.swift", "**/foo", "**/foo/bar",
    "**/A.swift",
    "**", "*", "*/", "**/", "a/**/e", "deep/**/F.swift", "deep/*/F.swift", "?.swift", "??.swift", "a?.swift",
    "x[12].swift", "x[!1].swift", "x[^1].swift", "x[0-9].swift", "x\\[1\\].swift", "x[[]1].swift",
    "[A-B].swift",
    "[]-]*.swift", "[]a-]*.swift", "a[]]b.swift", "x[1.swift", "[[:upper:]].swift", "x[[:digit:]].swift",
    "a[\\]]b.swift", "\\#hash.swift", "#hash.swift", "\\!bang.swift", "!bang.swift", "a b.swift",
    "a\\ b.swift",
    "A.swift   ", "space\\ .swift", "star\\*.swift", "back\\\\slash.swift", "back\\slash.swift", "地*",
    "地?.swift",
    "build", "build/", "build*", "/build", "src/build", "*.swift\n!A.swift", "*\n!*/\n!A.swift",
    "src/Generated/*\n!src/Generated/keep/", "src/Generated/\n!src/Generated/keep/K.swift",
    "Generated\n!Generated", "!A.swift\nA.swift", "foo/\n!foo/bar/", "*.[mh]", "*.m*", "**/*.swift",
    "foo/**/baz", "foo**bar", "f**", "f*o/bar", "*/bar", "**/bar/**", "/**/A.swift", "/*", "/*\n!/foo",
    "/*\n!/foo\n/foo/*\n!/foo/bar", "lower.swift", "CASE", "*.SWIFT", ".*", ".hidden", "*.swift/",
    "name.swift",
    "\r\nA.swift\r\nfoo/\r\n", "\u{FEFF}A.swift", "\n\n  \n", "/", "//", "foo//bar", "./foo", "../foo",
    "foo/.",
    "A.swift\\", "\\A.swift", "\tA.swift", "A.swift\t", "*a*b*", "*.sw?ft", "[a-", "x[]1].swift",
    "foo/bar/*/qux",
    "!", "!*", "*\n!foo/\n!foo/A.swift", "x[a-c0-1].swift", "x[1-].swift", "x[-1].swift", "x[9-0].swift",
    "**foo",
    "foo/ba[r]", "foo[/]bar", "foo?bar",
  ]

  @Test("Every text leaves out the files that `git check-ignore` names")
  func asGit() throws {
    let folder = try ScratchFolder()
    #expect(try folder.git(["init", "-q"]).status == 0)
    for path in Self.paths { try folder.add(path) }
    var different: [String] = []
    for text in Self.texts {
      try folder.add(".gitignore", text + "\n")
      let answer = try folder.git(
        ["check-ignore", "-z", "--no-index", "--stdin"], input: Self.paths.joined(separator: "\0") + "\0")
      // 0: some are ignored; 1: none is.
      #expect(answer.status <= 1, "\(text.debugDescription)")
      let ignored = Set(answer.output.split(separator: "\0").map(String.init))
      let expected = Set(Self.paths).subtracting(ignored)
      let found = Set(tree(folder).map { String($0.dropFirst(folder.path.count + 1)) })
      if expected != found {
        let left = found.subtracting(expected).sorted()
        let lost = expected.subtracting(found).sorted()
        different.append("\(text.debugDescription): read though ignored \(left), not read \(lost)")
      }
    }
    #expect(different.isEmpty, "\(different.joined(separator: "\n"))")
  }

  private func tree(_ folder: ScratchFolder) -> [String] {
    SourceTree([folder.path], excludes: []).files.map(\.path)
  }

  @Test("Ignore files of inner folders count below them and win; those above the given path count too")
  func nested() throws {
    let folder = try ScratchFolder()
    try folder.git(["init", "-q"])
    for path in ["App/A.swift", "App/Gen/B.swift", "App/Gen/Keep.swift", "App/Old/C.swift", "D.swift"] {
      try folder.add(path)
    }
    try folder.add(".gitignore", "/App/Old/\nB.swift\nKeep.swift\n")
    try folder.add("App/Gen/.gitignore", "!Keep.swift\n")
    try folder.add(".git/info/exclude", "/D.swift\n")
    #expect(
      names(SourceTree([folder.path]), below: folder.path) == ["App/A.swift", "App/Gen/Keep.swift"])
    // From inside, the rules above still hold.
    #expect(
      names(SourceTree([folder.path("App")]), below: folder.path) == ["App/A.swift", "App/Gen/Keep.swift"])
    #expect(SourceTree([folder.path], honoursIgnoreFiles: false).files.count == 5)
    // Outside of a repository nothing above the given path counts.
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(".git"))
    #expect(SourceTree([folder.path("App")]).files.count == 4)
  }

  private func names(_ tree: SourceTree, below folder: String) -> [String] {
    tree.files.map { String($0.path.dropFirst(folder.count + 1)) }
  }

  @Test("A pattern of many stars does not take longer than its length times the name's")
  func stars() throws {
    let folder = try ScratchFolder()
    let name = String(repeating: "a", count: 200) + ".swift"
    try folder.add(name)
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(SourceTree([folder.path], excludes: [pattern]).files.count == 1)
    let deep = String(repeating: "a/", count: 20) + "A.swift"
    try folder.add(deep)
    let folders = String(repeating: "**/a/", count: 12) + "**/b.swift"
    #expect(SourceTree([folder.path], excludes: [folders]).files.count == 2)
  }
}
