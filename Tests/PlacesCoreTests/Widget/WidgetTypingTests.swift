import LegacyPlacesTesting
import PlacesCore
import PlacesEngine
import Testing

@Suite("Typing into the autocomplete widget")
@MainActor
struct WidgetTypingTests {
  @Test("D1 a burst asks its first text at once and its newest when the interval has passed")
  func burst() async {
    let bench = WidgetBench()
    await bench.show()
    for text in ["s", "sy", "syd"] { await bench.type(text) }
    #expect(bench.service.inputs == ["s"])
    await bench.pause()
    #expect(bench.service.inputs == ["s", "syd"])
    #expect(bench.service.calls.map(\.time) == [.zero, .milliseconds(200)])
    #expect(bench.model?.query == "syd")
  }

  @Test("The environment's policy says when typing asks, as it is when the widget opens")
  func policy() async {
    let bench = WidgetBench(policy: .economical)
    await bench.show()
    await bench.type("sy")
    await bench.clock.advance(by: .seconds(1))
    #expect(bench.service.inputs.isEmpty)
    await bench.type("syd")
    await bench.clock.advance(by: .milliseconds(300))
    #expect(bench.service.inputs == ["syd"])
    await bench.close()
    bench.stage.environment.typingPolicy = .immediate
    await bench.show(initialQuery: "m")
    #expect(bench.service.inputs == ["syd", "m"])
  }

  @Test("D2 an emptied text empties the list and asks nothing", arguments: ["", "  "])
  func emptied(_ text: String) async {
    let bench = WidgetBench()
    await bench.show(initialQuery: "syd")
    await bench.type(text)
    await bench.pause()
    #expect(bench.list == PlaceAutocompleteList())
    #expect(bench.lists.last == bench.list)
    #expect(bench.service.inputs == ["syd"])
  }

  @Test("D3 the same text asks again only when the filter changed since, or it failed")
  func same() async {
    let bench = WidgetBench()
    await bench.show(initialQuery: "syd")
    await bench.pause()
    await bench.type("syd")
    await bench.pause()
    #expect(bench.service.inputs == ["syd"])
    bench.configure { $0.filter = AutocompleteFilter(countries: ["au"]) }
    await bench.pause()
    #expect(bench.service.inputs == ["syd"], "a change alone asks nothing (D4)")
    bench.service.rule = { _ in .failure(.keyInvalid) }
    await bench.type("syd")
    #expect(bench.service.queries.map(\.includedRegionCodes) == [[], ["au"]])
    await bench.pause()
    await bench.type("syd")
    #expect(bench.service.inputs == ["syd", "syd", "syd"])
  }

  @Test("D4 the trailing request of a burst carries the filter of its moment")
  func trailingFilter() async {
    let bench = WidgetBench()
    await bench.show()
    await bench.type("s")
    await bench.type("sy")
    bench.configure { $0.filter = AutocompleteFilter(types: [.restaurant], regionCode: "nz") }
    await bench.pause()
    #expect(bench.service.queries.map(\.includedPrimaryTypes) == [[], ["restaurant"]])
    #expect(bench.service.queries.map(\.regionCode) == [nil, "nz"])
  }

  @Test("D5 an answer for outdated text is dropped, and the rows before stay while the newer is out")
  func outdated() async {
    let bench = WidgetBench(rule: {
      switch $0.number {
      case 1: .places("first")
      case 2: .deaf(.seconds(1), .places("old"))
      default: .after(.seconds(2), .places("new"))
      }
    })
    await bench.show(initialQuery: "s")
    await bench.pause()
    await bench.type("sy")
    await bench.pause()
    await bench.type("syd")
    await bench.clock.advance(by: .milliseconds(1500))
    #expect(bench.ids == ["first"])
    #expect(bench.list.isLoading)
    await bench.clock.advance(by: .seconds(1))
    #expect(bench.ids == ["new"])
    #expect(!bench.list.isLoading)
    #expect(!bench.lists.contains { $0.rows.contains { $0.suggestion.placeID == "old" } })
  }

  @Test("D8 blank space around the text is cut in the request, and stays in the field")
  func trimmed() async {
    let bench = WidgetBench()
    await bench.show()
    await bench.type("  syd\u{3000}")
    #expect(bench.service.inputs == ["syd"])
    #expect(bench.model?.query == "  syd\u{3000}")
    await bench.pause()
    await bench.type("syd ")
    await bench.pause()
    #expect(bench.service.inputs == ["syd"])
  }

  @Test("D20 no match is a message, and suggestions come with the attribution")
  func noMatch() async {
    let bench = WidgetBench(rule: { $0.number == 1 ? .places() : .places("a", "b") })
    await bench.show(initialQuery: "xyz")
    #expect(bench.list.message == .noMatch)
    #expect(bench.list.message?.text == "We didn't recognize that location")
    #expect(bench.list.message?.retryTitle == nil)
    #expect(bench.list.attribution == nil)
    await bench.pause()
    await bench.type("a")
    #expect(bench.ids == ["a", "b"])
    #expect(bench.list.message == nil)
    #expect(bench.list.attribution == "Google Maps")
  }

  @Test(
    "Absurd texts are asked as they are", arguments: ["👩‍👩‍👧‍👦", "\u{0}", String(repeating: "x", count: 100_000)])
  func absurd(_ text: String) async {
    let bench = WidgetBench()
    await bench.show(initialQuery: text)
    #expect(bench.service.inputs == [text])
    #expect(bench.ids == [text])
  }
}
