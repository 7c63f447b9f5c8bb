import LegacyPlacesTesting
import PlacesCommand
import PlacesEngine
import Testing

/// A terminal whose keys are given beforehand, or one by one as the screen shows something.
@MainActor
final class FakeTerminal: LiveTerminal {
  var size = (columns: 60, rows: 20)
  let input: AsyncStream<TerminalInput>
  private let continuation: AsyncStream<TerminalInput>.Continuation
  private(set) var screens: [String] = []
  private(set) var begins = 0
  private(set) var ends = 0
  var canBegin = true
  /// What is typed when a screen shows a text; each once, in order.
  var replies: [(when: String, input: [TerminalInput])] = []

  init(_ inputs: [TerminalInput]) {
    (input, continuation) = AsyncStream.makeStream()
    for input in inputs { continuation.yield(input) }
  }

  func begin() -> Bool {
    begins += 1
    return canBegin
  }

  func end() { ends += 1 }

  func write(_ text: String) {
    screens.append(text)
    guard let next = replies.first, text.contains(next.when) else { return }
    replies.removeFirst()
    for input in next.input { continuation.yield(input) }
  }
}

@MainActor
@Suite("Live type-ahead on a terminal")
struct LiveTypingTests {
  private func keys(_ text: String) -> TerminalInput { .bytes(Array(text.utf8)) }

  private func bench(
    _ terminal: FakeTerminal,
    _ rule: @escaping (ScriptedService.Call) -> ScriptedService.Reply = Bench.opera
  ) -> Bench {
    let bench = Bench(rule)
    bench.terminal = terminal
    bench.outputIsTerminal = true
    bench.variables = ["NO_COLOR": "1"]
    return bench
  }

  @Test("Letters show rows, the arrow and Enter choose one, its place and the bill are left on the screen")
  func choose() async {
    let terminal = FakeTerminal([keys("s")])
    terminal.replies = [
      ("> [S]ydney Opera House · Bennelong Point", [keys("\u{1B}[B")]),
      ("> [S]ydney Operators", [keys("\r")]),
    ]
    let bench = bench(terminal)
    #expect(await bench.run("try", "--policy", "immediate") == 0)
    #expect(terminal.begins == 1)
    #expect(terminal.ends == 1)
    #expect(bench.service.inputs == ["s"])
    #expect(bench.service.detailsQueries.map(\.placeID) == ["operator"])
    #expect(Set(bench.service.calls.map(\.sessionToken)) == ["token-1"])
    #expect(
      bench.out.hasPrefix(
        """
        Service: offline, bundled places. No key, no network.
        Chosen: [S]ydney Operators · 12.3 km

        Place
          Name        Sydney Opera House

        """))
    #expect(bench.out.contains("Session token-1: 1 request, 1 details (Enterprise)"))
  }

  @Test(
    "Escape, Ctrl-C and a hang-up leave; the terminal is given back, and the bill says no details",
    arguments: [[.bytes([0x1B]), .pause], [.bytes([3])], [.closed]] as [[TerminalInput]])
  func leave(input: [TerminalInput]) async {
    let terminal = FakeTerminal([keys("s")])
    terminal.replies = [("[S]ydney", input)]
    let bench = bench(terminal)
    #expect(await bench.run("try", "--policy", "immediate") == 0)
    #expect(terminal.ends == 1)
    #expect(bench.service.detailsQueries.isEmpty)
    #expect(bench.out.contains("Session token-1: 1 request, no details"))
  }

  @Test("An error stays on the screen and ends nothing")
  func error() async {
    let terminal = FakeTerminal([keys("s")])
    terminal.replies = [("Error -2 server: broken", [keys("y")]), ("[Sy]dney", [keys("\u{3}")])]
    let bench = bench(terminal) { $0.number == 1 ? .failure(.server, "broken") : Bench.opera($0) }
    #expect(await bench.run("try", "--policy", "immediate") == 0)
    #expect(bench.err.isEmpty)
  }

  @Test("No match is said; a text that is cleared shows nothing (D2)")
  func noMatch() async throws {
    let terminal = FakeTerminal([keys("s")])
    terminal.replies = [("No match.", [keys("\u{7F}")]), ("Search: \u{1B}[K\r\n\u{1B}[K", [keys("\u{3}")])]
    let bench = bench(terminal, Bench.nothing)
    #expect(await bench.run("try", "--policy", "immediate") == 0)
    #expect(bench.service.inputs == ["s"])
    #expect(terminal.replies.isEmpty)
  }

  @Test("While an answer is awaited the screen says so; resizing draws anew at the new width")
  func waiting() async {
    let terminal = FakeTerminal([keys("s")])
    terminal.replies = [("searching…", [.resized, keys("\u{3}")])]
    let bench = bench(terminal) { _ in .hold }
    #expect(await bench.run("try", "--policy", "immediate") == 0)
    #expect(terminal.replies.isEmpty)
    // A call that was cancelled is on the bill: the service may have answered it.
    #expect(bench.service.calls.map(\.state) == [.cancelled])
    #expect(bench.out.contains("1 request, no details → billed as 1 × Autocomplete Requests"))
  }

  @Test("Details that fail after the choice: code, exit 1, terminal given back before")
  func detailsFail() async {
    let terminal = FakeTerminal([keys("s")])
    terminal.replies = [("[S]ydney", [keys("\r")])]
    let bench = bench(terminal) { call in
      if case .details = call.question { .failure(.network, "No connection.") } else { Bench.opera(call) }
    }
    #expect(await bench.run("try", "--policy", "immediate") == 1)
    #expect(terminal.ends == 1)
    #expect(bench.err.hasPrefix("Error -1 network: No connection.\n"))
  }

  @Test("A terminal that cannot be taken over is wrong use")
  func noRawMode() async {
    let terminal = FakeTerminal([])
    terminal.canBegin = false
    let bench = bench(terminal)
    #expect(await bench.run("try") == 2)
    #expect(bench.err.contains("cannot be switched to single keys"))
    #expect(terminal.screens.isEmpty)
  }
}
