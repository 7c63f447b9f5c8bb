/// A numbered statement of the behaviour contract, a decision, or a report from the field.
public struct ContractItem: Sendable, Hashable {
  /// `C11`, `D5`, `B34`, `G6`, `N1`.
  public var id: String
  /// What it says, in one sentence.
  public var statement: String

  public init(id: String, statement: String) {
    self.id = id
    self.statement = statement
  }
}

extension ContractItem {
  /// Every item: the contract (C), the decisions (D), the reports (B) and the two guides (G, N).
  public static let all: [ContractItem] = contract + decisions + reports + legacyGuide + newGuide

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }

  /// The item of this id, or `nil`.
  public static func item(_ id: String) -> ContractItem? { byID[id] }
}
