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
  /// The item of this id, or `nil`.
  public static func item(_ id: String) -> ContractItem? {
    all.first { $0.id == id }
  }

  /// The items that speak about a difference, those that the scenario is about first.
  static func items(
    for lane: Difference.Lane, _ left: TraceEvent?, _ right: TraceEvent?, about: [String]
  ) -> [ContractItem] {
    about.compactMap(item)
  }

  /// Every item.
  public static let all: [ContractItem] = []
}
