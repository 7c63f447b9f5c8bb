extension BehaviourReport {
  /// A table to print, at most 100 columns wide: each item, its result, and what is behind it.
  public var table: String {
    let names = ["item"] + rows.map(\.item.id)
    let indent = min(names.map(\.count).max() ?? 0, 20) + 2
    let resultWidth = 16
    func line(_ id: String, _ result: String, _ texts: [String]) -> [String] {
      let head = id.padded(to: indent) + result.padded(to: resultWidth)
      let lines = texts.flatMap { $0.wrapped(to: 100 - head.count) }
      return lines.enumerated().map { index, text in
        (index == 0 ? head : String(repeating: " ", count: head.count)) + text
      }
    }
    var lines = ["Behaviour of \(side)", ""] + line("item", "result", ["scenarios and front doors"])
    for row in rows {
      switch row.result {
      case .passed: lines += line(row.item.id, "passed", [row.coverage])
      case .failed(let difference):
        lines += line(row.item.id, "FAILED", [row.item.statement, row.coverage, difference])
      case .notApplicable(let reason): lines += line(row.item.id, "not applicable", [row.coverage, reason])
      }
    }
    if let idleness { lines += [""] + idleness.wrapped(to: 100) }
    lines += ["", "\(passed) passed, \(failed) failed, \(notApplicable) not applicable."]
    if !uncovered.isEmpty {
      let ids = uncovered.map(\.id).joined(separator: ", ")
      lines += "No scenario is about: \(ids).".wrapped(to: 100)
    }
    return lines.map(\.withoutTrailingSpace).joined(separator: "\n")
  }

  /// The report as JSON: an object with the side, the counts, a line for each item, and a line for each check.
  public var json: String {
    func words(_ result: Check.Result) -> [JSONValue.Member] {
      switch result {
      case .passed: [.init(name: "result", value: .string("passed"))]
      case .failed(let difference):
        [
          .init(name: "result", value: .string("failed")),
          .init(name: "difference", value: .string(difference)),
        ]
      case .notApplicable(let reason):
        [
          .init(name: "result", value: .string("notApplicable")),
          .init(name: "reason", value: .string(reason)),
        ]
      }
    }
    return JSONValue.object([
      "side": .string(side), "passed": .int(passed), "failed": .int(failed),
      "notApplicable": .int(notApplicable),
      "items": .array(
        rows.map { row in
          .object(
            [
              .init(name: "item", value: .string(row.item.id)),
              .init(name: "statement", value: .string(row.item.statement)),
              .init(name: "checks", value: .strings(row.checks.map(\.name))),
            ] + words(row.result))
        }),
      "checks": .array(
        checks.map { check in
          .object(
            [
              .init(name: "scenario", value: .string(check.scenario.name)),
              .init(name: "door", value: .string(check.door.rawValue)),
            ] + words(check.result))
        }),
      "uncovered": .strings(uncovered.map(\.id)),
    ]).fileText(open: ["items", "checks"])
  }
}

extension BehaviourReport.Row {
  /// The scenarios, each with the front doors it was played on.
  fileprivate var coverage: String {
    var doors: [(name: String, doors: [String])] = []
    for check in checks {
      if doors.last?.name == check.scenario.name {
        doors[doors.count - 1].doors.append(check.door.rawValue)
      } else {
        doors.append((check.scenario.name, [check.door.rawValue]))
      }
    }
    return doors.map { "\($0.name) (\($0.doors.joined(separator: ", ")))" }.joined(separator: ", ")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    let shown = count > width - 2 ? prefix(width - 3) + "…" : prefix(count)
    return shown + String(repeating: " ", count: max(width - shown.count, 0))
  }

  fileprivate var withoutTrailingSpace: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Lines of at most so many characters, broken at spaces where there are any.
  fileprivate func wrapped(to width: Int) -> [String] {
    var lines = [""]
    for word in split(whereSeparator: \.isWhitespace) {
      var word = word
      if lines[lines.count - 1].count + 1 + word.count > width, !lines[lines.count - 1].isEmpty {
        lines.append("")
      }
      if !lines[lines.count - 1].isEmpty { lines[lines.count - 1] += " " }
      while word.count > width {
        lines[lines.count - 1] += word.prefix(width)
        lines.append("")
        word = word.dropFirst(width)
      }
      lines[lines.count - 1] += word
    }
    return lines
  }
}
