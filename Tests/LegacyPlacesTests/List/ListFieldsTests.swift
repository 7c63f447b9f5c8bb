import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing

/// Which fields a pick asks for.
@MainActor
@Suite("Lists, place fields")
struct ListFieldsTests {
  /// The mask of the details call of a pick, after `prepare`.
  private func mask(_ kind: ListClass, _ prepare: (any ListDoor) -> Void) async throws -> (Stage, ListScreen)
  {
    let stage = Stage(rule: Stage.echoNow)
    let screen = stage.list(kind)
    prepare(try #require(screen.door))
    await stage.show("s", on: screen)
    screen.tap("s1")
    await stage.clock.settle()
    return (stage, screen)
  }

  @Test(
    "C34 C36 by default every field that a place can show is asked for, with notice LP205",
    arguments: ListClass.allCases)
  func everything(kind: ListClass) async throws {
    let (stage, screen) = try await mask(kind) { door in
      #expect(door.placeFields == .all)
      #expect(door.placeProperties == GMSPlacePropertyArray())
    }
    let fields = try #require(stage.service.detailsQueries.first?.fields)
    #expect(
      Set(fields).isSuperset(of: ["id", "displayName", "formattedAddress", "location", "photos", "reviews"]))
    #expect(!fields.contains("*"))
    #expect(stage.environment.notices.counts["LP205"] == 1)
    #expect(screen.places.count == 1)
  }

  @Test("C24 placeFields shapes the details call; attributions come along", arguments: ListClass.allCases)
  func fields(kind: ListClass) async throws {
    let (stage, _) = try await mask(kind) { $0.placeFields = [.name, .coordinate] }
    #expect(stage.service.detailsQueries.map(\.fields) == [["displayName", "location", "attributions"]])
    #expect(stage.environment.notices.counts["LP205"] == nil)
  }

  @Test("C36 placeProperties shapes the details call", arguments: ListClass.allCases)
  func properties(kind: ListClass) async throws {
    let (stage, _) = try await mask(kind) {
      $0.placeProperties = [GMSPlaceProperty.formattedAddress.rawValue, GMSPlaceProperty.types.rawValue]
    }
    #expect(stage.service.detailsQueries.map(\.fields) == [["formattedAddress", "types", "attributions"]])
  }

  @Test("of fields and properties the one set last counts", arguments: ListClass.allCases, [true, false])
  func lastOne(kind: ListClass, fieldsLast: Bool) async throws {
    let (stage, _) = try await mask(kind) { door in
      if !fieldsLast { door.placeFields = .name }
      door.placeProperties = [GMSPlaceProperty.types.rawValue]
      if fieldsLast { door.placeFields = .name }
    }
    let field = fieldsLast ? "displayName" : "types"
    #expect(stage.service.detailsQueries.map(\.fields) == [[field, "attributions"]])
  }

  @Test("the fields are read at the tap, so a change before it counts", arguments: ListClass.allCases)
  func lateChange(kind: ListClass) async throws {
    let stage = Stage(rule: Stage.echoNow)
    let screen = stage.list(kind)
    await stage.show("s", on: screen)
    screen.reaction = { moment, screen in if moment == .select { screen.door?.placeFields = .name } }
    screen.tap("s1")
    await stage.clock.settle()
    #expect(stage.service.detailsQueries.map(\.fields) == [["displayName", "attributions"]])
  }

  @Test("all bits ask for everything there is, with notice LP205", arguments: ListClass.allCases)
  func allBits(kind: ListClass) async throws {
    let (stage, _) = try await mask(kind) { $0.placeFields = .all }
    #expect(stage.service.detailsQueries.map(\.fields) == [["*"]])
    #expect(stage.environment.notices.counts["LP205"] == 1)
  }

  @Test("C35 no fields give a place without useful information", arguments: ListClass.allCases)
  func noFields(kind: ListClass) async throws {
    let (stage, screen) = try await mask(kind) { $0.placeFields = [] }
    #expect(stage.service.detailsQueries.map(\.fields) == [["attributions"]])
    #expect(screen.places.first?.formattedAddress == nil)
  }

  @Test(
    "C72 no properties, or an unknown one, fail once as -12; the list stays usable",
    arguments: ListClass.allCases, [[], ["nonsense"]])
  func badProperties(kind: ListClass, properties: [String]) async throws {
    let (stage, screen) = try await mask(kind) { $0.placeProperties = properties }
    #expect(stage.log.events.suffix(3) == ["select s1", "update s1,s2", "fail -12"])
    #expect(stage.service.detailsQueries.isEmpty)
    screen.door?.placeFields = .name
    screen.tap("s1")
    await stage.clock.settle()
    #expect(stage.log.events.last == "place s1")
  }

  @Test(
    "C66 C68 B29 B32 the place is delivered with what there is, attributions included",
    arguments: ListClass.allCases)
  func sparse(kind: ListClass) async throws {
    let stage = Stage { call in
      guard call.input == nil else { return Stage.echoNow(call) }
      var place = ServicePlace()
      place.id = "s1"
      place.attributions = [.init(provider: "Someone", providerUri: "https://example.com")]
      return .place(place)
    }
    let screen = stage.list(kind)
    await stage.show("s", on: screen)
    screen.tap("s1")
    await stage.clock.settle()
    let place = try #require(screen.places.first)
    #expect(place.formattedAddress == nil)
    #expect(!CLLocationCoordinate2DIsValid(place.coordinate))
    #expect(place.attributions?.string.contains("Someone") == true)
  }
}
