import LegacyPlacesTesting
import PlacesCommand
import Testing

@MainActor
@Suite("Help")
struct HelpTests {
  @Test("Help of the command lists the commands there are, and no others")
  func commands() async {
    let bench = Bench()
    #expect(await bench.run("--help") == 0)
    #expect(
      bench.out == """
        Google's legacy Places calls, over the new service.

        Usage: legacy-places COMMAND …

        Commands:
          try                     Types a text through the legacy fetcher and shows what
                                  happens.
          compare                 Plays scenarios on two implementations and shows where
                                  they part.
          scan                    Finds legacy code in a source tree, and keeps it from
                                  growing.
          rewrite                 Makes the safe edits to legacy code, and says what it
                                  left.
          explain                 Says what a code or a legacy symbol is about, and what
                                  to do.
          help                    Tells about a command.

        Options:
          -h, --help              Shows this.
          --version               Shows the version.

        """)
    #expect(bench.err.isEmpty)
  }

  @Test("Help of try")
  func tryHelp() async {
    let bench = Bench()
    #expect(await bench.run("try", "--help") == 0)
    #expect(
      bench.out == """
        Types a text through the legacy fetcher and shows what happens: which letters
        ask, what is predicted, the place chosen, what the session costs at list prices.

        Usage: legacy-places try "TEXT" [options]
               legacy-places try [options]          (on a terminal: type yourself)

        Options:
          --service SERVICE       'offline' (default): bundled places, no key, no
                                  network. 'web': Google's service, with the key in
                                  PLACES_API_KEY; calls are billed.
          --places FILE           Offline places from a file of yours with the columns
                                  of the bundled one.
          --countries AU,NZ       Only results in these countries: two letters each, up
                                  to 15.
          --types bank,cafe       Only results of these types: up to five, or one of
                                  '(regions)', '(cities)', 'geocode', 'establishment',
                                  'address'.
          --bias AREA             Results in this area come first. AREA is
                                  lat,lng,lat,lng (two corners) or lat,lng,metres (a
                                  circle).
          --restrict AREA         Only results in this area; outranks --bias.
          --origin LAT,LNG        Shows the distance of each result from this point.
          --language CODE         The language of the answers, such as 'en' or 'pt-BR';
                                  default: yours.
          --region CODE           The region that answers are formatted for: two
                                  letters.
          --policy POLICY         When typing asks: 'legacy' (default), 'economical',
                                  'immediate', 'debounce:MS' or 'throttle:MS'; ',min:N'
                                  waits for N letters, ',merge' for the answer under
                                  way.
          --pace MS               Milliseconds from letter to letter, 0 to 10000;
                                  default 231. Virtual time, except with the web
                                  service.
          --pick N                Chooses prediction N instead of the first; 1 to 5.
          --fields name,…         Fields of the place to ask for, as GMSPlaceField calls
                                  them, or 'all'; the dearest one prices the call.
          --json                  Prints one JSON document instead of text.
          --no-color              Prints plain text on a terminal too, as NO_COLOR does;
                                  matched letters stand in [brackets].
          -h, --help              Shows this.
          --version               Shows the version.

        Exit codes: 0 done, also without a match; 1 the service answered with an error;
        2 wrong use; 74 the output could not be written.

        Examples:
          legacy-places try "sydney op"
          legacy-places try "par" --countries FR --types "(cities)" --policy economical
          PLACES_API_KEY=… legacy-places try "pizza" --service web --origin 40.73,-73.94

        """)
  }

  @Test("Help tells of every option of the table and fits 80 columns")
  func complete() {
    let help = TryCommand.help
    for option in TryOptions.table { #expect(help.contains("\n  \(option.synopsis) ")) }
    for line in (help + LegacyPlacesCommand.help).split(separator: "\n") { #expect(line.count <= 80) }
  }

  @Test(
    "Help wins over what else is wrong, and 'help try' is the same",
    arguments: [
      ["try", "-h"], ["try", "--nonsense", "--help"], ["help", "try"], ["try", "a", "b", "--help"],
    ])
  func wins(arguments: [String]) async {
    let bench = Bench()
    #expect(await bench.run(arguments) == 0)
    #expect(bench.out == TryCommand.help)
  }

  @Test("Behind '--' everything is text, --help too")
  func text() async {
    let bench = Bench()
    #expect(await bench.run("try", "--pace", "0", "--", "--help") == 0)
    #expect(bench.service.inputs.last == "--help")
  }

  @Test("The version is one line")
  func version() async {
    let bench = Bench()
    #expect(await bench.run("--version") == 0)
    #expect(bench.out == "legacy-places \(LegacyPlacesCommand.version)\n")
    #expect(await bench.run("try", "--version") == 0)
    #expect(bench.out.split(separator: "\n").count == 2)
  }

  @Test("Without a command: help on standard error, wrong use")
  func nothing() async {
    let bench = Bench()
    #expect(await bench.run() == 2)
    #expect(bench.out.isEmpty)
    #expect(bench.err == LegacyPlacesCommand.help)
  }

  @Test(
    "Unknown commands are told with the nearest",
    arguments: [
      (
        ["tri"],
        "legacy-places: there is no command 'tri'. Expected: one of try, compare, scan, rewrite, explain, help. Did you mean 'try'?"
      ),
      (
        ["help", "trry"],
        "legacy-places: there is no command 'trry'. Expected: one of try, compare, scan, rewrite, explain, help. Did you mean 'try'?"
      ),
      (
        ["--verson"],
        "legacy-places: '--verson' is not an option here. Expected: a command comes first. Did you mean '--version'?"
      ),
      (
        ["paint"],
        "legacy-places: there is no command 'paint'. Expected: one of try, compare, scan, rewrite, explain, help."
      ),
    ])
  func unknown(arguments: [String], text: String) async {
    let bench = Bench()
    #expect(await bench.run(arguments) == 2)
    #expect(bench.err == text + "\n'legacy-places --help' tells more.\n")
    #expect(bench.out.isEmpty)
  }
}
