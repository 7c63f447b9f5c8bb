import MigrationCodes
import Testing

@testable import MigrationAssistant

/// What the scanner knows by name.
@Suite("Scan vocabulary")
struct VocabularyTests {
  @Test("Every name that the scanner tells has a code of the catalogue")
  func codes() {
    let ids = Set(MigrationCode.all.map(\.id))
    for (code, names) in MigrationCode.legacyNames {
      #expect(ids.contains(code))
      #expect(Set(names).count == names.count)
    }
    #expect(Set(Member.all.map(\.code) + Member.objectiveC.map(\.code)).isSubset(of: ids))
    #expect(Set(DelegateMethod.all.map(\.code)).isSubset(of: ids))
  }

  @Test("Each legacy name is known by its bytes, and by none of its beginnings or longer forms")
  func names() {
    let all = Set(MigrationCode.legacyNames.values.joined())
    for name in all {
      for (spelling, isName) in [
        (name, true), (name + "s", all.contains(name + "s")),
        (String(name.dropLast()), all.contains(String(name.dropLast()))),
      ] {
        let word = Array(spelling.utf8).withUnsafeBufferPointer { Vocabulary.shared.table.word($0) }
        #expect((Vocabulary.shared.code(word) != nil) == isName, "\(spelling)")
        if isName { #expect(Vocabulary.shared.spelling(word) == spelling) }
      }
    }
  }

  @Test("No legacy name stands under two codes")
  func once() {
    let all = MigrationCode.legacyNames.values.flatMap { $0 }
    #expect(Set(all).count == all.count)
  }
}
