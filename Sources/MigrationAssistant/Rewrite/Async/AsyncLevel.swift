/// The edits that move calls with known shapes to the async core.
enum AsyncLevel {
  private static let sorts: [String: CallShape.Sort] = [
    "LP103": .query, "LP104": .query, "LP105": .lookUp, "LP106": .details,
  ]

  /// The core's names that the new code says; a file that has one of its own keeps its calls.
  private static let coreNames: Set<String> = [
    "PlacesClient", "AutocompleteRequest", "AutocompleteFilter", "AutocompleteSessionToken",
    "AutocompletePlaceSuggestion", "FetchPlaceRequest", "PlaceProperty", "PlaceType",
    "CircularCoordinateRegion", "RectangularCoordinateRegion", "Task", "MainActor",
  ]

  static func edits(in file: RewriteFile, _ notes: inout Notes) -> Edits {
    noteTokens(in: file, &notes)
    guard file.isPlacesFile else { return Edits() }
    let porter = Porter(file)
    var edits = Edits()
    if let own = file.outline.declaredNames.intersection(coreNames.union(["Error", "String", "Int", "UInt"]))
      .min()
    {
      noteCalls(in: file, "The file has a type \(own) of its own.", &notes)
    } else if let other = coreNames.filter(file.isDeclaredElsewhere).min() {
      noteCalls(in: file, "Another file has a type \(other) of its own.", &notes)
    } else {
      collectCalls(porter, &notes)
      let all = porter.calls.values.sorted { $0.first < $1.first }
      var tops: [CallShape] = []
      var around: [CallShape] = []
      for call in all {
        while let outer = around.last, outer.last < call.last { around.removeLast() }
        if let outer = around.last {
          porter.children[outer.first, default: []].append(call)
        } else {
          tops.append(call)
        }
        around.append(call)
      }
      porter.settle(tops)
      edits = porter.edits()
      for (callee, refusal) in porter.refusals {
        let finding = file.findingsAt[callee]?.first
        notes.add(
          callee, finding?.symbol ?? "", finding?.code ?? "LP104", refusal.reason, because: refusal.token)
      }
    }
    keys(in: file, &edits)
    imports(in: file, &edits)
    if edits.isEmpty { noteRest(in: file, &notes) }
    return edits
  }

  private static func collectCalls(_ porter: Porter, _ notes: inout Notes) {
    for (index, findings) in porter.file.findingsAt {
      for finding in findings {
        guard let sort = sorts[finding.code], !porter.file.code.isSign(index - 1, "(") else { continue }
        guard finding.kind == .use else {
          if finding.kind == .possible {
            notes.add(index, finding.symbol, finding.code, "What it is asked of is not known from this file.")
          }
          continue
        }
        do throws(Refusal) {
          let call = try CallShape(index, sort, in: porter.code)
          porter.calls[call.first] = call
        } catch {
          porter.refusals[index] = error
        }
      }
    }
  }

  private static func noteCalls(in file: RewriteFile, _ reason: String, _ notes: inout Notes) {
    for (index, findings) in file.findingsAt {
      for finding in findings where sorts[finding.code] != nil {
        notes.add(index, finding.symbol, finding.code, reason)
      }
    }
  }

  /// A token that was made in the call is moved as it is, and is as dear as before.
  private static func noteTokens(in file: RewriteFile, _ notes: inout Notes) {
    guard file.isPorted else { return }
    let code = file.code
    for index in code.tokens.indices where code.isName(index, "AutocompleteSessionToken") {
      guard code.isSign(index - 1, ":"), code.isName(index - 2, "sessionToken"), code.isSign(index + 1, "("),
        code.isSign(index + 2, ")")
      else { continue }
      notes.add(
        index - 2, "sessionToken", "LP302",
        "The token is made in the call, so that no other call shares it: keep one for the search and its details."
      )
    }
  }

  /// Everything else that is legacy: it is no shape that this tool moves.
  private static func noteRest(in file: RewriteFile, _ notes: inout Notes) {
    for (index, findings) in file.findingsAt {
      for finding in findings where finding.kind != .mistake && finding.code != "LP110" {
        let reason =
          finding.kind == .possible
          ? "What it is asked of is not known from this file."
          : "Not among the shapes that are moved; port it by hand."
        notes.add(index, finding.symbol, finding.code, reason)
      }
    }
  }

  /// `GMSPlacesClient.provideAPIKey(…)` as a statement.
  private static func keys(in file: RewriteFile, _ edits: inout Edits) {
    let code = file.code
    for index in code.tokens.indices where code.isName(index, "provideAPIKey") {
      guard code.isSign(index - 1, "."), code.isName(index - 2, "GMSPlacesClient"),
        code.isSign(index + 1, "("),
        file.isPorted || !file.outline.declaredNames.contains("PlacesClient")
      else { continue }
      var first = index - 2
      if code.isSign(first - 1, "."), code.keyword(first - 2) == .LegacyPlaces { first -= 2 }
      edits.add(file.edit(first, index - 2, "PlacesClient", .asyncKey, "LP101"))
    }
  }

  /// `PlacesCore` where its names are said, `LegacyPlaces` only where something of it is left.
  private static func imports(in file: RewriteFile, _ edits: inout Edits) {
    guard edits.isEmpty, file.isPorted else { return }
    let code = file.code
    let lines = file.imports
    let hasCore = lines.contains { code.isName($0.module, "PlacesCore") }
    let legacy = lines.filter { code.keyword($0.module) == .LegacyPlaces }
    guard let first = legacy.first(where: { !$0.hasKind && $0.conditions.isEmpty }) else { return }
    let isLegacy =
      file.findings.contains { $0.code != "LP110" && $0.kind != .mistake }
      || file.names.contains("legacyError")
    if !isLegacy, legacy.count == 1 {
      if hasCore {
        guard let range = code.lines(first.first, first.last) else { return }
        edits.add(Edit(range.start, range.end, "", .importList, "LP110"))
      } else {
        edits.add(file.edit(first.module, first.last, "PlacesCore", .importList, "LP110"))
      }
    } else if !hasCore {
      var stop = Int(code.tokens[first.last].end)
      while stop < code.bytes.count, code.bytes[stop] != 0x0A, code.bytes[stop] != 0x0D { stop += 1 }
      edits.add(Edit(stop, stop, code.lineEnding + "import PlacesCore", .importList, "LP110"))
    }
  }
}

extension Porter {
  /// The changes to the file: whole calls, and the values outside of them that moved with them.
  func edits() -> Edits {
    var edits = Edits()
    for (first, text) in texts {
      guard let call = calls[first] else { continue }
      let id = file.findingsAt[call.callee]?.first?.code ?? "LP104"
      edits.add(
        file.edit(
          first, call.last, ending(text), call.sort == .query ? .asyncQuery : .asyncDetails, id))
    }
    let ranges = texts.keys.compactMap { calls[$0] }
    func isInCall(_ index: Int) -> Bool { ranges.contains { $0.first <= index && index <= $0.last } }
    let ids: [PortedValue.Sort: String] = [
      .client: "LP101", .token: "LP123", .filter: "LP121", .mask: "LP144",
    ]
    for value in values where value.isMoved {
      var parts: [Edit] = []
      let id = ids[value.sort] ?? "LP101"
      var tokens = value.uses.filter { code.isSign($0 + 1, "=") }.map { $0 + 2 }
      if value.isDropped {
        tokens = ([value.declaration] + value.uses.filter { code.isSign($0 + 1, "=") }).compactMap {
          wholeLine($0)?.first
        }
      }
      if let type = value.type { tokens.append(type) }
      if let first = value.value { tokens.append(first) }
      tokens.append(value.declaration)
      if value.sort == .filter {
        tokens = replacedStatements.keys.filter { start in
          guard let replaced = replacedStatements[start] else { return false }
          return (start...replaced.last).contains { filterTokens.contains($0) || $0 == value.declaration }
            && value.scope.contains(start) && (start...replaced.last).contains { code.isName($0, value.name) }
        }
      }
      for token in Set(tokens).sorted() where !isInCall(token) {
        if let replaced = replacedStatements[token] {
          if replaced.text == Porter.nothing, let range = code.lines(token, replaced.last) {
            parts.append(Edit(range.start, range.end, "", .asyncValue, id))
          } else {
            parts.append(
              file.edit(
                token, replaced.last, ending(replaced.text == Porter.nothing ? "" : replaced.text),
                .asyncValue, id))
          }
        } else if let text = replacements[token] {
          parts.append(file.edit(token, token, text, .asyncValue, id))
        }
      }
      if !parts.isEmpty { edits.add(together: parts) }
    }
    return edits
  }

  /// Text with the file's own line endings, and without the lines that go.
  private func ending(_ text: String) -> String {
    let lines = Lines.split(text).filter { !$0.contains(Porter.nothing) }
    return lines.joined(separator: code.lineEnding)
  }
}
