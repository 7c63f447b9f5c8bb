import Foundation

/// What libFuzzer calls with each input: nothing that a file holds may crash the scan, take long or give nonsense.
///
/// Compiled by `.ci/checks/fuzz.sh` into one module with the sources of the scanner. The first byte says what the rest
/// is: Swift or Objective-C to scan, Swift to rewrite, the record of a ratchet, or ignore rules.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count).dropFirst())
  switch start[0] % 6 {
  case 0: check(bytes, .swift)
  case 1: check(bytes, .objectiveC)
  case 2: checkBaseline(bytes)
  case 3: checkIgnoreRules(bytes)
  case 4: checkRewrite(bytes, .import)
  default: checkRewrite(bytes, .async)
  }
  return 0
}

private func check(_ bytes: [UInt8], _ language: Scanner.Language) {
  guard let text = try? SourceText(bytes: bytes) else { return }
  // Past the quick look at the bytes, so that what it would leave out is read too.
  let code = SourceCode(text.bytes, language == .swift ? .swift : .objectiveC)
  for (index, token) in code.tokens.enumerated() {
    require(token.start <= token.end && Int(token.end) <= text.bytes.count, "a token outside the text")
    require(index == 0 || code.tokens[index - 1].end <= token.start, "tokens out of order")
    if token.partner >= 0 {
      require(code.tokens[Int(token.partner)].partner == Int32(index), "brackets that are no partners")
    }
  }
  let findings =
    language == .swift ? SwiftScanner.findings(in: code) : ObjectiveCScanner.findings(in: code)
  require(Scanner.findings(in: text.bytes, language) == findings, "the quick look leaves something out")
  var last = (line: 1, column: 0)
  for finding in findings {
    require((finding.line, finding.column) >= (last.line, last.column), "findings out of order")
    require(finding.characterColumn <= finding.column, "more characters than bytes")
    last = (finding.line, finding.column)
  }
}

/// A rewrite comes to an end, a second one changes nothing, and its difference from the source leads back to it.
private func checkRewrite(_ bytes: [UInt8], _ level: RewriteLevel) {
  guard let text = try? SourceText(bytes: bytes) else { return }
  let once = Rewriter.rewrite(text.bytes, .swift, level: level)
  require(once.skipped == nil || once.bytes == text.bytes, "a file that was left alone and changed")
  let again = Rewriter.rewrite(once.bytes, .swift, level: level)
  require(again.bytes == once.bytes, "a second rewrite changes something")
  for note in once.notes {
    require(note.line >= 1 && note.column >= 1 && note.newLine >= 1 && note.newColumn >= 1, "a note nowhere")
  }
  let diff = UnifiedDiff(path: "a.swift", from: text.bytes, to: once.bytes)
  require(diff.lines.isEmpty == (text.bytes == once.bytes), "a difference that is none")
}

private func checkBaseline(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  _ = try? Baseline(text: text)
  // Any names come back as they were written.
  guard let baseline = try? Baseline(text: "\(Baseline.header)\n\(text)") else { return }
  require((try? Baseline(text: baseline.text)) == baseline, "a record that does not come back")
}

private func checkIgnoreRules(_ bytes: [UInt8]) {
  let halves = bytes.split(separator: 0, maxSplits: 1)
  guard halves.count == 2 else { return }
  let path = halves[1].split(separator: UInt8(ascii: "/")).map { Array($0) }
  let rules = IgnoreRules(String(decoding: halves[0], as: UTF8.self))
  _ = rules.ignores(path[...], isFolder: bytes.count.isMultiple(of: 2))
}

/// As `precondition`, which keeps its words to itself in an optimised build.
private func require(_ holds: Bool, _ words: StaticString) {
  guard !holds else { return }
  FileHandle.standardError.write(Data("NOT SO: \(words)\n".utf8))
  preconditionFailure()
}
