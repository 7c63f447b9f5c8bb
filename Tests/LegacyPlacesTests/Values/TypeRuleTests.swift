import LegacyPlaces
import MigrationCodes
import PlacesEngine
import Testing

private func question(
  type: GMSPlacesAutocompleteTypeFilter = .noFilter, types: [String]? = nil, dialect: LegacyDialect = .legacy
) throws -> LegacyPredictionQuestion {
  let filter = GMSAutocompleteFilter()
  filter.type = type
  filter.types = types
  return try legacyPredictionQuestion(
    text: "bern", filter: filter, sessionToken: GMSAutocompleteSessionToken(), dialect: dialect)
}

private func refusal(_ types: [String], dialect: LegacyDialect = .legacy) -> ServiceFailure? {
  #expect(throws: ServiceFailure.self) { try question(types: types, dialect: dialect) }
}

private let addressTypes = ["street_address", "premise", "subpremise", "route"]

@Suite("Types of a filter in the request")
struct TypeRuleTests {
  @Test(
    "B05 every value of the type filter reaches the request",
    arguments: [
      (.noFilter, []), (.geocode, ["geocode"]), (.address, addressTypes),
      (.establishment, ["establishment"]), (.region, ["(regions)"]), (.city, ["(cities)"]),
    ] as [(GMSPlacesAutocompleteTypeFilter, [String])])
  func singleType(type: GMSPlacesAutocompleteTypeFilter, expected: [String]) throws {
    #expect(try question(type: type).query.includedPrimaryTypes == expected)
  }

  @Test("C43 types override type")
  func override() throws {
    #expect(try question(type: .city, types: ["bank"]).query.includedPrimaryTypes == ["bank"])
  }

  @Test("C43 an empty list is set too, and means no filter by type")
  func emptyList() throws {
    #expect(try question(type: .city, types: []).query.includedPrimaryTypes.isEmpty)
  }

  @Test("Order is kept, and types that no table lists are let through")
  func order() throws {
    let types = ["zoo", "bank", "sporting_goods_store", "atm", "something_new"]
    #expect(try question(types: types).query.includedPrimaryTypes == types)
  }

  @Test("The address collection is spelled out, with a notice")
  func address() throws {
    let question = try question(types: [kGMSPlaceTypeCollectionAddress])
    #expect(question.query.includedPrimaryTypes == addressTypes)
    #expect(question.notices == [.addressMapped])
    #expect(try !TypeRuleTests.notices(of: ["bank"]).contains(.addressMapped))
  }

  private static func notices(of types: [String]) throws -> [MigrationCode] {
    try question(types: types).notices
  }

  @Test(
    "C45 a collection beside other types is refused by name",
    arguments: ["(regions)", "(cities)", "address", "geocode", "establishment"])
  func mixed(collection: String) throws {
    for types in [[collection, "bank"], ["bank", collection]] {
      let failure = try #require(refusal(types))
      #expect(failure.kind == .invalidRequest)
      #expect(failure.message.contains("\"\(collection)\""))
    }
  }

  @Test("C46 the newer request may mix geocode and establishment, which the new service allows")
  func mixedInNewRequest() throws {
    let types = ["geocode", "establishment"]
    #expect(try question(types: types, dialect: .request).query.includedPrimaryTypes == types)
    #expect(refusal(["(cities)", "bank"], dialect: .request) != nil)
    #expect(refusal(["address", "bank"], dialect: .request) != nil)
  }

  @Test("C45 five types are taken, six are refused")
  func count() throws {
    let five = ["a", "b", "c", "d", "e"]
    #expect(try question(types: five).query.includedPrimaryTypes == five)
    let failure = try #require(refusal(five + ["f"]))
    #expect(failure.message.contains("6 types"))
  }

  @Test(
    "B05 a legacy type that the new service rejects fails by name",
    arguments: [
      kGMSPlaceTypeFloor, kGMSPlaceTypePostBox, kGMSPlaceTypeRoom, kGMSPlaceTypeStreetNumber,
      kGMSPlaceTypeGroceryOrSupermarket,
    ])
  func rejected(type: String) throws {
    let failure = try #require(refusal(["bank", type]))
    #expect(failure.kind == .invalidRequest)
    #expect(failure.message.contains(type))
  }

  @Test("Strange type names are refused or shortened in the text")
  func strange() throws {
    #expect(refusal([" "]) != nil)
    let failure = try #require(
      refusal(["(cities)", "bank", String(repeating: "x", count: 100_000), "c", "d", "e"]))
    #expect(failure.message.count < 300)
  }
}
