import Foundation
import LegacyPlacesTesting
import PlacesEngine
import Testing

@Suite("Reports")
struct ComparisonReportTests {
  typealias Samples = ReportSamples

  @Test("Texts from outside stay texts, whatever they hold", arguments: ReportSamples.hostile)
  func escapes(text: String) throws {
    let html = ComparisonReport.html([Samples.run(Samples.hostile(text)), Samples.notApplicable])
    #expect(html.count(of: "<script") == 1)
    #expect(html.count(of: "</script") == 1)
    #expect(html.count(of: "<img") == 0)
    #expect(html.count(of: "<svg") == 0)
    #expect(html.count(of: "<!--") == 0)
    let hidden = html.unicodeScalars.filter { isHidden($0) && $0 != "\n" }
    #expect(hidden.isEmpty)
    let title = try #require(html.between("<title>", "</title>"))
    #expect(title.allSatisfy { !"<>\"'".contains($0) })
  }

  @Test("What is not seen, or turns its neighbours around, is written out")
  func writtenOut() {
    let html = ComparisonReport.html([Samples.hostile("a\u{0}b \u{202E}c & <d> \"e\" 'f'")])
    #expect(html.contains("a\\u{0}b \\u{202E}c &amp; &lt;d&gt; &quot;e&quot; &#39;f&#39;"))
  }

  @Test("The policy allows the document's own style and script, by their hashes, and nothing else")
  func policy() throws {
    let html = ComparisonReport.html([Samples.different])
    let policy = try #require(html.between("Content-Security-Policy\" content=\"", "\">"))
    let style = try #require(html.between("<style>", "</style>"))
    let script = try #require(html.between("<script>", "</script>"))
    #expect(
      policy
        == "default-src &#39;none&#39;; style-src &#39;sha256-\(SHA256.base64(of: style))&#39;; "
        + "script-src &#39;sha256-\(SHA256.base64(of: script))&#39;; img-src data:; base-uri &#39;none&#39;; "
        + "form-action &#39;none&#39;")
    #expect(!html.contains(" style="))
    #expect(!html.contains("http://") && !html.contains("https://"))
  }

  @Test(
    "SHA-256 of the vectors of FIPS 180",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ])
  func hash(text: String, digest: String) {
    #expect(SHA256.base64(of: text) == digest)
  }

  @Test("Differences come first; the rest waits in templates, and the buttons say how many there are")
  func order() throws {
    let html = ComparisonReport.html(
      [Samples.notApplicable, Samples.run(Samples.same), Samples.run(Samples.different)])
    let verdicts = html.components(separatedBy: "class=\"case").dropFirst().map {
      $0.between("data-verdict=\"", "\"")
    }
    #expect(verdicts == ["different", "same", "not-applicable"])
    #expect(html.count(of: "<template>") == 1)
    for (verdict, count) in [("all", 3), ("different", 1), ("same", 1), ("not-applicable", 1)] {
      let button = try #require(html.between("data-filter=\"\(verdict)\"", "</button>"))
      #expect(button.contains("<span class=\"number\">\(count)</span>"))
    }
    #expect(html.contains("≠</span> 1 of 2 differs."))
    #expect(html.contains("new: It has no front door client."))
  }

  @Test("The first difference is explained above the picture, and marked on both lanes")
  func difference() throws {
    let html = ComparisonReport.html([Samples.different])
    let explanation = try #require(Samples.different.difference?.explanation)
    let place = try #require(html.range(of: explanation)?.lowerBound)
    let picture = try #require(html.range(of: "data-picture>")?.lowerBound)
    #expect(place < picture)
    #expect(html.count(of: " data-difference") >= 2)
    #expect(html.contains("… told the app nothing more") || html.contains("told the app nothing more"))
    let statement = try #require(ContractItem.item("C11")?.statement)
    #expect(html.contains(statement))
    #expect(html.contains("Here is the first difference."))
    let same = ComparisonReport.html([Samples.same])
    #expect(same.between("</style>", "<script>")?.contains(" data-difference") == false)
  }

  @Test("Every event of both sides stands in the table, and every one but call ends is a mark in time order")
  func numbers() throws {
    let html = ComparisonReport.html([Samples.different])
    let table = try #require(html.between("<table data-events>", "</table>"))
    for event in Samples.different.left.events + Samples.different.right.events {
      let words = event.words.replacing("\"", with: "&quot;")
      #expect(table.contains(words))
    }
    // Two steps, two calls a side, two deliveries on the left and one on the right.
    let times = html.components(separatedBy: "data-event data-at=\"").dropFirst().map {
      Int($0.prefix { $0 != "\"" }) ?? -1
    }
    #expect(times == [0, 0, 0, 300, 300, 300, 400, 400, 900])
  }

  @Test("Requests, sessions and cost are those of the traces; what is not seen is said to be so")
  func cost() throws {
    let cost = try #require(
      ComparisonReport.html([Samples.different]).between("<table data-cost>", "</table>"))
    #expect(cost.contains("Requests for predictions</th><td>2</td><td>2</td>"))
    #expect(cost.contains("Sessions</th><td>1</td><td>1</td>"))
    #expect(cost.contains("2 at $2.83 per 1,000"))
    #expect(cost.contains("At list prices of \(PriceList.current.date)</th><td>$0.0057</td><td>$0.0057</td>"))
    let blind = Samples.trace("google", stale: false, sees: [.rows])
    let half = ComparisonReport.html([Comparison(Samples.scenario, blind, Samples.same.right)])
    #expect(half.contains("<td>not visible</td><td>2</td>"))
    #expect(half.contains("Not compared, because one side does not show it: calls to the places service;"))
    let none = ComparisonReport.html([Comparison(Samples.scenario, blind, blind)])
    #expect(none.contains("Not visible: neither trace shows the calls to the places service."))
  }

  @Test("A large set is one open comparison, and each of the others a template")
  func large() {
    let runs = (0..<180).map { _ in Samples.run(Samples.same) }
    let html = ComparisonReport.html(runs)
    #expect(html.count(of: "<template>") == 179)
    #expect(html.utf8.count < 180 * 20_000)
    #expect(html == ComparisonReport.html(runs))
  }

  @Test("Nothing to compare, and traces without events, are said to be so")
  func empty() {
    #expect(ComparisonReport.html([ComparisonRun]()).contains("Nothing could be compared."))
    let silent = Trace(scenario: "outdated", door: .fetcher, side: "old", events: [])
    let html = ComparisonReport.html([Comparison(Samples.scenario, silent, silent)], title: "A & B")
    #expect(html.contains("Nothing happened on either side."))
    #expect(html.contains("<title>A &amp; B</title>"))
  }
}
