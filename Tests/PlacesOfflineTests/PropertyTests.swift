import Foundation
import Testing

@testable import PlacesOffline

/// What holds for every input, over many seeded ones.
@Suite("Properties") struct PropertyTests {
  /// Beginnings of real names, cut words of them, and random scalars.
  static func inputs(_ count: Int, seed: UInt64) throws -> [String] {
    let table = try Offline.service().index.table
    var random = SeededRandom(seed: seed)
    let odd = Array("aé ßøłİıǆﬁ'’-–.,/\u{301}\u{0}\u{200D}😀東서мa1²Ⅷ\u{FDFA}\u{E0061}zs".unicodeScalars)
    return (0..<count).map { round in
      let name = table.text(
        Bool.random(using: &random) ? PlaceColumn.name : PlaceColumn.otherNames,
        row: Int.random(in: 0..<table.count, using: &random))
      switch round % 4 {
      case 0: return String(name.prefix(Int.random(in: 1...12, using: &random)))
      case 1:
        return name.split(separator: " ").shuffled(using: &random)
          .map { $0.prefix(Int.random(in: 1...6, using: &random)) }.joined(separator: " ")
      case 2:
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 1...20, using: &random) {
          scalars.append(odd[Int.random(in: 0..<odd.count, using: &random)])
        }
        return String(scalars)
      default:
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          let value = UInt32.random(in: 0...0x10FFFF, using: &random)
          scalars.append(Unicode.Scalar(value) ?? "x")
        }
        return String(scalars)
      }
    }
  }

  @Test("At most five, each once; every match lies in its text, in order, and begins like a typed word")
  func matches() async throws {
    var marked = 0
    for input in try Self.inputs(600, seed: 1) where !input.isEmpty {
      let answer = try await Offline.answer(input)
      #expect(answer.suggestions.count <= 5)
      #expect(Set(answer.places.map(\.placeId)).count == answer.places.count)
      let typed = TypedWords(input).words
      for prediction in answer.places {
        let texts = [
          prediction.text, prediction.structuredFormat?.mainText, prediction.structuredFormat?.secondaryText,
        ]
        for text in texts.compactMap({ $0 }) {
          let count = text.text.unicodeScalars.count
          var end = 0
          for match in text.matches {
            #expect(
              match.startOffset >= end && match.startOffset < match.endOffset && match.endOffset <= count)
            end = match.endOffset
          }
          for range in text.matchedRanges {
            let folded = FoldedText(String(text.text.unicodeScalars[range]))
            let first = try #require(folded.words.first)
            #expect(
              typed.contains {
                folded.bytes[first.range].starts(with: $0) || $0.starts(with: folded.bytes[first.range])
              }, "\(text) \(input)")
            marked += 1
          }
        }
      }
    }
    #expect(marked > 500)
  }

  @Test("Everything that a restriction, a country or a type lets through has it")
  func restricted() async throws {
    let service = try Offline.service()
    let table = service.index.table
    var random = SeededRandom(seed: 2)
    var found = 0
    for input in try Self.inputs(300, seed: 3) where !input.isEmpty {
      var query = PredictionQuery(input: String(input.prefix(2)))
      let low = GeoPoint(
        latitude: .random(in: -60...40, using: &random), longitude: .random(in: -180...180, using: &random))
      var east = low.longitude + .random(in: 1...120, using: &random)
      if east > 180 { east -= 360 }
      let box = GeoRectangle(low: low, high: GeoPoint(latitude: low.latitude + 45, longitude: east))
      query.locationRestriction = .rectangle(box)
      for prediction in try await service.predictions(for: query).places
      where !prediction.placeId.hasPrefix("olc:") {
        let row = try #require(table.row(ofID: prediction.placeId))
        #expect(box.contains(table.point(of: row)))
        found += 1
      }
      query.locationRestriction = .circle(center: box.low, radius: 50_000)
      for prediction in try await service.predictions(for: query).places
      where !prediction.placeId.hasPrefix("olc:") {
        let row = try #require(table.row(ofID: prediction.placeId))
        #expect(Geodesic.distance(from: box.low, to: table.point(of: row)) <= 50_000)
      }
      query.locationRestriction = nil
      query.includedRegionCodes = ["au", "US"]
      for prediction in try await service.predictions(for: query).places {
        let row = try #require(table.row(ofID: prediction.placeId))
        #expect(["AU", "US"].contains(table.countryCode(of: row)))
      }
    }
    #expect(found > 200)
  }

  @Test("The quick look-up of one word finds what comparing all places finds")
  func sameAsSlow() throws {
    let index = try Offline.service().index
    for input in ["s", "ber", "san", "q", "ze", "opera", "k"] {
      let typed = TypedWords(input)
      let search = PlaceSearch(
        index: index, types: TypeFilter([], table: index.table), countries: nil, restriction: nil,
        proximity: Proximity(bias: nil, origin: nil), home: nil, hidden: [.serviceArea, .futureOpening])
      let found = Set(search.best(index.count, for: typed))
      let expected = (0..<index.count).filter { row in
        guard index.traits[row].isDisjoint(with: search.hidden) else { return false }
        let names =
          [index.table.text(PlaceColumn.name, row: row)]
          + index.table.text(PlaceColumn.otherNames, row: row).split(separator: "|").map(String.init)
        return names.contains { name in
          let folded = FoldedText(name)
          return folded.words.contains { folded.bytes[$0.range].starts(with: typed.words[0]) }
        }
      }
      #expect(found == Set(expected), "\(input)")
      #expect(search.best(5, for: typed) == Array(search.best(index.count, for: typed).prefix(5)))
    }
  }

  @Test("Random ids and masks are refused in order or answered, never worse")
  func randomDetails() async throws {
    let service = try Offline.service()
    var refusals = 0
    for text in try Self.inputs(300, seed: 4) {
      for query in [
        DetailsQuery(placeID: text, fields: ["id"]), DetailsQuery(placeID: "gn:2147714", fields: [text]),
        DetailsQuery(placeID: "gn:2147714", fields: ["displayName.\(text)", text]),
        DetailsQuery(placeID: "gn:2147714", fields: ["id"], sessionToken: text, languageCode: text),
      ] {
        do {
          _ = try await service.details(for: query)
        } catch let failure as ServiceFailure {
          #expect(failure.kind == .invalidRequest && [400, 404].contains(failure.httpStatus))
          refusals += 1
        }
      }
    }
    #expect(refusals > 1_000)
  }
}
