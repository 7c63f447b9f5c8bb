import Foundation
import Testing

@Suite("The labelled corpus")
struct CorpusTests {
  @Test("Known: what is found is what the labels say, in their order", arguments: Corpus.files("Known"))
  func known(name: String) throws {
    #expect(try Corpus.found("Known", name) == Corpus.labels("Known", name))
  }

  @Test("Judge: of the labels, and of what is found, at least 99 in 100 are right; the rest is explained")
  func judge() throws {
    var labels = 0
    var found = 0
    var missing: [String] = []
    var wrong: [String] = []
    for name in Corpus.files("Judge") {
      let expected = try Corpus.labels("Judge", name)
      let actual = try Corpus.found("Judge", name)
      labels += expected.count
      found += actual.count
      missing += expected.filter { !actual.contains($0) }.map { "- \(name)\t\($0)" }
      wrong += actual.filter { !expected.contains($0) }.map { "+ \(name)\t\($0)" }
      let agreed = expected.filter(actual.contains)
      #expect(actual.filter(expected.contains) == agreed, "\(name): the order of the file")
    }
    let recall = Double(labels - missing.count) / Double(labels)
    let precision = Double(found - wrong.count) / Double(found)
    print("Judge: \(labels) labels, recall \(recall), precision \(precision)")
    #expect(recall >= 0.99)
    #expect(precision >= 0.99)
    let explained = Set(JudgeDisagreements.all.map(\.line))
    let actual = Set(missing + wrong)
    #expect(actual.subtracting(explained).sorted() == [], "not explained in JudgeDisagreements.swift")
    #expect(
      explained.subtracting(actual).sorted() == [], "no longer so: take it out of JudgeDisagreements.swift")
  }

  @Test("The corpus is as large as promised, a third of it is the judge, and every file has labels")
  func size() {
    let known = Corpus.files("Known")
    let judge = Corpus.files("Judge")
    #expect(known.count + judge.count >= 120)
    #expect(judge.count * 100 >= (known.count + judge.count) * 30)
    for (part, names) in [("Known", known), ("Judge", judge)] {
      let folder = Corpus.folder.appendingPathComponent(part).path
      let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      #expect(Set(all.filter { $0.hasSuffix(".labels") }) == Set(names.map { $0 + ".labels" }))
    }
  }
}
