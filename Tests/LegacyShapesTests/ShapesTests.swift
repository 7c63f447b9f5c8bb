import Foundation
import LegacyPlaces
import LegacyShapes
import PlacesOffline
import Testing

/// Old spellings, compiled in Swift 5 mode as their authors left them, and run against the offline service.
@Suite("Old spellings")
struct ShapesTests {
  @MainActor
  @Test("An old spelling does what it did", .timeLimit(.minutes(1)), arguments: ShapeCatalogue.all)
  func run(_ shape: Shape) async throws {
    let environment = PlacesEnvironment(languageCode: "en", typingPolicy: .immediate)
    // The one line that chooses the places; no shape knows of it. A day in summer: offsets follow it.
    let summer = Date(timeIntervalSince1970: 1_781_200_000)
    environment.service = try OfflinePlacesService.bundled(now: { summer })
    environment.notices.mode = .countOnly
    let lines = await PlacesEnvironment.$current.withValue(environment) { await shape.run() }
    #expect(lines == shape.lines)
  }

  @Test("There are 80 shapes and more, of 28 families and more")
  func enough() {
    #expect(ShapeCatalogue.all.count >= 80)
    #expect(Set(ShapeCatalogue.all.map(\.family)).count >= 28)
  }

  @Test("No id is used twice")
  func ids() {
    let ids = ShapeCatalogue.all.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test("A family has shapes or a reason why not", arguments: ShapeCatalogue.families)
  func accounted(_ family: ShapeCatalogue.Family) {
    let shapes = ShapeCatalogue.all.filter { $0.family == family.number }
    #expect(shapes.isEmpty == (family.leftOut != nil), "\(family.number) \(family.name)")
  }

  @Test("Every shape belongs to a family of the list, which holds all 36 counted ones")
  func families() {
    let numbers = ShapeCatalogue.families.map(\.number)
    #expect(numbers == Array(1...numbers.count))
    #expect(numbers.count >= 36)
    #expect(ShapeCatalogue.all.allSatisfy { numbers.contains($0.family) })
  }
}
