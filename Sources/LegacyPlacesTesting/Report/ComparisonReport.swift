/// Comparisons as one HTML file that people can open, read, send and print.
///
/// The file needs no network and no other file; its content security policy allows nothing but its own style
/// and script, by their hashes. All texts of scenarios and traces are escaped. Differences come first; the
/// details of a comparison are laid out when it is opened, so that hundreds stay fast.
///
/// ```
/// let report = ComparisonReport.html(comparisons)
/// try report.write(to: url, atomically: true, encoding: .utf8)
/// ```
public enum ComparisonReport {
  /// The document.
  ///
  /// - Parameters:
  ///   - runs: in any order; those that differ are shown first, then those that are the same, then those that
  ///     did not apply with the reason; else the order stays.
  ///   - title: the document's title; by default the names of the sides.
  public static func html(_ runs: [ComparisonRun], title: String? = nil) -> String {
    ReportPage(runs, title: title).html.source
  }

  /// The document of comparisons that were made without ``Comparison/run(_:doors:left:right:)``.
  public static func html(_ comparisons: [Comparison], title: String? = nil) -> String {
    html(comparisons.map { ComparisonRun($0.scenario, on: $0.door, .compared($0)) }, title: title)
  }
}

/// The frame of the document, and what it counts.
struct ReportPage {
  private let different: [Comparison]
  private let same: [Comparison]
  /// The runs without a comparison, and why there is none.
  private let notApplicable: [(run: ComparisonRun, reason: String)]
  private let title: String

  init(_ runs: [ComparisonRun], title: String?) {
    let comparisons = runs.compactMap(\.comparison)
    different = comparisons.filter { $0.difference != nil }
    same = comparisons.filter { $0.difference == nil }
    notApplicable = runs.compactMap { run in run.reason.map { (run, $0) } }
    if let title {
      self.title = title
    } else if let first = comparisons.first {
      self.title = "\(first.left.side) beside \(first.right.side)"
    } else {
      self.title = "Nothing was compared"
    }
  }

  private var count: Int { different.count + same.count + notApplicable.count }

  var html: HTML {
    let pictures = (different + same).map(ReportPicture.init)
    let style = ReportStyle.text(for: pictures)
    let script = ReportScript.text
    let policy =
      "default-src 'none'; style-src 'sha256-\(SHA256.base64(of: style))'; "
      + "script-src 'sha256-\(SHA256.base64(of: script))'; img-src data:; base-uri 'none'; form-action 'none'"
    // What is between these tags is ours and is hashed as it stands.
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <link rel="icon" href="data:,">
      <title>\(title)</title>
      <style>\(HTML(stringLiteral: style))</style>
      </head>
      <body>
      <header class="page">
      <p class="kind">Side-by-side behaviour test</p>
      <h1 dir="auto">\(heading)</h1>
      \(summary)
      </header>
      <main>
      \(index)
      \(cases(pictures))
      </main>
      <footer class="page"><p>Made by <code>ComparisonReport</code> of LegacyPlacesTesting. Times are \
      milliseconds from the start of a scenario.</p></footer>
      <script>\(HTML(stringLiteral: script))</script>
      </body>
      </html>

      """
  }

  /// The sides' names in their colours, unless there is another title.
  private var heading: HTML {
    guard let first = (different + same).first, title == "\(first.left.side) beside \(first.right.side)"
    else {
      return "\(title)"
    }
    return """
      <bdi class="left">\(first.left.side)</bdi> <span class="and">beside</span> \
      <bdi class="right">\(first.right.side)</bdi>
      """
  }

  private var summary: HTML {
    if different.isEmpty, same.isEmpty {
      return "<p class=\"lead idle\"><span aria-hidden=\"true\">–</span> Nothing could be compared.</p>"
    }
    if count == 1, !different.isEmpty {
      return "<p class=\"lead bad\"><span aria-hidden=\"true\">≠</span> The two differ.</p>"
    }
    if count == 1 {
      return "<p class=\"lead good\"><span aria-hidden=\"true\">=</span> No difference.</p>"
    }
    if different.isEmpty {
      let rest = notApplicable.isEmpty ? "" : " \(notApplicable.count) did not apply."
      return """
        <p class="lead good"><span aria-hidden="true">=</span> No difference. <span class="count">\(same.count) \
        the same.\(rest)</span></p>
        """
    }
    let verb = different.count == 1 ? "differs" : "differ"
    return """
      <p class="lead bad"><span aria-hidden="true">≠</span> \(different.count) of \
      \(different.count + same.count) \(verb). <span class="count">\(same.count) the same, \
      \(notApplicable.count) not applicable.</span></p>
      """
  }

  /// The buttons that choose what is listed; for one comparison there is nothing to choose.
  private var index: HTML {
    guard count > 1 else { return "" }
    func button(_ verdict: String, _ words: String, _ count: Int, pressed: Bool = false) -> HTML {
      """
      <button type="button" class="filter" data-filter="\(verdict)" aria-pressed="\(pressed ? "true" : "false")">\
      \(words) <span class="number">\(count)</span></button>
      """
    }
    return """
      <nav class="index" aria-label="Comparisons">
      <div class="filters">\(button("all", "All", count, pressed: true))\
      \(button("different", "≠ Different", different.count))\(button("same", "= Same", same.count))\
      \(button("not-applicable", "– Not applicable", notApplicable.count))</div>
      <label class="search">Find <input type="search" data-search placeholder="title, name, front door, item" \
      autocomplete="off"></label>
      <p class="sr" role="status" data-shown></p>
      </nav>
      """
  }

  private func cases(_ pictures: [ReportPicture]) -> HTML {
    let played = zip(different + same, pictures).enumerated().map { number, pair in
      ReportCase(comparison: pair.0, picture: pair.1, number: number + 1).html(isOpen: number == 0)
    }
    let rest = notApplicable.map { none -> HTML in
      """
      <section class="case none" data-verdict="not-applicable" data-find="\(none.run.scenario.find(on: none.run.door))">
      <div class="head"><span class="verdict idle"><span aria-hidden="true">–</span> Not applicable</span>
      <h2 dir="auto">\(none.run.scenario.heading)</h2>
      <p class="meta"><bdi>\(none.run.scenario.name)</bdi> · \(none.run.door.className)</p>
      <p class="gist" dir="auto">\(none.reason)</p></div>
      </section>
      """
    }
    return "\(played)\(rest)<p class=\"nothing\" data-nothing hidden>Nothing of that kind.</p>"
  }
}

extension ComparisonRun {
  /// The comparison, if there was one.
  package var comparison: Comparison? {
    if case .compared(let comparison) = outcome { comparison } else { nil }
  }

  /// Why there was none.
  package var reason: String? {
    if case .notApplicable(let side, let reason) = outcome { "\(side): \(reason)" } else { nil }
  }
}

extension Scenario {
  /// What it is called in a heading.
  package var heading: String { title.isEmpty ? name : title }

  /// The words that a reader may look for.
  func find(on door: FrontDoor) -> String {
    ([heading, name, door.rawValue, door.className] + about).joined(separator: " ").lowercased()
  }
}
