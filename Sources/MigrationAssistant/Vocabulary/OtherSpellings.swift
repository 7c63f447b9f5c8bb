/// Spellings of legacy symbols beside those of the catalogue, and the codes that speak about them.
package enum OtherSpellings {
  /// By the lowercased spelling: selectors of Objective-C, and delegate methods as other eras of Swift wrote them.
  private static let codes: [String: Set<String>] = {
    var codes: [String: Set<String>] = [:]
    func add(_ spelling: String, _ code: String) { codes[spelling.lowercased(), default: []].insert(code) }
    for selector in Member.objectiveC { add(selector.name, selector.code) }
    for spelling in shared { add(spelling, "LP101") }
    for method in DelegateMethod.all {
      for spelling in [method.selector] + method.olden { add(spelling, method.code) }
    }
    return codes
  }()

  /// The shared client, in Objective-C and in Swift 2.
  private static let shared = ["sharedClient", "sharedClient()"]

  /// Everything that is known, for a nearest word.
  package static let all: [String] =
    Member.objectiveC.map(\.name) + DelegateMethod.all.flatMap { [$0.selector] + $0.olden }

  /// The codes of a spelling, in order; letters' case does not count.
  package static func codes(of spelling: String) -> [String] {
    (codes[spelling.lowercased()] ?? []).sorted()
  }
}
