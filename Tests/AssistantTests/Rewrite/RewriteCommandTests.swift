import Foundation
import LegacyPlacesTesting
import PlacesCommand
import Testing

/// The command `rewrite` on folders of its own.
@Suite("legacy-places rewrite")
@MainActor
final class RewriteCommandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("rewrite-\(UUID().uuidString)").standardizedFileURL
  private var out = ""
  private var err = ""

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let old = "import GooglePlaces\n\nlet client = GMSPlacesClient.sharedClient()\n"
  private static let new = "import LegacyPlaces\n\nlet client = GMSPlacesClient.shared()\n"

  private struct DiskFull: LocalizedError {
    var errorDescription: String? { "The disk is full." }
  }

  private func run(
    _ arguments: String..., terminal: Bool = false, failingAt: String? = nil
  ) async -> ExitCode {
    out = ""
    err = ""
    let service = ScriptedService(clock: ManualClock())
    var host = CommandHost(
      write: { self.out += $0 }, writeError: { self.err += $0 }, outputIsTerminal: terminal,
      webService: { _ in service }, offlineService: { _ in service })
    if let failingAt {
      let replace = host.replace
      host.replace = { data, url in
        guard url.lastPathComponent != failingAt else { throw DiskFull() }
        try replace(data, url)
      }
    }
    return await LegacyPlacesCommand.run(["rewrite"] + arguments, host: host)
  }

  @discardableResult
  private func file(_ name: String, _ bytes: [UInt8]) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(bytes).write(to: url)
    return url
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", folder.path, "-c", "user.name=T", "-c", "user.email=t@example.com", "-c",
        "commit.gpgsign=false",
      ]
      + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private func repository() throws {
    try file("A.swift", Array(Self.old.utf8))
    try git("init", "-q")
    try git("add", "-A")
    try git("commit", "-q", "-m", "Old code")
  }

  @Test("Without --write the diff is shown and nothing changes")
  func dryRun() async throws {
    try file("A.swift", Array(Self.old.utf8))
    #expect(await run(folder.path) == .success)
    #expect(try bytes("A.swift") == Array(Self.old.utf8))
    #expect(out.contains("-import GooglePlaces\n+import LegacyPlaces\n"))
    #expect(out.contains("Would change 1 of 1 file with 2 edits"))
    #expect(!out.contains("\u{1B}"))
  }

  @Test("Colours only on a terminal, and not with --no-color")
  func colours() async throws {
    try file("A.swift", Array(Self.old.utf8))
    #expect(await run(folder.path, terminal: true) == .success)
    #expect(out.contains("\u{1B}[31m-import GooglePlaces\u{1B}[0m"))
    #expect(await run(folder.path, "--no-color", terminal: true) == .success)
    #expect(!out.contains("\u{1B}"))
  }

  @Test("In a clean Git tree --write changes the file; a second run has nothing to do")
  func writes() async throws {
    try repository()
    #expect(await run(folder.path, "--write") == .success)
    #expect(try bytes("A.swift") == Array(Self.new.utf8))
    #expect(out.contains("Changed 1 of 1 file with 2 edits"))
    #expect(await run(folder.path, "--write") == .success)
    #expect(out.contains("Nothing to change"))
    #expect(try bytes("A.swift") == Array(Self.new.utf8))
  }

  @Test("A tree with changes is refused, and written with --allow-dirty")
  func dirty() async throws {
    try repository()
    let changed = Array((Self.old + "// more\n").utf8)
    try file("A.swift", changed)
    #expect(await run(folder.path, "--write") == .serviceError)
    #expect(err.contains("nothing was written"))
    #expect(err.contains("not committed"))
    #expect(try bytes("A.swift") == changed)
    #expect(await run(folder.path, "--write", "--allow-dirty") == .success)
    #expect(try bytes("A.swift") == Array((Self.new + "// more\n").utf8))
  }

  @Test("A file that Git does not know is refused by name")
  func untracked() async throws {
    try repository()
    try file("B.swift", Array(Self.old.utf8))
    #expect(await run(folder.path, "--write") == .serviceError)
    #expect(err.contains("B.swift is not tracked by Git"))
    #expect(try bytes("A.swift") == Array(Self.old.utf8))
  }

  @Test("Outside of Git --write is refused, and says why")
  func outsideGit() async throws {
    try file("A.swift", Array(Self.old.utf8))
    #expect(await run(folder.path, "--write") == .serviceError)
    #expect(err.contains("is not in a Git repository"))
    #expect(err.contains("--allow-dirty"))
    #expect(try bytes("A.swift") == Array(Self.old.utf8))
  }

  @Test("When a file cannot be written it is as it was, and it is told which were written and which were not")
  func cannotWrite() async throws {
    for name in ["A.swift", "B.swift", "C.swift"] { try file(name, Array(Self.old.utf8)) }
    #expect(await run(folder.path, "--write", "--allow-dirty", failingAt: "B.swift") == .serviceError)
    #expect(try bytes("A.swift") == Array(Self.new.utf8))
    #expect(try bytes("B.swift") == Array(Self.old.utf8))
    #expect(try bytes("C.swift") == Array(Self.old.utf8))
    #expect(err.contains("B.swift' cannot be written: The disk is full."))
    #expect(err.contains("Written before it: \(folder.path)/A.swift."))
    #expect(err.contains("Not written either: \(folder.path)/C.swift."))
    #expect(out.isEmpty)
  }

  @Test("A file's permissions stay, and a link to it stays a link")
  func permissions() async throws {
    let kept = folder.appendingPathComponent("kept")
    try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
    let url = try file("kept/A.swift", Array(Self.old.utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: url.path)
    let link = folder.appendingPathComponent("kept/Link.swift")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
    #expect(await run(kept.path, "--write", "--allow-dirty") == .success)
    #expect(try bytes("kept/A.swift") == Array(Self.new.utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == url.path)
  }

  @Test("A note in a moved call has the line of the old text in a dry run")
  func linesInMovedCalls() async throws {
    let source = """
      import LegacyPlaces

      func search(_ text: String) {
        GMSPlacesClient.shared().findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil) {
          results, error in
          for prediction in results ?? [] {
            print(prediction.placeID)
            GMSPlacesClient.shared().lookUpPlaceID(prediction.placeID) { place, error in
              print(error as Any)
            }
          }
        }
      }

      """
    try file("A.swift", Array(source.utf8))
    #expect(await run(folder.path, "--level", "async") == .success)
    #expect(out.contains("A.swift:8:32: LP105"))
    #expect(out.contains("(line 9)"))
  }

  @Test("Another file's own type Task keeps the calls, with the reason")
  func ownTaskElsewhere() async throws {
    let source = """
      import LegacyPlaces

      func look() {
        GMSPlacesClient.shared().lookUpPlaceID("id") { place, _ in print(place?.name ?? "") }
      }

      """
    try file("A.swift", Array(source.utf8))
    try file("B.swift", Array("struct Item {}\n".utf8))
    #expect(await run(folder.path, "--level", "async") == .success)
    #expect(out.contains("+  let placeRequest"))
    try file("B.swift", Array("struct Task {}\n".utf8))
    #expect(await run(folder.path, "--level", "async") == .success)
    #expect(out.contains("Another file has a type Task of its own."))
    #expect(!out.contains("await"))
  }

  @Test("A file by itself keeps a client that others may set; in a folder nobody does")
  func aloneOrWhole() async throws {
    let source = """
      import LegacyPlaces

      final class Search {
        var client = GMSPlacesClient.shared()

        func look() {
          client.lookUpPlaceID("id") { place, _ in print(place?.name ?? "") }
        }
      }

      """
    let url = try file("A.swift", Array(source.utf8))
    #expect(await run(url.path, "--level", "async") == .success)
    #expect(out.contains("The client is made elsewhere."))
    #expect(await run(folder.path, "--level", "async") == .success)
    #expect(out.contains("+      switch await PlacesClient.shared.fetchPlace"))
    #expect(!out.contains("+  var client"))
  }

  @Test("Byte order mark, CRLF and a missing last line ending stay")
  func bytesStay() async throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    try file("A.swift", mark + Array("import GooglePlaces\r\n\r\nlet a = kGMSPlaceTypeBank! // é".utf8))
    #expect(await run(folder.path, "--write", "--allow-dirty") == .success)
    #expect(
      try bytes("A.swift") == mark + Array("import LegacyPlaces\r\n\r\nlet a = kGMSPlaceTypeBank // é".utf8))
  }

  @Test("Latin-1 and UTF-16 are skipped with a reason, and stay as they are")
  func otherEncodings() async throws {
    let latin = Array("import GooglePlaces // Caf".utf8) + [0xE9, 0x0A]
    try file("Latin.swift", latin)
    let wide = [UInt8](try #require(Self.old.data(using: .utf16)))
    try file("Wide.swift", wide)
    #expect(await run(folder.path, "--write", "--allow-dirty") == .success)
    #expect(try bytes("Latin.swift") == latin)
    #expect(try bytes("Wide.swift") == wide)
    #expect(out.contains("Latin.swift: It is Latin-1"))
    #expect(out.contains("Wide.swift: It is UTF-16"))
  }

  @Test("A file that declares the classes itself is skipped with a reason")
  func declaresItself() async throws {
    let own = Array("import GooglePlaces\nclass GMSPlace {}\n".utf8)
    try file("Own.swift", own)
    #expect(await run(folder.path) == .success)
    #expect(out.contains("Own.swift: It declares GMSPlace itself."))
  }

  @Test("--exclude and .gitignore leave files out")
  func excludes() async throws {
    try file("A.swift", Array(Self.old.utf8))
    #expect(await run(folder.path, "--exclude", "A.swift") == .success)
    #expect(out.contains("Nothing to change in 0 files"))
  }

  @Test("JSON holds the diff, the notes with their places, and the counts")
  func json() async throws {
    try file("A.swift", Array((Self.old + "let photos: GMSPlacePhotoMetadataList? = nil\n").utf8))
    #expect(await run(folder.path, "--json") == .success)
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(out.utf8)) as? [String: Any])
    #expect(document["command"] as? String == "rewrite")
    #expect(document["written"] as? Bool == false)
    let notes = try #require(document["notes"] as? [[String: Any]])
    #expect(notes.map { $0["code"] as? String } == ["LP161"])
    #expect(notes.map { $0["line"] as? Int } == [4])
    #expect(notes.map { $0["column"] as? Int } == [13])
    let counts = try #require(document["counts"] as? [String: Any])
    #expect(counts["changed"] as? Int == 1)
    #expect((counts["byRule"] as? [String: Int]) == ["import": 1, "swift-2": 1])
  }

  @Test(
    "Places are told in the text that is on disk afterwards: of the old text in a dry run, else of the new")
  func places() async throws {
    let source = """
      import GooglePlaces
      import GooglePlaces

      func photos() {
        GMSPlacesClient.shared().lookUpPhotos(forPlaceID: "id") { _, _ in }
      }

      """
    try file("A.swift", Array(source.utf8))
    #expect(await run(folder.path) == .success)
    #expect(out.contains("A.swift:5:28: LP161"))
    #expect(await run(folder.path, "--write", "--allow-dirty") == .success)
    #expect(out.contains("A.swift:4:28: LP161"))
  }

  @Test(
    "Wrong use is told",
    arguments: [[], ["/no/such/folder"], [".", "--level", "both"], [".", "--allow-dirty"]])
  func wrongUse(_ arguments: [String]) async {
    let service = ScriptedService(clock: ManualClock())
    let host = CommandHost(
      write: { self.out += $0 }, writeError: { self.err += $0 }, webService: { _ in service },
      offlineService: { _ in service })
    #expect(await LegacyPlacesCommand.run(["rewrite"] + arguments, host: host) == .wrongUse)
    #expect(err.contains("legacy-places rewrite: "))
  }
}
