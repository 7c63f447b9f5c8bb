import Foundation
import MigrationAssistant
import Testing

/// The scanner against files whose findings people wrote down.
@Suite("Scan corpus")
struct CorpusTests {
  @Test(
    "Every known file has its labels' findings, neither more nor less, in their order",
    arguments: Corpus.known)
  func known(_ file: String) throws {
    #expect(try Corpus.found(file) == Corpus.labels(file))
  }

  @Test("The judge's files agree, but for disagreements that are explained")
  func judge() throws {
    let agreement = try Agreement(Corpus.judge)
    let explained = JudgeDisagreements.all.mapValues { $0.flatMap(\.lines).sorted() }
    #expect(agreement.disagreements.mapValues { $0.sorted() } == explained)
  }

  @Test("On the judge's files precision and recall are 99 percent at least")
  func quality() throws {
    let agreement = try Agreement(Corpus.judge)
    print(
      """
      Judge: \(Corpus.judge.count) files, \(agreement.right + agreement.missed) labels, recall \
      \(percent(agreement.recall)), precision \(percent(agreement.precision))
      """)
    #expect(agreement.recall >= 0.99)
    #expect(agreement.precision >= 0.99)
  }

  private func percent(_ share: Double) -> String { String(format: "%.2f %%", share * 100) }

  @Test(
    "The corpus is there: at least 120 files, a third of them the judge's, and a label file for each source")
  func size() throws {
    #expect(Corpus.known.count + Corpus.judge.count >= 120)
    #expect(Corpus.judge.count * 3 >= 120)
    for name in ["Known", "Judge"] {
      let all = try FileManager.default.contentsOfDirectory(
        atPath: Corpus.folder.appendingPathComponent(name).path)
      let sources = all.filter { !$0.hasSuffix(".labels") }
      #expect(Set(sources.map { $0 + ".labels" }) == Set(all.filter { $0.hasSuffix(".labels") }))
    }
  }

  @Test("Several jobs find what one finds")
  func jobs() async throws {
    let tree = SourceTree([Corpus.folder.path], excludes: [])
    let alone = await ScanReport.scan(tree, jobs: 1)
    #expect(alone.filesRead == Corpus.known.count + Corpus.judge.count)
    #expect(alone.count > 2_000)
    for jobs in [2, 7] {
      #expect(await ScanReport.scan(tree, jobs: jobs) == alone)
    }
  }
}
