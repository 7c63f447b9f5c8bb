import Foundation
import PlacesEngine

/// Cuts the fields of a place down to the parts that a mask asks for.
enum MaskPruning {
  /// Whole fields are already chosen; only when a path names a part of one is there more to do.
  static func prune(_ place: ServicePlace, to mask: FieldMask) throws(ServiceFailure) -> ServicePlace {
    guard mask.hasParts else { return place }
    do {
      let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(place))
      let pruned = prune(written, to: mask.root)
      return try JSONDecoder().decode(ServicePlace.self, from: JSONSerialization.data(withJSONObject: pruned))
    } catch {
      throw ServiceFailure(
        .internal,
        "The offline places service could not cut the answer to the field mask. Report this as a fault.")
    }
  }

  private static func prune(_ value: Any, to node: FieldMask.Node) -> Any {
    if node.isWhole { return value }
    if let values = value as? [Any] { return values.map { prune($0, to: node) } }
    guard let members = value as? [String: Any] else { return value }
    var kept: [String: Any] = [:]
    for (name, part) in node.parts {
      if let member = members[name] { kept[name] = prune(member, to: part) }
    }
    return kept
  }
}
