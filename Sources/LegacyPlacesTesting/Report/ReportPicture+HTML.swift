extension ReportPicture {
  /// The names of the sides.
  struct Names {
    var left: String
    var right: String

    func of(_ place: Place) -> String {
      switch place {
      case .script: "User and app"
      case .left: left
      case .right: right
      }
    }
  }

  func html(_ names: Names, label: String) -> HTML {
    // Without a moment there is nothing to draw.
    guard !moments.isEmpty else { return "<p>Nothing happened on either side.</p>" }
    return """
      <div class="scroll" role="group" aria-label="\(label)">
      <div class="picture \(isLong ? "down" : "across") k\(rowCount) n\(innerCount)\(columnClass)" data-picture>
      \(heads(names))\(axis)\(bands)\(items.map { html($0, names) })</div></div>
      """
  }

  private var columnClass: HTML { isLong ? "" : " \(columns.name)" }

  /// The widths of the columns, as a class and its rule: as wide as their time is long, and never narrower
  /// than what stands in them.
  var columns: (name: HTML, rule: String) {
    var gaps = zip(moments, moments.dropFirst()).map { $1 - $0 }
    let middle = gaps.isEmpty ? 100 : gaps.sorted()[gaps.count / 2]
    gaps = gaps.map { min(max($0, 1), max(4 * middle, 1)) }
    gaps.append(max(middle, 1))
    let name = "w" + gaps.map(String.init).joined(separator: "-")
    let widths = gaps.map { "minmax(max-content,\($0)fr)" }.joined(separator: " ")
    return (
      HTML(stringLiteral: name),
      ".across.\(name){grid-template-columns:max-content \(widths)}"
    )
  }

  private func heads(_ names: Names) -> HTML {
    let sides = [Place.left, .right].map { place -> HTML in
      let row = (lanes.first { $0.place == place }?.row ?? 2) - 1
      return """
        <div class="side \(Self.name(place)) r\(row)" data-lane="\(place.rawValue)"><bdi>\(names.of(place))</bdi>\
        </div>
        """
    }
    let titles = lanes.map { lane -> HTML in
      let place = Self.name(lane.place)
      let hidden: HTML = lane.isVisible ? "" : "<span class=\"hidden-lane\">not visible</span>"
      let mark: HTML = lane.place == .script ? " data-lane=\"script\"" : ""
      return "<div class=\"lane \(place) r\(lane.row)\"\(mark)>\(lane.title)\(hidden)</div>"
    }
    return "\(sides)\(titles)"
  }

  private var axis: HTML {
    let marks = moments.enumerated().map { index, moment -> HTML in
      let parts = differences.contains(index)
      let flag: HTML = parts ? " <span class=\"flag\">≠ <span class=\"word\">differs</span></span>" : ""
      let unit: HTML = " <span class=\"unit\">ms</span>"
      return "<div class=\"tick f\(index) r1\">\(moment)\(unit)\(flag)</div>"
    }
    return "\(marks)"
  }

  private var bands: HTML {
    let bands = differences.sorted().map { index -> HTML in "<div class=\"band f\(index)\"></div>" }
    return "\(bands)"
  }

  static func name(_ place: Place) -> HTML { HTML(stringLiteral: place.rawValue) }

  private func html(_ item: Item, _ names: Names) -> HTML {
    let grid: HTML = "\(Self.name(item.place)) f\(item.from) t\(item.to) r\(item.row) i\(item.inner)"
    switch item.content {
    case .marks(let marks):
      return "<div class=\"cell \(grid)\">\(marks.map { html($0, item.place, names) })</div>"
    case .list(let list):
      return """
        <div class="list \(grid)"><span class="shows" aria-hidden="true">shows </span><bdi>\(short(list.shortWords, 160))\
        </bdi></div>
        """
    case .call(let call):
      return "\(bar(call, grid, item.place, names))<i class=\"rail \(grid)\"></i>"
    }
  }

  private func html(_ mark: Mark, _ place: Place, _ names: Names) -> HTML {
    let difference: HTML = mark.isDifference ? " data-difference" : ""
    guard let event = mark.event else {
      return """
        <span class="ev gap"\(difference)><span class="flag" aria-hidden="true">≠</span> nothing\
        <span class="sr"> from \(names.of(place)), although the other side did something</span></span>
        """
    }
    return """
      <button type="button" class="ev \(event.kindClass)"\(difference) data-event data-at="\(mark.at)" \
      data-line="\(event.line)" aria-label="\(label(mark.at, place, names, event.plainWords, mark.isDifference))">\
      \(mark.isDifference ? Self.flag : "")\(event.shortHTML)</button>
      """
  }

  private func bar(_ call: Call, _ grid: HTML, _ place: Place, _ names: Names) -> HTML {
    let ended = Self.words(call)
    let line =
      call.asked.line + (call.endsAt.map { " · \($0) #\(call.number) \(call.end?.rawValue ?? "")" } ?? "")
    let words = call.asked.plainWords + ", " + ended.long
    return """
      <button type="button" class="ev bar \(ended.name) \(grid)"\(call.isDifference ? " data-difference" : "") \
      data-event data-at="\(call.at)" data-line="\(line)" \
      aria-label="\(label(call.at, place, names, words, call.isDifference))">\
      \(call.isDifference ? Self.flag : "")<span class="what"><b>#\(call.number)</b> \
      <bdi>\(short(call.question.shortWords))</bdi></span> <span class="end">\(ended.short)</span></button>
      """
  }

  private static let flag: HTML = "<span class=\"flag\" aria-hidden=\"true\">≠</span> "

  private static func words(_ call: Call) -> (name: HTML, short: HTML, long: String) {
    let when = call.endsAt.map { " at \($0) ms" } ?? ""
    switch call.end {
    case .answered: return ("answered", "✓<span class=\"at\">\(when)</span>", "answered\(when)")
    case .failed: return ("failed", "✕<span class=\"at\"> failed\(when)</span>", "failed\(when)")
    case .cancelled: return ("stopped", "■<span class=\"at\"> stopped\(when)</span>", "stopped\(when)")
    case nil: return ("open", "…<span class=\"at\"> no end</span>", "not ended when the trace did")
    }
  }

  private func label(
    _ moment: Int, _ place: Place, _ names: Names, _ words: String, _ isDifference: Bool
  ) -> String {
    "\(moment) ms, \(names.of(place)): \(words)." + (isDifference ? " Here is the first difference." : "")
  }
}

extension ServiceQuestion {
  var shortWords: String { text.map { "“\($0)”" } ?? "details \(place ?? "")" }
}

extension ListState {
  var shortWords: String {
    switch self {
    case .empty: "nothing"
    case .rows(let rows): rows.map { $0.text.isEmpty ? $0.placeID : $0.text }.joined(separator: " · ")
    case .noMatch: "“no match”"
    case .cantLoad: "“can’t load”"
    }
  }
}

extension TraceEvent {
  fileprivate var kindClass: HTML {
    switch what {
    case .did: "did"
    case .told(.failed, _), .told(.offMain, _): "told failure"
    case .told: "told"
    case .asked, .ended: "call"
    case .note: "note"
    }
  }

  /// A few words for the picture.
  fileprivate var shortHTML: HTML {
    switch what {
    case .did(let words), .note(let words): return "<bdi>\(short(words))</bdi>"
    case .told(let event, let delegate):
      let to: HTML =
        delegate == Scenario.firstDelegate ? "" : " <span class=\"to\">→ <bdi>\(delegate)</bdi></span>"
      return "<b>\(event.name)</b> <bdi>\(short(event.shortFacts))</bdi>\(to)"
    case .asked, .ended: return "<bdi>\(words)</bdi>"
    }
  }
}

extension SubjectEvent {
  fileprivate var name: String {
    switch self {
    case .requested: "did request"
    case .updated: "did update"
    case .predictions: "predictions"
    case .shouldSelect: "should select"
    case .place: "place"
    case .failed: "✕ error"
    case .cancelled: "cancelled"
    case .offMain: "✕ off main"
    }
  }

  fileprivate var shortFacts: String {
    switch self {
    case .updated(.rows(let rows)?), .predictions(let rows): rows.isEmpty ? "none" : "×\(rows.count)"
    case .updated(let list?): list.shortWords
    case .shouldSelect(let row): row.text.isEmpty ? row.placeID : row.text
    case .place(let place): place.name ?? place.id ?? "(no id)"
    case .failed(let code): String(code)
    case .offMain(let what): what
    case .requested, .updated(nil), .cancelled: ""
    }
  }
}

/// The text as far as a mark has room; the label and the table have all of it.
private func short(_ text: String, _ limit: Int = 30) -> String {
  text.count > limit ? text.prefix(limit - 1) + "…" : text
}
