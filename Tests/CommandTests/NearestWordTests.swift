import LegacyPlacesTesting
import Testing

@Suite("Nearest word")
struct NearestWordTests {
  @Test(
    "Letters inserted, removed, replaced, swapped",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "ab", 1),
      ("abc", "abxc", 1), ("abc", "abd", 1), ("abc", "acb", 1), ("kitten", "sitting", 3),
    ])
  func distance(left: String, right: String, expected: Int) {
    #expect(editDistance(Array(left.unicodeScalars), Array(right.unicodeScalars)) == expected)
  }

  @Test(
    "The nearest of those that are near",
    arguments: [
      ("offlin", "offline"), ("WEB", "web"), ("ewb", "web"), ("xyz", nil), ("", nil),
      ("offlineofflineoffline", nil), (String(repeating: "a", count: 100_000), nil),
    ] as [(String, String?)])
  func nearest(text: String, expected: String?) {
    #expect(nearestWord(to: text, in: ["offline", "web"]) == expected)
  }
}
