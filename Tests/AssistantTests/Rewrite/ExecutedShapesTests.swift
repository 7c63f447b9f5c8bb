import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesCore
import PlacesEngine
import Testing

/// Rewritten calls, run on a scripted service beside the calls that they were.
@Suite("Rewritten shapes do what the old ones did")
struct ExecutedShapesTests {
  /// A shape in both forms, each of which tells some lines.
  struct Shape: Sendable, CustomStringConvertible {
    var name: String
    var before: @MainActor @Sendable (@escaping (String) -> Void) -> AnyObject
    var after: @MainActor @Sendable (@escaping (String) -> Void) -> AnyObject

    var description: String { name }
  }

  static let shapes: [Shape] = [
    Shape(name: "query-if-let") { tell in
      let search = QueryIfLetBefore.Search()
      search.search("caf") { tell("\($0)") }
      return search
    } after: { tell in
      let search = QueryIfLetAfter.Search()
      search.search("caf") { tell("\($0)") }
      return search
    },
    Shape(name: "query-guard") { tell in
      let search = QueryGuardBefore.Search()
      search.search("caf") { tell("\($0)") }
      // A new token after the call is no concern of the call.
      search.renew()
      return search
    } after: { tell in
      let search = QueryGuardAfter.Search()
      search.search("caf") { tell("\($0)") }
      search.renew()
      return search
    },
    Shape(name: "query-first") { tell in
      let search = QueryFirstBefore.Search()
      search.search("caf") { tell($0 ?? "nil") }
      return search
    } after: { tell in
      let search = QueryFirstAfter.Search()
      search.search("caf") { tell($0 ?? "nil") }
      return search
    },
    Shape(name: "query-filter") { tell in
      let search = QueryFilterBefore.Search()
      search.search("caf") { tell("\($0)") }
      return search
    } after: { tell in
      let search = QueryFilterAfter.Search()
      search.search("caf") { tell("\($0)") }
      return search
    },
    Shape(name: "details-guard") { tell in
      let search = DetailsGuardBefore.Search()
      search.fetch("id", show: tell)
      return search
    } after: { tell in
      let search = DetailsGuardAfter.Search()
      search.fetch("id", show: tell)
      return search
    },
    Shape(name: "details-lookup") { tell in
      let search = DetailsLookupBefore.Search()
      search.fetch("id", show: tell)
      return search
    } after: { tell in
      let search = DetailsLookupAfter.Search()
      search.fetch("id", show: tell)
      return search
    },
    Shape(name: "details-error-switch") { tell in
      let search = DetailsErrorSwitchBefore.Search()
      search.fetch("id", show: tell)
      return search
    } after: { tell in
      let search = DetailsErrorSwitchAfter.Search()
      search.fetch("id", show: tell)
      return search
    },
    Shape(name: "nested") { tell in
      let search = NestedBefore.Search()
      search.coordinate(of: "caf") { tell(Self.words($0, $1)) }
      return search
    } after: { tell in
      let search = NestedAfter.Search()
      search.coordinate(of: "caf") { tell(Self.words($0, $1)) }
      return search
    },
    Shape(name: "catch-block") { tell in
      let screen = CatchBlockBefore.Search()
      screen.search("caf") { tell("\($0) \(($1 as NSError?)?.domain ?? "no error")") }
      return screen
    } after: { tell in
      let screen = CatchBlockAfter.Search()
      screen.search("caf") { tell("\($0) \(($1 as NSError?)?.domain ?? "no error")") }
      return screen
    },
    Shape(name: "reserve-types") { tell in
      let screen = ReserveTypesBefore.Details()
      screen.fetch("id", show: tell)
      return screen
    } after: { tell in
      let screen = ReserveTypesAfter.Details()
      screen.fetch("id", show: tell)
      return screen
    },
    Shape(name: "error-as-nserror") { tell in
      let screen = ErrorAsNserrorBefore.Details()
      screen.fetch("id", show: tell)
      return screen
    } after: { tell in
      let screen = ErrorAsNserrorAfter.Details()
      screen.fetch("id", show: tell)
      return screen
    },
    Shape(name: "nil-with-type") { tell in
      let screen = NilWithTypeBefore.Details()
      screen.fetch("id", show: tell)
      return screen
    } after: { tell in
      let screen = NilWithTypeAfter.Details()
      screen.fetch("id", show: tell)
      return screen
    },
    Shape(name: "comments-alone") { tell in
      let screen = CommentsAloneBefore.Details()
      screen.fetch("id", show: tell)
      return screen
    } after: { tell in
      let screen = CommentsAloneAfter.Details()
      screen.fetch("id", show: tell)
      return screen
    },
    Shape(name: "branch-names") { tell in
      let screen = BranchNamesBefore.Details()
      screen.fetch("id", show: tell)
      return screen
    } after: { tell in
      let screen = BranchNamesAfter.Details()
      screen.fetch("id", show: tell)
      return screen
    },
    Shape(name: "first-bound") { tell in
      let screen = FirstBoundBefore.Search()
      screen.search("caf", show: tell)
      return screen
    } after: { tell in
      let screen = FirstBoundAfter.Search()
      screen.search("caf", show: tell)
      return screen
    },
    Shape(name: "rebound-names") { tell in
      let screen = ReboundNamesBefore.Details()
      screen.fetch("id", show: tell)
      return screen
    } after: { tell in
      let screen = ReboundNamesAfter.Details()
      screen.fetch("id", show: tell)
      return screen
    },
    Shape(name: "result-type") { tell in
      let screen = ResultTypeBefore.Details()
      screen.fetch("id") { tell(Self.words($0)) }
      return screen
    } after: { tell in
      let screen = ResultTypeAfter.Details()
      screen.fetch("id") { tell(Self.words($0)) }
      return screen
    },
    Shape(name: "else-counts") { tell in
      let screen = ElseCountsBefore.Search()
      screen.search("caf", show: tell)
      return screen
    } after: { tell in
      let screen = ElseCountsAfter.Search()
      screen.search("caf", show: tell)
      return screen
    },
    Shape(name: "defer-first") { tell in
      let screen = DeferFirstBefore.Details()
      screen.fetch("id", show: tell)
      return screen
    } after: { tell in
      let screen = DeferFirstAfter.Details()
      screen.fetch("id", show: tell)
      return screen
    },
  ]

  private static func words(_ result: Result<String, any Error>) -> String {
    switch result {
    case .success(let name): name
    case .failure(let error): "\((error as NSError).domain) \(error.localizedDescription)"
    }
  }

  private static func words(_ coordinate: CLLocationCoordinate2D?, _ error: (any Error)?) -> String {
    let place = coordinate.map { "\($0.latitude), \($0.longitude)" } ?? "nowhere"
    return "\(place) \(error.map { "\(($0 as NSError).code)" } ?? "no error")"
  }

  /// What the service answers, call by call.
  enum Course: String, Sendable, CaseIterable {
    case found, nothing, offline, keyInvalid, lostAfterwards

    @MainActor
    func reply(_ call: ScriptedService.Call) -> ScriptedService.Reply {
      switch self {
      case .offline: return .failure(.network)
      case .keyInvalid: return .failure(.keyInvalid, "The key is not valid.")
      case .lostAfterwards where call.number > 1: return .failure(.server)
      case .found, .nothing, .lostAfterwards: break
      }
      switch call.question {
      case .predictions:
        let places: [ServicePrediction] =
          self == .nothing
          ? []
          : [
            .scripted("a", "Café A", secondary: "Bern", types: ["restaurant"], distance: 12),
            .scripted("b", "Café B", types: ["cafe"]),
          ]
        return .predictions(PredictionAnswer(places: places))
      case .details:
        var place = ServicePlace()
        place.id = "a"
        place.displayName = LocalizedText(text: "Café A")
        if self == .found {
          place.location = GeoPoint(latitude: 46.5, longitude: 7.25)
          place.formattedAddress = "Bern"
          place.rating = 4.5
        }
        return .place(place)
      }
    }
  }

  struct Told: Equatable {
    var lines: [String]
    var questions: [String]
  }

  @MainActor
  private func told(
    _ run: @MainActor @Sendable (@escaping (String) -> Void) -> AnyObject, _ course: Course
  ) async -> Told {
    let service = ScriptedService(clock: ManualClock()) { course.reply($0) }
    let numbers = Locked(0)
    let environment = PlacesEnvironment(
      languageCode: "en", typingPolicy: .immediate,
      makeToken: {
        numbers.withLock {
          $0 += 1
          return "token \($0)"
        }
      })
    environment.service = service
    environment.notices.mode = .off
    return await PlacesEnvironment.$current.withValue(environment) {
      let (lines, continuation) = AsyncStream.makeStream(of: String.self)
      let screen = run { continuation.yield($0) }
      var iterator = lines.makeAsyncIterator()
      var told: [String] = []
      // A callback tells all it has in one go: with the first line the others are there.
      if let first = await iterator.next() { told.append(first) }
      continuation.finish()
      while let next = await iterator.next() { told.append(next) }
      withExtendedLifetime(screen) {}
      let questions = service.calls.map { call in
        switch call.question {
        case .predictions(let query):
          "\(query.input) \(query.sessionToken ?? "-") \(query.includedRegionCodes) \(query.includedPrimaryTypes)"
        case .details(let query): "\(query.placeID) \(query.sessionToken ?? "-")"
        }
      }
      return Told(lines: told, questions: questions)
    }
  }

  @Test(
    "The same answer is told, and the same is asked", .timeLimit(.minutes(1)), arguments: shapes,
    Course.allCases)
  func same(_ shape: Shape, _ course: Course) async {
    let before = await told(shape.before, course)
    let after = await told(shape.after, course)
    #expect(before == after)
    #expect(!before.lines.isEmpty)
    #expect(!before.questions.isEmpty)
  }

  @Test("The code that runs is that of the pairs", arguments: shapes.map(\.name), ["Before", "After"])
  func inStep(_ name: String, _ form: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let texts = try ["Executed", "ExecutedNames"].map {
      try String(contentsOf: folder.appendingPathComponent("\($0)\(form).swift"), encoding: .utf8)
    }
    let text = try #require(texts.first { $0.contains("// pair: \(name)\n") })
    let begin = try #require(text.range(of: "// pair: \(name)\n"))
    let end = try #require(text.range(of: "// end", range: begin.upperBound..<text.endIndex))
    let pair = try #require(Pair.named(name))
    let source = String(decoding: form == "Before" ? pair.before : pair.after, as: UTF8.self)
    let body = source.split(separator: "\n").filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
    #expect(Self.bare(String(text[begin.upperBound..<end.lowerBound])) == Self.bare(body))
  }

  /// Without the spaces that a formatter may move.
  private static func bare(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
