/// The common form of the values' `description`: the type's name and the members that are set.
///
/// For debugging; the form is not a promise.
func describe(_ type: String, _ members: [(String, Any?)]) -> String {
  let set = members.compactMap { name, value in value.map { "\(name): \($0)" } }
  return "\(type)(\(set.joined(separator: ", ")))"
}
