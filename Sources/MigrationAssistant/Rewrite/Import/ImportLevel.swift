/// The edits after which old code compiles against the layer.
struct ImportLevel {
  let file: RewriteFile
  var edits = Edits()
  var notes: Notes

  var code: SourceCode { file.code }

  static func edits(in file: RewriteFile, _ notes: inout Notes) -> Edits {
    guard file.isPlacesFile else { return Edits() }
    var level = ImportLevel(file: file, notes: notes)
    level.imports()
    level.spellings()
    level.delegates()
    level.queries()
    level.leftovers()
    notes = level.notes
    return level.edits
  }

  /// What the table of MIGRATION.md lists and no edit settles.
  private mutating func leftovers() {
    for (index, findings) in file.findingsAt {
      for finding in findings {
        switch finding.code {
        case "LP161" where finding.kind == .use:
          notes.add(index, finding.symbol, "LP161", "Not part of the package: use Google's Swift SDK for it.")
        case "LP301":
          notes.add(
            index, finding.symbol, "LP301",
            "Swift does not call it in a subclass: write it in the class that states the conformance, and override it."
          )
        case "LP111" where isInSelector(index):
          notes.add(
            index, finding.symbol, "LP111",
            "Objective-C does not see this method: point the selector at a method of your own that calls it.")
        default: break
        }
      }
    }
    for index in code.tokens.indices where code.isName(index, "placeID") {
      predictionMock(index)
    }
    for index in code.tokens.indices where code.tokens[index].kind == .attribute {
      if code.tokens[index].word.keyword == .objc { exposed(index) }
    }
  }

  private func isInSelector(_ index: Int) -> Bool {
    var cursor = index - 1
    while code.isSign(cursor, ".") || code.isIdentifier(cursor) { cursor -= 1 }
    return code.isSign(cursor, "(") && cursor > 0 && code.tokens[cursor - 1].kind == .directive
      && code.tokens[cursor - 1].word.keyword == .selector
  }

  /// `override var placeID: String?` in a mock of a prediction.
  private mutating func predictionMock(_ index: Int) {
    guard code.keyword(index - 1) == .var, code.keyword(index - 2) == .override, code.isSign(index + 1, ":"),
      code.isName(index + 2, "String"), code.isSign(index + 3, "?"),
      let type = file.outline.typeAround(file.outline.innermost(index)),
      let parent = file.outline.legacyAncestor(of: type),
      Vocabulary.shared.spelling(parent) == "GMSAutocompletePrediction"
    else { return }
    notes.add(
      index, "placeID", "LP131", "The id of a prediction is a String in the layer, not an optional one.")
  }

  private static let unseenByObjectiveC: Set<String> = [
    "LP112", "LP114", "LP116", "LP118", "LP122", "LP125", "LP151",
  ]

  /// `@objc` before something that names what Objective-C cannot see.
  private mutating func exposed(_ attribute: Int) {
    var index = attribute + 1
    if code.isSign(index, "("), let close = code.partner(index) { index = close + 1 }
    while index < code.tokens.count, index - attribute < 60, !code.isSign(index, "{"),
      !code.isSign(index, "}"),
      !code.isSign(index, "=")
    {
      if let keyword = code.keyword(index), [.class, .extension, .protocol].contains(keyword) { return }
      if let id = code.legacyCode(index), Self.unseenByObjectiveC.contains(id) {
        return notes.add(
          index, code.name(index), id,
          "Objective-C does not see this type: leave out @objc, or take what it stands for.")
      }
      index += 1
    }
  }
}
