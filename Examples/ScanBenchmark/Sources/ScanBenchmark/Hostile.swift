import MigrationAssistant

/// Files made to slow a scan down: the time for some bytes, and for four times as many.
struct Hostile {
  var piece: String
  var language: String
  var seconds: Double
  var fourfold: Double

  static let pieces = [
    "\"", "\\", "/*", "\"\\(", "{", "(", "[", "#", "`", "\"\"\"", "/", "/[", "#/\n", "@", "a", "a ", "A<",
    "- (",
    "- (void)a ", "[a b:", "GMSPlace ", "let a = ", "func f<", "class A: ", "func f(a: ",
    "fetchPlace(sessionToken: ",
    "func g() { let f = GMSAutocompleteFetcher() ", "a.placeFields ", "placeFields.", "{id a;",
    "@property A<",
    "x.types = [", "GMSCoordinateBounds(coordinate: a, coordinate: ",
  ]

  static func measure(bytes: Int) -> [Hostile] {
    pieces.flatMap { piece in
      [("Swift", Scanner.Language.swift), ("Objective-C", .objectiveC)].map { name, language in
        func seconds(_ count: Int) -> Double {
          let head = Array("import GooglePlaces\n@import GooglePlaces;\n@implementation A\n".utf8)
          let words = Array(piece.utf8)
          var text = head
          while text.count < count { text += words }
          let start = ContinuousClock.now
          _ = Scanner.findings(in: text, language)
          return (ContinuousClock.now - start).seconds
        }
        return Hostile(
          piece: piece, language: name, seconds: seconds(bytes / 4), fourfold: seconds(bytes))
      }
    }
  }

  /// How much longer four times as many bytes take: 4 where time grows with the size, 16 where with its square.
  var growth: Double { fourfold / max(seconds, 1e-6) }
}
