import Foundation

/// Yes/no facts of a place that queries filter by.
struct PlaceTraits: OptionSet, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Addresses, areas and cities: what the type `geocode` selects.
  static let geocode = PlaceTraits(rawValue: 1)
  /// Businesses and sights: what the type `establishment` selects.
  static let establishment = PlaceTraits(rawValue: 2)
  /// Visits its customers and has no public location.
  static let serviceArea = PlaceTraits(rawValue: 4)
  /// Has not opened yet.
  static let futureOpening = PlaceTraits(rawValue: 8)

  init(table: PlaceTable, row: Int) {
    self = []
    let types = table.types(of: row)
    if types.contains("geocode") { insert(.geocode) }
    if types.contains("establishment") { insert(.establishment) }
    if let attributes = table.attributes[row] {
      if attributes.isServiceAreaBusiness { insert(.serviceArea) }
      if attributes.status == "FUTURE_OPENING" { insert(.futureOpening) }
    }
  }
}

/// How much a place matters by itself, before anybody has typed anything.
enum Prominence {
  /// The decimal logarithm of the population, and for what has none a value on that scale.
  static func of(row: Int, in table: PlaceTable) -> Double {
    let population = table.populations[row]
    if population > 0 { return log10(Double(population)) }
    let ratings = table.attributes[row]?.ratingCount ?? 0
    switch table.primaryType(of: row) {
    // Below the largest cities, so that "s" and "singapore" offer cities first.
    case "country": return 6.6
    case "administrative_area_level_1": return 5.5
    case "administrative_area_level_2", "sublocality", "sublocality_level_1", "neighborhood": return 4.5
    case "locality", "postal_town": return 4
    case "postal_code", "route": return 3.5
    case "premise", "street_address": return 2.8
    case "subpremise": return 2
    case "airport":
      // The file does not tell large airports from small ones, but the name often does.
      return nameHolds("International", row: row, table) ? 5 : 4.5
    default:
      // Businesses by how many people rated them; what is not rated, as the landmarks, is well known.
      return ratings > 0 ? 2.5 + log10(Double(ratings)) * 0.5 : 6
    }
  }

  private static func nameHolds(_ word: String, row: Int, _ table: PlaceTable) -> Bool {
    table.text(PlaceColumn.name, row: row).contains(word)
  }
}
