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
  private func mask(_ kind: FrontDoor, _ prepare: (any ListDoor) -> Void) async throws -> (
    ScriptedStage, ListScreen
  ) {
    let stage = ScriptedStage(rule: ScriptedService.echo)
    let screen = stage.list(kind)
    prepare(try #require(screen.door))
    await stage.show("s", on: screen)
    screen.tap("s1")
    await stage.clock.settle()
    return (stage, screen)
  }

  @Test(
    "C34 C36 by default every field that a place can show is asked for, with notice LP205",
    arguments: FrontDoor.lists)
  func everything(kind: FrontDoor) async throws {
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

  @Test("C24 placeFields shapes the details call; attributions come along", arguments: FrontDoor.lists)
  func fields(kind: FrontDoor) async throws {
    let (stage, _) = try await mask(kind) { $0.placeFields = [.name, .coordinate] }
    #expect(stage.service.detailsQueries.map(\.fields) == [["displayName", "location", "attributions"]])
    #expect(stage.environment.notices.counts["LP205"] == nil)
  }

  @Test("C36 placeProperties shapes the details call", arguments: FrontDoor.lists)
  func properties(kind: FrontDoor) async throws {
    let (stage, _) = try await mask(kind) {
      $0.placeProperties = [GMSPlaceProperty.formattedAddress.rawValue, GMSPlaceProperty.types.rawValue]
    }
    #expect(stage.service.detailsQueries.map(\.fields) == [["formattedAddress", "types", "attributions"]])
  }

  @Test("of fields and properties the one set last counts", arguments: FrontDoor.lists, [true, false])
  func lastOne(kind: FrontDoor, fieldsLast: Bool) async throws {
    let (stage, _) = try await mask(kind) { door in
      if !fieldsLast { door.placeFields = .name }
      door.placeProperties = [GMSPlaceProperty.types.rawValue]
      if fieldsLast { door.placeFields = .name }
    }
    let field = fieldsLast ? "displayName" : "types"
    #expect(stage.service.detailsQueries.map(\.fields) == [[field, "attributions"]])
  }

  @Test("the fields are read at the tap, so a change before it counts", arguments: FrontDoor.lists)
  func lateChange(kind: FrontDoor) async throws {
    let stage = ScriptedStage(rule: ScriptedService.echo)
    let screen = stage.list(kind)
    await stage.show("s", on: screen)
    screen.reaction = { moment, screen in if moment == .select { screen.door?.placeFields = .name } }
    screen.tap("s1")
    await stage.clock.settle()
    #expect(stage.service.detailsQueries.map(\.fields) == [["displayName", "attributions"]])
  }

  @Test(
    "the fields are read at the tap and at the retry, so a change right after it does not count",
    arguments: FrontDoor.lists)
  func tooLate(kind: FrontDoor) async {
    var fails = true
    let stage = ScriptedStage { call in
      call.input == nil && fails ? .failure(.network) : ScriptedService.echo(call)
    }
    let screen = stage.list(kind)
    screen.door?.placeFields = .name
    await stage.show("s", on: screen)
    screen.tap("s1")
    screen.door?.placeFields = .types
    await stage.clock.settle()
    fails = false
    screen.retry()
    screen.door?.placeFields = .rating
    screen.retry()
    await stage.clock.settle()
    #expect(
      stage.service.detailsQueries.map(\.fields) == [
        ["displayName", "attributions"], ["types", "attributions"],
      ])
    #expect(stage.log.events.last == "place s1")
  }

  @Test("all bits ask for everything there is, with notice LP205", arguments: FrontDoor.lists)
  func allBits(kind: FrontDoor) async throws {
    let (stage, _) = try await mask(kind) { $0.placeFields = .all }
    #expect(stage.service.detailsQueries.map(\.fields) == [["*"]])
    #expect(stage.environment.notices.counts["LP205"] == 1)
  }

  @Test("C35 no fields give a place without useful information", arguments: FrontDoor.lists)
  func noFields(kind: FrontDoor) async throws {
    let (stage, screen) = try await mask(kind) { $0.placeFields = [] }
    #expect(stage.service.detailsQueries.map(\.fields) == [["attributions"]])
    #expect(screen.places.first?.formattedAddress == nil)
  }

  @Test(
    "C72 no properties, or an unknown one, fail once as -12; the list stays usable",
    arguments: FrontDoor.lists, [[], ["nonsense"]])
  func badProperties(kind: FrontDoor, properties: [String]) async throws {
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
    arguments: FrontDoor.lists)
  func sparse(kind: FrontDoor) async throws {
    let stage = ScriptedStage { call in
      guard call.input == nil else { return ScriptedService.echo(call) }
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
