import Foundation
import LegacyPlacesTesting
import PlacesCommand
import PlacesEngine

/// A process that is none: streams that are kept, variables that are given, a service that is scripted.
@MainActor
final class Bench {
  var out = ""
  var err = ""
  /// The keys that the web service was made with.
  var keys: [String] = []
  var variables: [String: String] = [:]
  var outputIsTerminal = false
  var errorIsTerminal = false
  var columns: Int?
  var terminal: (any LiveTerminal)?
  private let stage: ScriptedStage
  var service: ScriptedService { stage.service }

  init(_ rule: @escaping (ScriptedService.Call) -> ScriptedService.Reply = Bench.opera) {
    stage = ScriptedStage(rule: rule)
  }

  var host: CommandHost {
    CommandHost(
      write: { self.out += $0 },
      writeError: { self.err += $0 },
      variables: variables,
      outputIsTerminal: outputIsTerminal,
      errorIsTerminal: errorIsTerminal,
      columns: columns,
      terminal: terminal,
      webService: {
        self.keys.append($0)
        return self.service
      },
      offlineService: { _ in self.service },
      makeToken: stage.environment.makeToken)
  }

  func run(_ arguments: String...) async -> Int32 { await run(arguments) }

  func run(_ arguments: [String]) async -> Int32 {
    await LegacyPlacesCommand.run(arguments, host: host).rawValue
  }

  /// Two predictions for every text, and the place of the first.
  nonisolated static func opera(_ call: ScriptedService.Call) -> ScriptedService.Reply {
    switch call.question {
    case .predictions(let query):
      let length = query.input.unicodeScalars.count
      return .predictions(
        PredictionAnswer(places: [
          .scripted(
            "opera", "Sydney Opera House", secondary: "Bennelong Point", matched: length,
            types: ["tourist_attraction"], distance: 850),
          .scripted("operator", "Sydney Operators", matched: length, distance: 12_345),
        ]))
    case .details:
      var place = ServicePlace()
      place.id = "opera"
      place.displayName = LocalizedText(text: "Sydney Opera House")
      place.formattedAddress = "Bennelong Point, Sydney NSW 2000, Australia"
      place.location = GeoPoint(latitude: -33.85678, longitude: 151.2153)
      place.types = ["tourist_attraction", "establishment"]
      place.businessStatus = "OPERATIONAL"
      place.regularOpeningHours = ServiceOpeningHours(
        weekdayDescriptions: ["Monday: 9:00 – 17:00", "Tuesday: 9:00 – 17:00"])
      place.internationalPhoneNumber = "+61 2 9250 7111"
      place.rating = 4.7
      place.userRatingCount = 12
      place.attributions = [ServiceAttribution(provider: "A Provider")]
      return .place(place)
    }
  }

  nonisolated static func nothing(_ call: ScriptedService.Call) -> ScriptedService.Reply {
    .predictions(PredictionAnswer())
  }
}

/// Whether a text holds anything that a terminal would act on, the line break aside.
func actsOnTerminal(_ text: String) -> Bool {
  text.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) }
}
