import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import SwiftUI
import Testing
import UIKit

@testable import OldScreens

extension Headless {
  @MainActor
  @Suite("Family 34 A controller in SwiftUI")
  struct RepresentableTests {
    @Test("C24 the coordinator hears the pick, and the binding has its name")
    func session() async throws {
      let stage = Stage()
      var address = ""
      let picker = PlacePicker(address: Binding(get: { address }, set: { address = $0 }))
      // SwiftUI keeps the coordinator in the context, which the hosting keeps.
      let hosting = stage.run { SimulatedHosting(picker) }
      _ = stage.show { hosting.controller }
      try #require(hosting.controller.view.searchBar).simulateTyping("syd")
      await stage.pass()
      #expect(stage.service.queries.first?.includedPrimaryTypes == ["locality"])
      try #require(hosting.controller.view.table).simulateTap(row: 0)
      await stage.pass()
      #expect(address == "Place one")
    }
  }
}
