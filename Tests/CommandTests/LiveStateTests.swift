import PlacesCommand
import Testing

@Suite("Live type-ahead without a terminal")
struct LiveStateTests {
  private func state(_ text: String = "", rows: Int = 0) -> LiveState {
    var state = LiveState(footer: [StyledText("footer", .dim)])
    if !text.isEmpty { _ = state.handle(.text(text)) }
    if rows > 0 { state.show(.rows((1...rows).map { StyledText("row \($0)") })) }
    return state
  }

  private func plain(_ screen: LiveState.Screen) -> [String] {
    screen.lines.map { Style.plain.render($0) }
  }

  @Test("Letters come and go, and each change is told once")
  func typing() {
    var state = state()
    #expect(state.handle(.text("s")) == .textChanged("s"))
    #expect(state.handle(.text("yd o")) == .textChanged("syd o"))
    #expect(state.handle(.backspace) == .textChanged("syd "))
    #expect(state.handle(.text("op ")) == .textChanged("syd op "))
    #expect(state.handle(.deleteWord) == .textChanged("syd "))
    #expect(state.handle(.deleteWord) == .textChanged(""))
    #expect(state.handle(.backspace) == nil)
    #expect(state.handle(.clear) == nil)
    #expect(state.handle(.text("👩‍👩‍👧")) == .textChanged("👩‍👩‍👧"))
    #expect(state.handle(.backspace) == .textChanged(""))
    #expect(state.handle(.text(String(repeating: "x", count: 10_000))) != nil)
    #expect(state.text.count == 200)
    #expect(state.handle(.text("y")) == nil)
  }

  @Test("Arrows stay within the rows; Enter chooses; new rows are chosen from the top")
  func choosing() {
    var state = state("s", rows: 3)
    #expect(state.handle(.up) == nil)
    #expect(state.handle(.enter) == .choose(0))
    for _ in 0..<5 { #expect(state.handle(.down) == nil) }
    #expect(state.handle(.enter) == .choose(2))
    #expect(state.handle(.up) == nil)
    #expect(state.handle(.enter) == .choose(1))
    state.show(.rows([StyledText("other")]))
    #expect(state.handle(.enter) == .choose(0))
  }

  @Test("Enter without rows does nothing; Escape and Ctrl-C leave")
  func leaving() {
    var state = state("s")
    #expect(state.handle(.enter) == nil)
    state.show(.noMatch)
    #expect(state.handle(.down) == nil)
    #expect(state.handle(.enter) == nil)
    #expect(state.handle(.escape) == .leave)
    #expect(state.handle(.interrupt) == .leave)
  }

  @Test("The screen: text, state, rows with the chosen one, footer")
  func screen() {
    var state = state("syd", rows: 2)
    _ = state.handle(.down)
    var screen = state.screen(columns: 80, rows: 24)
    #expect(plain(screen) == ["Search: syd", "", "  row 1", "> row 2", "", "footer"])
    #expect(screen.cursor == 11)
    state.isAsking = true
    #expect(plain(state.screen(columns: 80, rows: 24))[1] == "searching…")
    state.isAsking = false
    state.show(.noMatch)
    #expect(plain(state.screen(columns: 80, rows: 24)) == ["Search: syd", "No match.", "", "footer"])
    state.show(.failed([StyledText("Error -1", .alert), StyledText("Try again.")]))
    screen = state.screen(columns: 80, rows: 24)
    #expect(plain(screen) == ["Search: syd", "Error -1", "Try again.", "", "footer"])
  }

  @Test(
    "Any size of terminal: no line wider, not more lines, the cursor inside",
    arguments: [0, 1, 2, 5, 9, 12, 40])
  func sizes(size: Int) {
    var state = state("東京タワー sydney opera house", rows: 5)
    state.show(.rows([StyledText("東京", .matched) + StyledText(" tower in a long row of text, far too long")]))
    for rows in [0, 1, 3, 5, 24] {
      let screen = state.screen(columns: size, rows: rows)
      #expect(screen.lines.count <= max(rows, 1))
      #expect(screen.lines.allSatisfy { $0.width < max(size, 1) || $0.width == 0 })
      #expect(screen.cursor < max(size, 1))
    }
  }

  @Test("A text that is too wide shows its end, where the typing is")
  func tail() {
    let screen = state("abcdefghijklmnop").screen(columns: 14, rows: 1)
    #expect(plain(screen) == ["Search: lmnop"])
    #expect(screen.cursor == 13)
  }

  @Test("Drawing: home, each line cleared behind its text, rest cleared, cursor after the text")
  func drawing() {
    let drawing = state("s", rows: 1).screen(columns: 80, rows: 3).drawing(.terminal)
    #expect(
      drawing
        == "\u{1B}[?25l\u{1B}[H\u{1B}[1mSearch: \u{1B}[0ms\u{1B}[K\r\n\u{1B}[K\r\n\u{1B}[7m> \u{1B}[0m\u{1B}[7mrow 1\u{1B}[0m\u{1B}[K\u{1B}[J\u{1B}[1;10H\u{1B}[?25h"
    )
  }
}
