import Foundation
import MigrationAssistant

// Measures the scan of a tree made from the labelled corpus against ripgrep's search for the same names and
// ast-grep's rule, each several times in turn.
//
//   swift build -c release --product legacy-places
//   swift run -c release --package-path Examples/ScanBenchmark ScanBenchmark
//
//   --check      a small tree, once, no times: whether it works at all
//   --json       the figures for machines
//   --hostile    files made to slow a scan down, instead
//   --binary P   the program to measure; otherwise the last one built here

var arguments = Array(CommandLine.arguments.dropFirst())
@MainActor func has(_ flag: String) -> Bool {
  guard let index = arguments.firstIndex(of: flag) else { return false }
  arguments.remove(at: index)
  return true
}
let isCheck = has("--check")
let isJSON = has("--json")
let isHostile = has("--hostile")
let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
var binary = [".build/release", ".build/debug"].map {
  repository.appendingPathComponent("\($0)/legacy-places").path
}.first { FileManager.default.isExecutableFile(atPath: $0) && (isCheck || $0.contains("release")) }
if let index = arguments.firstIndex(of: "--binary"), arguments.count > index + 1 {
  binary = arguments[index + 1]
  arguments.removeSubrange(index...index + 1)
}
guard arguments.isEmpty else {
  print("usage: ScanBenchmark [--check] [--json] [--hostile] [--binary PATH]")
  exit(2)
}

func fixed(_ value: Double, _ places: Int = 2) -> String { String(format: "%.\(places)f", value) }

if isHostile {
  let rows = Hostile.measure(bytes: isCheck ? 100_000 : 10_000_000).sorted { $1.fourfold < $0.fourfold }
  for row in rows {
    print(
      "\(fixed(row.fourfold, 3)) s, \(fixed(row.growth, 1)) times a quarter  \(row.language)  \(row.piece.debugDescription)"
    )
  }
  exit(0)
}
guard let binary else {
  print("There is no legacy-places: run `swift build -c release --product legacy-places` first.")
  exit(1)
}

let copies = try SourceCopies(repository: repository, bytes: isCheck ? 500_000 : 50_000_000)
defer { copies.remove() }

let scan = Tool(
  title: "legacy-places scan",
  arguments: [binary, "scan", copies.tree, "--no-ignore", "--summary", "--no-color"], hint: "build it")
let ripgrep = Tool(
  title: "ripgrep", arguments: ["rg", "--no-ignore", "-n", "-w", "-F", "-f", copies.names, copies.tree],
  hint: "install it (on Debian: apt-get install ripgrep)")
let astGrep = Tool(
  title: "ast-grep, Swift files",
  arguments: [
    "ast-grep", "scan", "--no-ignore", "hidden", "--rule", copies.rule, "--json=stream", copies.swiftTree,
  ],
  hint: "install it (pip install ast-grep-cli)", fine: [0, 1])

var seconds: [String: [Double]] = [:]
var missing: [String] = []
// Once to warm up, and for the memory, before any other program has run.
_ = try scan.run()
let memory = Tool.mostMemory
for round in 0..<(isCheck ? 1 : 5) {
  // The slow one only thrice.
  for tool in [scan, ripgrep] + (round < 3 ? [astGrep] : []) where !missing.contains(tool.title) {
    do {
      seconds[tool.title, default: []].append(try tool.run())
    } catch let error as Tool.Missing {
      missing.append(error.title)
      FileHandle.standardError.write(Data("\(error.title) is missing: \(error.hint).\n".utf8))
    }
  }
}

// The same findings, whether one job looks or several do.
let tree = SourceTree([copies.tree], excludes: [], honoursIgnoreFiles: false)
let isSame = await ScanReport.scan(tree, jobs: 1) == ScanReport.scan(tree, jobs: 4)

@MainActor func median(_ tool: Tool) -> Double? {
  guard let all = seconds[tool.title]?.sorted() else { return nil }
  return all[all.count / 2]
}
let megabytes = Double(copies.bytes) / 1e6
let ours = median(scan)
let toRipgrep = median(ripgrep).flatMap { other in ours.map { $0 / other } }
let toAstGrep = median(astGrep).flatMap { other in
  ours.map { (other / Double(copies.swiftBytes)) / ($0 / Double(copies.bytes)) }
}
if isJSON {
  var figures: [String: any Sendable] = [
    "megabytes": megabytes, "files": copies.files, "sameFindings": isSame, "memoryMegabytes": memory,
    "seconds": Dictionary(uniqueKeysWithValues: seconds.map { ($0.key, $0.value) }), "missing": missing,
  ]
  figures["timesRipgrep"] = toRipgrep
  figures["timesFasterThanAstGrep"] = toAstGrep
  print(
    String(
      decoding: try JSONSerialization.data(withJSONObject: figures, options: [.sortedKeys]), as: UTF8.self))
} else {
  print("\(copies.files) files, \(fixed(megabytes, 1)) MB; the middle of several runs")
  for tool in [scan, ripgrep, astGrep] {
    guard let time = median(tool) else { continue }
    let read = tool.title == astGrep.title ? Double(copies.swiftBytes) / 1e6 : megabytes
    let title = tool.title.padding(toLength: 24, withPad: " ", startingAt: 0)
    print(isCheck ? "  \(title) ran" : "  \(title) \(fixed(time)) s   \(fixed(read / time, 1)) MB/s")
  }
  if !isCheck {
    if let toRipgrep { print("  \(fixed(toRipgrep)) times ripgrep's time (at most 4 is the aim)") }
    if let toAstGrep {
      print("  \(fixed(toAstGrep, 1)) times faster than ast-grep per megabyte (at least 4)")
    }
    print("  at most \(fixed(memory, 0)) MB of memory (under 200)")
  }
  print("  one job and several find \(isSame ? "the same" : "DIFFERENT THINGS")")
}
exit(isSame ? 0 : 1)
