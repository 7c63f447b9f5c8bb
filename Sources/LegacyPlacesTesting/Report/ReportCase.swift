/// One comparison: a line of the index, and what opens under it.
struct ReportCase {
  let comparison: Comparison
  let picture: ReportPicture
  /// From 1; part of the anchors.
  let number: Int

  private var names: ReportPicture.Names {
    .init(left: comparison.left.side, right: comparison.right.side)
  }

  /// - Parameter isOpen: whether it is laid out from the start.
  func html(isOpen: Bool) -> HTML {
    let isSame = comparison.difference == nil
    let verdict: HTML =
      isSame
      ? "<span class=\"verdict good\"><span aria-hidden=\"true\">=</span> Same</span>"
      : "<span class=\"verdict bad\"><span aria-hidden=\"true\">≠</span> Different</span>"
    let inside: HTML = isOpen ? "\(content)" : "<template>\(content)</template>"
    let gist: HTML =
      comparison.difference.map { "<span class=\"gist\" dir=\"auto\">\($0.explanation)</span>" } ?? ""
    return """
      <details class="case" id="c\(number)" data-verdict="\(isSame ? "same" : "different")" \
      data-find="\(comparison.scenario.find(on: comparison.door))"\(isOpen ? " open" : "")>
      <summary class="head">\(verdict)
      <h2 dir="auto">\(comparison.scenario.heading)</h2>
      <span class="meta"><bdi>\(comparison.scenario.name)</bdi> · \(comparison.door.className)</span>
      \(gist)</summary>
      \(inside)
      </details>

      """
  }

  private var content: HTML {
    """
    <div class="content">
    \(explanation)
    \(items)
    <figure aria-label="Time line">
    \(picture.html(names, label: "What happened, in order of time"))
    <figcaption>\(legend)</figcaption>
    <div class="panel" data-panel><p class="hint">Point at a mark, or go to one with Tab and the arrow keys, \
    to read what happened.</p></div>
    </figure>
    \(table)
    \(ReportCost(comparison).html)
    </div>
    """
  }

  // MARK: - What is wrong

  private var explanation: HTML {
    let leftOut: HTML = comparison.leftOut.map { "<p class=\"aside\">\($0)</p>" } ?? ""
    guard let difference = comparison.difference, let deeds = comparison.deeds else {
      let counts = Difference.Lane.allCases.map { $0.events(of: comparison.left).count }
      return """
        <div class="explain"><p class="parting">Both do the same.</p>\
        <p class="aside">Things told to the app: \(counts[0]). Calls to the places service: \(counts[1]); ended: \
        \(counts[2]).</p>\(leftOut)</div>
        """
    }
    let before =
      switch (difference.index, difference.lane) {
      case (0, .told): "Nothing was told before that."
      case (0, .asked): "Nothing was asked before that."
      case (0, .ended): "No call had ended before that."
      case (1, _): "The one event of that kind before is the same on both sides."
      case (let count, _): "The \(count) events of that kind before are the same on both sides."
      }
    return """
      <div class="explain" data-explanation>
      <p class="parting" dir="auto">\(difference.explanation)</p>
      <dl class="deeds">
      <div class="left"><dt><bdi>\(names.left)</bdi> <span class="hand">left</span></dt><dd dir="auto">\(deeds.left)</dd></div>
      <div class="right"><dt><bdi>\(names.right)</bdi> <span class="hand">right</span></dt><dd dir="auto">\(deeds.right)</dd></div>
      </dl>
      <p class="aside">This is at \(difference.at) ms. \(before)</p>\(leftOut)
      </div>
      """
  }

  private var items: HTML {
    let items = comparison.items
    let known = Set(items.map(\.id))
    let bare = comparison.scenario.about.filter { !known.contains($0) }
    guard !items.isEmpty || !bare.isEmpty else { return "" }
    let all = items.map { item -> HTML in
      "<li><span class=\"id\">\(item.id)</span> <span dir=\"auto\">\(item.statement)</span></li>"
    }
    // The first speak most directly; a long list would push the picture out of sight.
    let rows = Array(all.prefix(4))
    let more: HTML =
      all.count > 4
      ? "<details class=\"more\"><summary>\(all.count - 4) more</summary><ul>\(Array(all.dropFirst(4)))</ul></details>"
      : ""
    let rest = bare.map { id -> HTML in "<li><span class=\"id\">\(id)</span></li>" }
    let title: HTML = comparison.difference == nil ? "What it is about" : "What the contract says"
    return "<section class=\"items\"><h3>\(title)</h3><ul>\(rows)\(rest)</ul>\(more)</section>"
  }

  private var legend: HTML {
    let moved: HTML =
      SideBySide(comparison).isMoved
      ? " Times of a side that played in real time are moved to the scenario’s steps." : ""
    return """
      Bars are calls to the places service, from the question to its end. <span class="key">✓ answered</span> \
      <span class="key">✕ failed</span> <span class="key">■ stopped</span> <span class="key">… no end</span> \
      <span class="key">≠ first difference</span>\(moved)
      """
  }

  // MARK: - The same as a table

  private var table: HTML {
    let rows = SideBySide(comparison).rows
    let body = rows.map { row -> HTML in
      let mark: HTML = row.isDifference ? " class=\"differs\"" : ""
      let time: HTML = "<th scope=\"row\">\(row.at)</th>"
      if row.isShared, let event = row.left?.event {
        return "<tr class=\"step\">\(time)<td colspan=\"2\"><bdi>\(event.words)</bdi></td></tr>"
      }
      return "<tr\(mark)>\(time)\(cell(row.left, row))\(cell(row.right, row))</tr>"
    }
    return """
      <details class="table"><summary>Every event as a table (\(rows.count) rows)</summary>
      <div class="scroll"><table data-events>
      <caption class="sr">Every event of both sides by time. A row over both columns is what the user or the \
      app did.</caption>
      <thead><tr><th scope="col">ms</th><th scope="col"><bdi>\(names.left)</bdi></th>\
      <th scope="col"><bdi>\(names.right)</bdi></th></tr></thead>
      <tbody>\(body)</tbody></table></div></details>
      """
  }

  private func cell(_ cell: SideBySide.Cell?, _ row: SideBySide.Row) -> HTML {
    guard let cell else {
      return row.isDifference ? "<td class=\"gap\">≠ nothing</td>" : "<td></td>"
    }
    let flag: HTML = cell.isDifference ? "<span class=\"flag\">≠</span> " : ""
    let arrow: HTML =
      switch row.lane {
      case .asked: "<span class=\"arrow\" aria-hidden=\"true\">→</span> <span class=\"sr\">asked </span>"
      case .ended: "<span class=\"arrow\" aria-hidden=\"true\">←</span> <span class=\"sr\">ended </span>"
      case .told, .step, .note: ""
      }
    return "<td>\(flag)\(arrow)<bdi>\(cell.event.words)</bdi></td>"
  }
}
