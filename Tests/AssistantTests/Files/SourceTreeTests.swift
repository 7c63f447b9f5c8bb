import Foundation
import MigrationAssistant
import Testing

@Suite("Which files of a tree are read")
struct SourceTreeTests {
  private func names(_ tree: SourceTree, below folder: ScratchFolder) -> [String] {
    tree.files.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test("Swift and Objective-C sources, in the order of their paths, and nothing else")
  func kinds() throws {
    let folder = try ScratchFolder()
    for name in [
      "b.swift", "a.m", "c/d.mm", "c/e.h", "E.SWIFT", "f.txt", "g.swift.labels", "h", "i.c", "j.swiftx",
    ] {
      try folder.add(name)
    }
    let tree = SourceTree([folder.path])
    #expect(names(tree, below: folder) == ["E.SWIFT", "a.m", "b.swift", "c/d.mm", "c/e.h"])
    #expect(tree.files.map(\.language) == [.swift, .objectiveC, .swift, .objectiveC, .objectiveC])
    #expect(tree.skipped.isEmpty)
  }

  @Test("Excludes: the usual ones, and patterns as in a .gitignore from the given path")
  func excludes() throws {
    let folder = try ScratchFolder()
    for name in [
      "App/A.swift", "App/Tests/T.swift", "Tests/T.swift", "Pods/P.swift", "App/Pods/P.swift",
      "Podster/P.swift",
      ".build/B.swift", "Carthage/C.m", "DerivedData/D.swift", "node_modules/n/N.h", "Maps.xcframework/H.h",
    ] { try folder.add(name) }
    #expect(
      names(SourceTree([folder.path]), below: folder)
        == ["App/A.swift", "App/Tests/T.swift", "Podster/P.swift", "Tests/T.swift"])
    let more = SourceTree.usualExcludes + ["/Tests/", "Podster"]
    #expect(
      names(SourceTree([folder.path], excludes: more), below: folder) == ["App/A.swift", "App/Tests/T.swift"])
    #expect(SourceTree([folder.path], excludes: []).files.count == 11)
  }

  @Test("A file given twice, or inside a folder that is given, is read once")
  func twice() throws {
    let folder = try ScratchFolder()
    try folder.add("A/B.swift")
    let tree = SourceTree([folder.path, folder.path("A"), folder.path("A/B.swift"), folder.path("A/../A")])
    #expect(tree.files.count == 1)
  }

  @Test("A file that is given is read even where an ignore file leaves it out")
  func given() throws {
    let folder = try ScratchFolder()
    try folder.git(["init", "-q"])
    try folder.add("A.swift")
    try folder.add(".gitignore", "*.swift\n")
    #expect(SourceTree([folder.path("A.swift")]).files.count == 1)
    #expect(SourceTree([folder.path]).files.isEmpty)
  }

  @Test("Links are not followed: circles and links to nowhere end nothing")
  func links() throws {
    let folder = try ScratchFolder()
    try folder.add("A/B.swift")
    try folder.link("A/circle", to: "..")
    try folder.link("A/self.swift", to: "self.swift")
    try folder.link("dangling.swift", to: "nowhere.swift")
    try folder.link("again.swift", to: "A/B.swift")
    #expect(names(SourceTree([folder.path]), below: folder) == ["A/B.swift"])
    // One that is given is what it leads to.
    #expect(SourceTree([folder.path("A/circle")]).files.count == 1)
    let nowhere = SourceTree([folder.path("dangling.swift")])
    #expect(nowhere.files.isEmpty)
    #expect(nowhere.skipped.map(\.reason) == ["There is no such file or folder."])
  }

  @Test("A folder named like a source file is a folder; other files that are given are told")
  func odd() throws {
    let folder = try ScratchFolder()
    try folder.addFolder("x.swift")
    try folder.add("x.swift/y.swift")
    try folder.addFolder("empty.m")
    try folder.add("notes.txt")
    let tree = SourceTree([folder.path, folder.path("notes.txt"), folder.path("none.swift")])
    #expect(names(tree, below: folder) == ["x.swift/y.swift"])
    #expect(tree.skipped.map(\.path) == [folder.path("none.swift"), folder.path("notes.txt")])
    #expect(
      tree.skipped.map(\.reason) == [
        "There is no such file or folder.", "Only .swift, .m, .mm and .h files are read.",
      ])
  }

  @Test("A scan goes on past files that are gone, huge or no text, and says so")
  func skipped() async throws {
    let folder = try ScratchFolder()
    try folder.add("a.swift", "import GooglePlaces\n")
    try folder.add("b.swift", Data([0x61, 0, 0x62]))
    try folder.add("d.swift")
    try folder.add("gone.swift")
    try folder.add("z.m", "#import <GooglePlaces/GooglePlaces.h>\n")
    // As large as is refused, without a byte on the disk.
    let handle = try FileHandle(forWritingTo: folder.url.appendingPathComponent("d.swift"))
    try handle.truncate(atOffset: UInt64(ScanReport.largestFile) + 1)
    try handle.close()
    let tree = SourceTree([folder.path])
    try FileManager.default.removeItem(atPath: folder.path("gone.swift"))
    let report = await ScanReport.scan(tree)
    #expect(report.files.map(\.path) == [folder.path("a.swift"), folder.path("z.m")])
    #expect(report.filesRead == 2)
    #expect(
      report.skipped.map { $0.path.split(separator: "/").last.map(String.init) } == [
        "b.swift", "d.swift", "gone.swift",
      ])
    #expect(
      report.skipped.map(\.reason) == [
        "The file is not text: it holds null bytes.", "The file is larger than 32 MB.",
        "The file cannot be read.",
      ])
  }

  @Test("One job and many find the same, in the same order", arguments: [2, 3, 16])
  func jobs(_ jobs: Int) async throws {
    let tree = SourceTree([Corpus.folder.path], honoursIgnoreFiles: false)
    #expect(tree.files.count > 150)
    let one = await ScanReport.scan(tree, jobs: 1)
    #expect(await ScanReport.scan(tree, jobs: jobs) == one)
  }
}
