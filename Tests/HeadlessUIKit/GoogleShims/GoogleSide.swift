import GooglePlaces
import LegacyPlacesTesting
import UIKit

extension Side {
  /// Google's SDK; its full-screen controller is shown over a controller that is on screen.
  static func google(over host: UIViewController) -> Side {
    live("google") { door in
      switch door {
      case .client: GoogleClient()
      case .fetcher: GoogleFetcher()
      case .table: GoogleTable()
      case .results: GoogleResults()
      case .screen: GoogleScreen(over: host)
      }
    }
  }
}

/// Plays what applies on Google's SDK and writes a trace of each into a folder.
@MainActor
func recordGoogle(_ scenarios: [Scenario], over host: UIViewController, into folder: URL) async throws {
  let recorder = TraceRecorder(.google(over: host))
  for scenario in scenarios {
    for door in scenario.doors {
      let file = folder.appendingPathComponent("\(scenario.name)-\(door.rawValue).json")
      do {
        try await recorder.record(scenario, on: door, to: file)
      } catch TraceRecorderError.notApplicable(_, let reason) {
        print("\(scenario.name) on \(door.rawValue): \(reason)")
      }
    }
  }
}
