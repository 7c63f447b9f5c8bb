/// The types that a filter may name.
enum KnownTypes {
  static let names: [String] = []
}
