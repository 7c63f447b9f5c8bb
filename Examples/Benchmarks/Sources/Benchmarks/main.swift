import Foundation

let usage = """
  usage: Benchmarks [--json] [--places FILE]   measures; needs a release build
         Benchmarks --check                    runs everything once and prints no figures

  FILE is a file of places in the format of the bundled one.
  """

func optimised() -> Bool {
  var optimised = true
  assert(
    {
      optimised = false
      return true
    }())
  return optimised
}

@MainActor
func measured(_ sizes: Sizes, _ file: PlaceFile) async throws -> Report {
  let lookUps = LookUps(sizes: sizes, file: file)
  return Report(
    sizes: sizes,
    keystrokes: try await Keystrokes(sizes: sizes, predictions: 5).run()
      + Keystrokes(sizes: sizes, predictions: 0).run(),
    places: file.rows.count,
    texts: lookUps.texts.count, lookUps: try await lookUps.run())
}

func complain(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(EXIT_FAILURE)
}

var arguments = Array(CommandLine.arguments.dropFirst())
var places = PlaceFile.bundled
if let option = arguments.firstIndex(of: "--places"), option + 1 < arguments.count {
  places = URL(fileURLWithPath: arguments[option + 1])
  arguments.removeSubrange(option...option + 1)
}
guard [[], ["--json"], ["--check"]].contains(arguments) else { complain(usage) }
do {
  let file = try PlaceFile(places)
  if arguments == ["--check"] {
    let report = try await measured(.checked, file)
    print("\(report.keystrokes.count + report.lookUps.count) contenders work, \(report.texts) texts")
  } else {
    guard optimised() else {
      complain("Figures of a debug build say nothing: swift run -c release Benchmarks")
    }
    let report = try await measured(.measured, file)
    print(arguments == ["--json"] ? try report.json : report.table)
  }
} catch {
  complain("\(error)")
}
