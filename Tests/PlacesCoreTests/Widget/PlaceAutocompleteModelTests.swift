import LegacyPlacesTesting
import PlacesCore
import PlacesEngine
import Testing

@Suite("The autocomplete widget")
@MainActor
struct PlaceAutocompleteModelTests {
  // MARK: Opening and closing

  @Test("N13 it opens empty, and closing without a pick delivers nothing")
  func openAndClose() async {
    let bench = WidgetBench()
    #expect(!bench.isShown)
    await bench.show()
    #expect(bench.isShown)
    #expect(bench.list == PlaceAutocompleteList())
    #expect(bench.service.calls.isEmpty)
    await bench.type("syd")
    await bench.close()
    #expect(!bench.isShown)
    #expect(bench.list == PlaceAutocompleteList())
    #expect(bench.model?.query == "")
    #expect(bench.told.isEmpty)
  }

  @Test("Opening what is open, closing what is closed and typing into it change nothing")
  func twice() async {
    let bench = WidgetBench()
    await bench.close()
    await bench.type("syd")
    #expect(bench.lists.isEmpty)
    await bench.show()
    await bench.type("syd")
    let lists = bench.lists
    await bench.show(initialQuery: "other")
    #expect(bench.lists == lists)
    #expect(bench.ids == ["syd"])
    #expect(bench.service.inputs == ["syd"])
  }

  @Test("N13 the initial query stands in the field and is asked about at once")
  func initialQuery() async {
    let bench = WidgetBench()
    await bench.show(initialQuery: " syd ")
    #expect(bench.model?.query == " syd ")
    #expect(bench.service.inputs == ["syd"])
    #expect(bench.service.calls.first?.time == .zero)
    #expect(bench.ids == ["syd"])
    await bench.close()
    await bench.show(initialQuery: "mel")
    #expect(bench.service.inputs == ["syd", "mel"], "a new presentation is not held up by an earlier one")
  }

  @Test("D2 a blank initial query asks nothing", arguments: ["", " ", "\n"])
  func blankInitialQuery(_ query: String) async {
    let bench = WidgetBench()
    await bench.show(initialQuery: query)
    await bench.pause()
    #expect(bench.isShown)
    #expect(bench.service.calls.isEmpty)
  }

  @Test("Closing stops what is under way and what waits")
  func closingStops() async {
    let bench = WidgetBench(rule: { _ in .hold })
    await bench.show(initialQuery: "s")
    await bench.type("sy")
    await bench.close()
    await bench.pause()
    #expect(bench.states == [.cancelled])
    #expect(bench.clock.pending == 0)
    #expect(bench.told.isEmpty)
  }

  @Test("D6 an answer that comes after closing shows up in no later presentation")
  func lateAnswer() async {
    let bench = WidgetBench(rule: { $0.number == 1 ? .deaf(.seconds(1), .places("late")) : .hold })
    await bench.show(initialQuery: "syd")
    await bench.close()
    await bench.show(initialQuery: "mel")
    await bench.clock.advance(by: .seconds(2))
    #expect(bench.ids.isEmpty)
    #expect(bench.list.isLoading)
  }

  @Test("A widget that goes while it is open stops its work and gives its session up")
  func released() async {
    let bench = WidgetBench(rule: { _ in .hold })
    await bench.show(initialQuery: "syd")
    await bench.release()
    #expect(bench.states == [.cancelled])
    #expect(bench.end(of: "token-1") == .abandoned)
    #expect(bench.told.isEmpty)
  }

  // MARK: Picking

  @Test("N13 a pick closes, then delivers the suggestion and the token of its session, once")
  func pick() async throws {
    let bench = WidgetBench()
    await bench.show()
    await bench.type("syd")
    let row = try #require(bench.list.rows.first)
    await bench.tap(row)
    await bench.tap(row)
    #expect(bench.told == ["suggestion closed"])
    let delivered = try #require(bench.delivered.first)
    #expect(delivered.suggestion == AutocompletePlaceSuggestion(.scripted("syd", "syd")))
    #expect(bench.tokens == [delivered.token.description])
    #expect(bench.service.detailsQueries.isEmpty)
  }

  @Test("The basic form delivers a place of which only the id is known")
  func basic() async {
    let bench = WidgetBench(basic: true)
    await bench.show(initialQuery: "syd")
    await bench.tap()
    var place = ServicePlace()
    place.id = "syd"
    #expect(bench.places == [Place(place)])
    #expect(bench.told == ["place closed"])
    #expect(bench.service.detailsQueries.isEmpty)
  }

  @Test("D11 a pick while newer text is out takes the row as shown and stops the rest")
  func pickWhileAsking() async throws {
    let bench = WidgetBench(rule: { $0.number == 1 ? .places("syd") : .hold })
    await bench.show(initialQuery: "syd")
    await bench.pause()
    await bench.type("sydn")
    #expect(bench.ids == ["syd"])
    await bench.tap()
    #expect(bench.delivered.map(\.suggestion.placeID) == ["syd"])
    #expect(bench.states == [.answered, .cancelled])
    #expect(bench.clock.pending == 0)
  }

  @Test("D11 a tap on a row that is gone does nothing")
  func goneRow() async throws {
    let bench = WidgetBench()
    await bench.show(initialQuery: "syd")
    let row = try #require(bench.list.rows.first)
    await bench.pause()
    await bench.type("mel")
    #expect(bench.ids == ["mel"])
    await bench.tap(row)
    #expect(bench.isShown)
    #expect(bench.told.isEmpty)
  }

  @Test("D16 whoever gets the pick may open the widget again")
  func reopen() async {
    let bench = WidgetBench()
    bench.onSelection = { $0.show() }
    await bench.show(initialQuery: "syd")
    await bench.tap()
    #expect(bench.isShown)
    #expect(bench.told == ["suggestion closed"])
    #expect(bench.tokens == ["token-1", "token-2"])
  }

  // MARK: Tokens

  @Test("D10 one token for all requests of a presentation, a new one for the next, however it ended")
  func ownToken() async {
    let bench = WidgetBench()
    for _ in 1...3 {
      await bench.show(initialQuery: "s")
      await bench.pause()
      await bench.type("")
      await bench.type("sy")
      await bench.pause()
      if bench.service.calls.count == 2 { await bench.tap() } else { await bench.close() }
    }
    #expect(bench.tokens == ["token-1", "token-1", "token-2", "token-2", "token-3", "token-3"])
    #expect(bench.delivered.map(\.token.description) == ["token-1"])
  }

  @Test("A given token is used and handed over, and read when the widget opens")
  func givenToken() async {
    let bench = WidgetBench()
    let token = AutocompleteSessionToken()
    await bench.show(initialQuery: "s", token: token)
    bench.configure { $0.sessionToken = AutocompleteSessionToken() }
    await bench.pause()
    await bench.type("sy")
    await bench.tap()
    #expect(bench.tokens == [token.description, token.description])
    #expect(bench.delivered.map(\.token) == [token])
  }

  @Test("The ledger hears of a session that was given up, and only of that")
  func ledger() async {
    let bench = WidgetBench(rule: { $0.input == "hold" ? .hold : .places("a") })
    await bench.show(initialQuery: "syd")
    await bench.close()
    #expect(bench.end(of: "token-1") == .abandoned)
    await bench.show(initialQuery: "hold")
    await bench.close()
    #expect(bench.end(of: "token-2") == .abandoned)
    await bench.show(initialQuery: "syd")
    await bench.tap()
    #expect(bench.end(of: "token-3") == .open, "the app's details request ends it")
    let given = AutocompleteSessionToken()
    await bench.show(initialQuery: "syd", token: given)
    await bench.close()
    #expect(bench.end(of: given.description) == .open, "a given token stays the app's")
  }

  @Test("The basic form gives its session up, because it hands no token over")
  func basicLedger() async {
    let bench = WidgetBench(basic: true)
    await bench.show(initialQuery: "syd")
    await bench.tap()
    #expect(bench.end(of: "token-1") == .abandoned)
  }
}
