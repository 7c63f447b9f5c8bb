import MigrationAssistant
import Testing

/// Files made to slow a scan down or to exhaust its stack.
@Suite("Hostile files")
struct HostileTests {
  /// What a file is full of, each at the beginning of a file of places and of a file of nothing.
  static let pieces = [
    "\"", "\\", "/*", "*/", "\"\\(", "{", "}", "(", ")", "[", "[(", "({[", "#", "#\"", "##\"\\#(", "`",
    "\"\"\"", "/",
    "/[", " /a", "=/(", "#/", "#/\n", "@", "@\"", "a", "a ", "A<", "A.", "a.b(", "- (", "- (void)a ",
    "-(void)a:(id)b{", "[a b:", "[[", "@[", "GMSPlace ", "GMSPlace\n", "é GMSPlace ", "let a = ",
    "let a = b, ", "let a\n",
    "if let a, ", "func f(", "func f<", "func f(a: ", "class A: ", "class A<", "class A: B, ",
    "extension A {",
    "class A: A {}\n", "func ", "var a: ", "{ a, ", "{ (a: ", "in ", "GMSPlacesClient().a.", "fetchPlace(",
    "sessionToken: ", "fetchPlace(sessionToken: ", "{ let f = GMSAutocompleteFetcher()\n",
    "func g() { let f = GMSAutocompleteFetcher() ", "a.placeFields ", "placeFields.", "\\.placeFields",
    "as GMSPlace ",
    "override ", "@objc ", "@objc func a() ", "#selector(", "#if a\n", "#import <", "@interface A : B ",
    "@interface A : B {", "@interface A : B\n@end\n", "@property ", "@property A<", "typedef ",
    "typedef void ",
    "typedef enum {", "@implementation A\n", "^(", "a^(id b){", "id a = ", "{id a;", "[a placeFields]",
    "@selector(placeFields", "a ? b : ", "[GMSPlacesClient sharedClient ", "\u{0}", "//", "/**/ ", "// a\n",
    "\n", "\r",
    "\\\n", "'", "<", ">", ".", "?", "!", "=", ":", ",", "struct A {", "func wasCancelled(_ a: B) {}\n",
    "class C: GMSAutocompleteViewControllerDelegate { func wasCancelled(_ a: B) {} }\n", "import ",
    "case .a(let b, ",
    "let (a, ", "self.", "GMSCoordinateBounds(coordinate: a, coordinate: ", "x.countries = [", "x.types = [",
    "Optional<", "var a: Optional<", "(x as! (", "__has_include(",
    "func f<T: GMSPlacesClient>(a: T) { a.lookUpPlaceID }\n", "func f<T: T>(a: T) { a.placeFields }\n",
    "class A<T: A, ", "typealias A = A\nlet a: A\na.placeFields ", "#endif\n.placeFields ",
    "#if a\n#endif\n.b",
    "{ @a ", "{ (a: GMSPlace) in ", "a() { @a() [a] (b: C) -> D.E ", "\"\r", "// \r",
    "vc.placeFields = [.all, ",
    "func f() { let t = GMSAutocompleteSessionToken()\nclient.fetchPlace(fromPlaceID: a, placeFields: b, sessionToken: t) {}\n",
    "GMSAutocompleteSessionToken *t = [GMSAutocompleteSessionToken new]; [c fetchPlaceFromPlaceID:a placeFields:b sessionToken:t callback:d];",
    "func f(a: B) { a.fetchPlace(fromPlaceID: a, placeFields: b, sessionToken: nil) {} }\n",
    "x.autocompleteFilter.country = ",
  ]

  /// What closes each bracket of a piece, so that deep nesting is closed, too.
  static func closing(_ piece: String) -> String {
    let pairs: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    return String(piece.compactMap { pairs[$0] }.reversed())
  }

  static func texts(_ piece: String, count: Int) -> [[UInt8]] {
    func filled(_ piece: String, _ count: Int) -> [UInt8] {
      let bytes = Array(piece.utf8)
      var all: [UInt8] = []
      all.reserveCapacity(count + bytes.count)
      while all.count < count, !bytes.isEmpty { all += bytes }
      return all
    }
    let head = Array("import GooglePlaces\n@import GooglePlaces;\n@implementation A\n- (void)f {\n".utf8)
    let closed = closing(piece)
    let depth = count / 2 / piece.utf8.count
    return [
      filled(piece, count), head + filled(piece, count),
      head + filled(piece, depth * piece.utf8.count)
        + filled(closed, closed.isEmpty ? 0 : depth * closed.utf8.count),
    ]
  }

  @Test("A file full of anything is read to its end", arguments: pieces)
  func full(_ piece: String) { expectFindings(Self.texts(piece, count: 10_000)) }

  @Test(
    "A megabyte of what lexers trip over is read to its end",
    arguments: ["\"", "\\", "/*", "\"\\("])
  func megabyte(_ piece: String) { expectFindings(Self.texts(piece, count: 1_000_000).prefix(1)) }

  private func expectFindings(_ texts: some Sequence<[UInt8]>) {
    for text in texts {
      for language in [Scanner.Language.swift, .objectiveC] {
        let findings = Scanner.findings(in: text, language)
        #expect(
          findings.allSatisfy { $0.line >= 1 && $0.column >= $0.characterColumn && $0.characterColumn >= 1 })
      }
    }
  }
}
