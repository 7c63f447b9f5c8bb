import Foundation
import MigrationAssistant
import MigrationCodes

/// A scan as one page: the totals, what to do next, by code, by file.
enum ScanHTML {
  static func page(
    _ report: ScanReport, _ differences: [Baseline.Difference]? = nil, paths: [String]
  ) -> String {
    let totals = ScanTotals(report)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>Legacy places code: \(totals.blocking) to port</title>
      <style>\(style)</style>
      </head>
      <body>
      <header>
      <h1>Legacy places code</h1>
      <p>\(paths.map(escaped).joined(separator: ", ")): \(counted(report.count, "finding")) in \
      \(report.files.count) of \(counted(report.filesRead, "file"))</p>
      </header>
      <main>
      \(tiles(totals))
      \(compared(differences))
      \(next(totals))
      \(byCode(totals))
      \(byFile(report, totals))
      \(skipped(report))
      </main>
      </body>
      </html>

      """
  }

  private static func tiles(_ totals: ScanTotals) -> String {
    let rows = [
      ("Blocks removal", totals.blocking, "does not compile or work without the legacy layer"),
      ("Advice", totals.advice, "worth a look: habits that cost money or go wrong"),
      ("Possible", totals.possible, "Google's words on something of unknown type"),
    ]
    return "<ul class=\"tiles\">"
      + rows.map { title, count, words in
        "<li><strong>\(count)</strong> <span>\(title)</span><small>\(words)</small></li>"
      }.joined() + "</ul>"
  }

  private static func compared(_ differences: [Baseline.Difference]?) -> String {
    guard let differences else { return "" }
    let lines = RatchetText.lines(differences).map { escaped(Style.plain.render($0)) }
    return "<section><h2>Compared with the baseline</h2><p>\(lines.joined(separator: "<br>"))</p></section>"
  }

  private static func next(_ totals: ScanTotals) -> String {
    guard let first = totals.byCode.first else {
      return "<section><h2>What to do next</h2><p>Nothing: no legacy code was found.</p></section>"
    }
    return """
      <section><h2>What to do next</h2><ol>
      <li>Record today's state: <code>legacy-places scan … --write-baseline legacy-places.baseline</code>, and let CI \
      run the scan with <code>--baseline</code>, so that the number only falls.</li>
      <li>Look at the mistakes first: they cost money or fail whatever you port.</li>
      <li>Ask about the commonest: <code>legacy-places explain \(first.code)</code>.</li>
      <li>Port screen by screen, and record again.</li>
      </ol></section>
      """
  }

  private static func byCode(_ totals: ScanTotals) -> String {
    guard let most = totals.byCode.first?.count else { return "" }
    let rows = totals.byCode.map { id, count in
      let code = MigrationCode.code(id)
      return """
        <tr><th scope="row">\(id)</th><td class="number">\(count)</td>\
        <td class="bar"><span style="width:\(max(1, count * 100 / most))%"></span></td>\
        <td>\(escaped(code?.message ?? ""))\(code?.replacement.map { "<br><small>Use \(escaped($0))</small>" } ?? "")</td>\
        <td>\(code?.weight.rawValue ?? "")</td></tr>
        """
    }
    return """
      <section><h2>By code</h2><div class="wide"><table>
      <thead><tr><th scope="col">Code</th><th scope="col">Findings</th><th scope="col" aria-label="Share"></th>\
      <th scope="col">What</th><th scope="col">Class</th></tr></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody></table></div></section>
      """
  }

  private static func byFile(_ report: ScanReport, _ totals: ScanTotals) -> String {
    guard !report.files.isEmpty else { return "" }
    let findings = Dictionary(uniqueKeysWithValues: report.files.map { ($0.path, $0.findings) })
    let files = totals.byFile.map { path, count in
      let rows = (findings[path] ?? []).map { finding in
        """
        <tr><td class="number">\(finding.line):\(finding.column)</td><td>\(finding.code)</td>\
        <td>\(finding.kind.rawValue)</td><td><code>\(escaped(finding.symbol))</code></td></tr>
        """
      }
      return """
        <details><summary><span>\(escaped(path))</span> <b>\(count)</b></summary><div class="wide"><table>
        <thead><tr><th scope="col">Line</th><th scope="col">Code</th><th scope="col">Kind</th>\
        <th scope="col">Symbol</th></tr></thead>
        <tbody>\(rows.joined(separator: "\n"))</tbody></table></div></details>
        """
    }
    return "<section><h2>By file</h2>\(files.joined(separator: "\n"))</section>"
  }

  private static func skipped(_ report: ScanReport) -> String {
    guard !report.skipped.isEmpty || !report.recoded.isEmpty else { return "" }
    let rows =
      report.skipped.map { "<li><code>\(escaped($0.path))</code>: \(escaped($0.reason))</li>" }
      + report.recoded.sorted { $0.key < $1.key }.map {
        "<li><code>\(escaped($0.key))</code>: read as \($0.value.rawValue)</li>"
      }
    return "<section><h2>Not read, or not as UTF-8</h2><ul>\(rows.joined(separator: "\n"))</ul></section>"
  }

  /// Text between tags; control characters are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static let style = """
    :root{color-scheme:light dark;--text:#1b1f24;--quiet:#57606a;--ground:#fff;--card:#f6f8fa;--line:#d0d7de;--mark:#0b6bcb}
    @media (prefers-color-scheme:dark){:root{--text:#e6edf3;--quiet:#9aa4ae;--ground:#0d1117;--card:#161b22;--line:#30363d;--mark:#58a6ff}}
    body{margin:0 auto;max-width:62rem;padding:1.5rem 1rem 4rem;font:16px/1.5 system-ui,sans-serif;color:var(--text);background:var(--ground)}
    h1{margin:0;font-size:1.75rem}h2{margin:2rem 0 .5rem;font-size:1.2rem}header p,small{color:var(--quiet)}
    .tiles{list-style:none;display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:1rem;padding:0}
    .tiles li{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:1rem}
    .tiles strong{font-size:2rem;line-height:1;display:block}.tiles small{display:block}
    .wide{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid var(--line)}
    .number{text-align:right;font-variant-numeric:tabular-nums}.bar{width:8rem}.bar span{display:block;height:.9rem;margin-top:.3rem;background:var(--mark);border-radius:2px}
    details{border:1px solid var(--line);border-radius:.5rem;margin:.4rem 0;background:var(--card)}
    summary{cursor:pointer;padding:.5rem .8rem;overflow-wrap:anywhere}summary b{float:right}
    code{font-family:ui-monospace,monospace;font-size:.9em;overflow-wrap:anywhere}
    """
}
