extension MigrationCode {
  /// The codes about a topic: an id, a symbol with or without its labels, or a legacy name; in either case.
  public static func about(_ topic: String) -> [MigrationCode] {
    if let code = code(topic) { return [code] }
    let wanted = topic.lowercased()
    let exact = all.filter { code in code.names.contains { $0.lowercased() == wanted } }
    if !exact.isEmpty { return exact }
    return all.filter { code in
      code.names.contains { name in
        name.prefix { $0 != "(" }.lowercased() == wanted
      }
    }
  }

  /// Everything that can be asked about, for a nearest word.
  public static let topics: [String] = all.map(\.id) + all.flatMap(\.names)

  private var names: [String] { symbols + (Self.legacyNames[id] ?? []) }
}
