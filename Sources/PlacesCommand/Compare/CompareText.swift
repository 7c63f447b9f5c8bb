import LegacyPlacesTesting

/// What came of the comparisons, as text for people.
struct CompareText {
  let result: CompareResult
  let columns: Int

  /// The columns when it is no terminal that the text goes to.
  static let plainColumns = 100
  /// Under this the time lines stand one below the other.
  static let leastForTwo = 80
  /// Of the items that speak about a difference, so many are written out.
  static let mostItems = 5

  var lines: [StyledText] {
    if result.runs.count == 1, let comparison = result.runs[0].comparison {
      return full(comparison) + [StyledText()] + next(comparison)
    }
    var lines = result.plan.isRandom ? [] : list
    if !lines.isEmpty { lines.append(StyledText()) }
    lines += totals
    if let first = result.different.first {
      lines += [StyledText(), StyledText("The first difference", .strong), StyledText()]
      lines += full(first) + [StyledText()]
      if first == result.shrunk { lines += file(first.scenario) }
      lines += next(first)
    } else if let report = result.options.report {
      lines += [StyledText("The report is in \(visible(report)).")]
    }
    return lines
  }

  // MARK: - Many

  private var list: [StyledText] {
    let names = result.runs.map { visible($0.scenario.name) }
    let nameWidth = min(names.map { displayWidth($0) }.max() ?? 0, 40)
    return zip(result.runs, names).map { run, name in
      var row: StyledText
      switch run.outcome {
      case .compared(let comparison) where comparison.difference != nil:
        row = StyledText("≠ different       ", .alert)
      case .compared: row = StyledText("= same            ")
      case .notApplicable: row = StyledText("– not applicable  ", .dim)
      }
      row += StyledText(padded(name, to: nameWidth) + "  " + padded(run.door.rawValue, to: 7))
      if let words = run.difference?.explanation ?? run.reason {
        row += StyledText("  " + visible(words), run.comparison == nil ? .dim : .plain)
      }
      row.hang = 18
      return row
    }
  }

  private var totals: [StyledText] {
    let (left, right) = sides
    var line =
      StyledText("\(left) beside \(right): ", .strong)
      + StyledText("\(result.same.count) the same, ")
      + StyledText("\(result.different.count) different", result.different.isEmpty ? .plain : .alert)
      + StyledText(", \(result.notApplicable.count) not applicable.")
    line.hang = 2
    guard let count = result.options.random else { return [line] }
    return [
      StyledText("Made up: \(counted(count, "scenario")) from seed \(result.options.seed ?? 1)."), line,
    ]
  }

  private var sides: (left: String, right: String) {
    guard let comparison = result.runs.lazy.compactMap(\.comparison).first else {
      return (visible(result.options.left), visible(result.options.right))
    }
    return (visible(comparison.left.side), visible(comparison.right.side))
  }

  // MARK: - One

  func full(_ comparison: Comparison) -> [StyledText] {
    var lines = head(comparison)
    lines.append(StyledText())
    lines += CompareTimeLine(comparison, columns: columns).lines
    lines.append(StyledText())
    lines += verdict(comparison)
    if let leftOut = comparison.leftOut { lines.append(StyledText(leftOut, .dim)) }
    if comparison.difference != nil, !comparison.items.isEmpty {
      lines += [StyledText(), StyledText("What the contract says", .strong)]
      lines += items(Array(comparison.items.prefix(Self.mostItems)))
      let rest = comparison.items.dropFirst(Self.mostItems).map(\.id)
      if !rest.isEmpty { lines.append(StyledText("  and \(rest.joined(separator: ", "))", .dim)) }
    }
    return lines
  }

  private func head(_ comparison: Comparison) -> [StyledText] {
    let scenario = comparison.scenario
    let subtitle =
      "\(scenario.name) on \(comparison.door.className): \(comparison.left.side) beside "
      + comparison.right.side
    var lines = [StyledText(visible(scenario.heading), .strong), StyledText(visible(subtitle))]
    let known = scenario.about.map { ContractItem.item($0) ?? ContractItem(id: $0, statement: "") }
    if !known.isEmpty { lines += [StyledText("About")] + items(known) }
    return lines
  }

  private func items(_ items: [ContractItem]) -> [StyledText] {
    let width = (items.map(\.id.count).max() ?? 0) + 2
    return items.map { item in
      var line =
        StyledText("  " + padded(visible(item.id), to: width), .dim) + StyledText(visible(item.statement))
      line.hang = width + 2
      return line
    }
  }

  private func verdict(_ comparison: Comparison) -> [StyledText] {
    guard let difference = comparison.difference else {
      let counts = Difference.Lane.allCases.map { $0.events(of: comparison.left).count }
      return [
        StyledText("= Same: ", .strong)
          + StyledText(
            "\(counts[0]) told to the app, \(counts[1]) asked of the service, \(counts[2]) of these ended.")
      ]
    }
    return [
      StyledText("≠ Different at \(difference.at) ms: ", .alert) + StyledText(visible(difference.explanation))
    ]
  }

  /// A made-up scenario as a file to keep.
  private func file(_ scenario: Scenario) -> [StyledText] {
    let title = "As a file, as small as it still differs (the seed makes it in full)"
    return [StyledText(title, .strong)]
      + scenario.json.split(separator: "\n").map { StyledText(visible(String($0)), .dim) } + [StyledText()]
  }

  /// What to do now.
  private func next(_ comparison: Comparison) -> [StyledText] {
    if let report = result.options.report { return [StyledText("The report is in \(visible(report)).")] }
    return [
      StyledText("Next: ", .strong) + StyledText(command(comparison), .plain)
        + StyledText("  (shows it as a picture)", .dim)
    ]
  }

  private func command(_ comparison: Comparison) -> String {
    let options = result.options
    var words = ["legacy-places", "compare"]
    if options.random != nil {
      // A made-up scenario is made again by its own seed, which its name ends with.
      let seed = comparison.scenario.name.split(separator: "-").last.map(String.init)
      words += ["--random", "1", "--seed", seed ?? String(options.seed ?? 1)]
    } else if let given = options.scenario, case .file? = ComparePlan.file(given) {
      words += ["--scenario", given]
    } else if let given = options.scenario, case .folder? = ComparePlan.file(given) {
      words += ["--scenario", given + (given.hasSuffix("/") ? "" : "/") + comparison.scenario.name + ".json"]
    } else {
      words += ["--scenario", comparison.scenario.name]
    }
    words += ["--door", comparison.door.rawValue]
    if options.left != "reference" { words += ["--left", options.left] }
    if options.right != "adapter" { words += ["--right", options.right] }
    words += ["--report", "report.html"]
    return words.map(shellWord).joined(separator: " ")
  }
}

/// A word as a shell takes it, in quotes where it needs them.
func shellWord(_ word: String) -> String {
  let isPlain =
    !word.isEmpty
    && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=:,".contains($0)) }
  return isPlain ? word : "'" + visible(word).replacing("'", with: "'\\''") + "'"
}
