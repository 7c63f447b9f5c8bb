import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// The figures and numbers of MIGRATION.md come from the code: the ledger, the tiers of fields, the contract.
@Suite("Migration guide's figures")
struct MigrationFiguresTests {
  /// The lines of the guide between two marks.
  static func block(_ name: String) throws -> String {
    let text = try String(contentsOf: MigrationGuideTests.guide, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- \(name):begin -->\n")?.upperBound)
    let stop = try #require(text.range(of: "<!-- \(name):end -->")?.lowerBound)
    return String(text[start..<stop])
  }

  static func dollars(_ amount: Double) -> String { String(format: "%.2f", amount) }

  /// What 1,000 picks cost, with so many autocomplete requests for each.
  static func thousandPicks(
    _ requests: Int, token: String? = "token", fields: GMSPlaceField? = nil, geocoded: Bool = false
  ) -> Double {
    var ledger = SessionLedger()
    for _ in 0..<requests { ledger.recordPredictions(token: token, outcome: .answered) }
    if let fields { ledger.recordDetails(token: token, fields: fields.maskPaths, outcome: .answered) }
    let geocoding = geocoded ? ledger.prices.firstTierPrice(of: .geocoding) ?? 0 : 0
    return (ledger.bill.listPrice + geocoding) * 1000
  }

  @Test("C59 C63 the guide's cost of 1,000 picks is what the ledger says")
  func costs() throws {
    let essentials: GMSPlaceField = [.coordinate, .formattedAddress]
    let patterns: [(String, (Int) -> Double)] = [
      ("token, details with Essentials fields", { Self.thousandPicks($0, fields: essentials) }),
      ("token, details with the name or anything dearer", { Self.thousandPicks($0, fields: .name) }),
      ("token, details with the ID only", { Self.thousandPicks($0, fields: .placeID) }),
      ("no token, the chosen ID geocoded", { Self.thousandPicks($0, token: nil, geocoded: true) }),
      ("no token, details with the name", { Self.thousandPicks($0, token: nil, fields: .name) }),
      ("no token, details with every field", { Self.thousandPicks($0, token: nil, fields: .all) }),
      ("nothing picked", { Self.thousandPicks($0) }),
      ("nothing picked, the text geocoded", { Self.thousandPicks($0, geocoded: true) }),
    ]
    let numbers = [1, 4, 8, 12]
    var expected =
      "| pattern | \(numbers.map(String.init).joined(separator: " | ")) |\n|---|---|---|---|---|\n"
    for (name, cost) in patterns {
      expected += "| \(name) | \(numbers.map { Self.dollars(cost($0)) }.joined(separator: " | ")) |\n"
    }
    #expect(try Self.block("costs") == expected)
  }

  @Test("The guide's decision tree turns where the ledger does: at eight requests for a pick")
  func turningPoint() throws {
    let withName = Self.thousandPicks(1, fields: .name)
    #expect(Self.thousandPicks(7, fields: .coordinate) < withName)
    #expect(Self.thousandPicks(8, fields: .coordinate) > withName)
    let guide = try String(contentsOf: MigrationGuideTests.guide, encoding: .utf8)
    #expect(guide.contains("├─ up to 7 "))
    #expect(guide.contains("└─ 8 or more "))
  }

  @Test("The guide's table of fields has each with its tier, and the tier's price")
  func tiers() throws {
    let names: [(FieldTier, String)] = [
      (.idsOnly, "IDs Only"), (.essentials, "Essentials"), (.pro, "Pro"), (.enterprise, "Enterprise"),
      (.atmosphere, "Enterprise + Atmosphere"),
    ]
    var expected = "| tier | details alone, per 1,000 | fields |\n|---|---|---|\n"
    for (tier, name) in names {
      let price = try #require(PriceList.current.firstTierPrice(of: PriceList.SKU(details: tier)))
      let fields = PlaceFieldName.all.filter { DetailsField.tier(ofMask: $0.field.maskPaths) == tier }
      expected +=
        "| \(name) | \(Self.dollars(price * 1000)) | \(fields.map { "`\($0.name)`" }.joined(separator: " ")) |\n"
    }
    #expect(try Self.block("tiers") == expected)
  }

  @Test("The guide speaks about every item of the contract and every decision, and about no other")
  func items() throws {
    let text = try String(contentsOf: MigrationGuideTests.guide, encoding: .utf8)
    let known = Set(ContractItem.all.map(\.id))
    let named = Set(text.matches(of: /\b[BCD][0-9]{1,2}\b/).map { String($0.output) })
    let canonical = Set(named.map { "\($0.prefix(1))\(Int($0.dropFirst()) ?? 0)" })
    let all = Set(known.map { "\($0.prefix(1))\(Int($0.dropFirst()) ?? 0)" })
    #expect(canonical.subtracting(all) == [])
    #expect(all.filter { "CD".contains($0.prefix(1)) }.subtracting(canonical) == [])
  }
}
