import PlacesEngine
import Testing

struct TypingTextTests {
  @Test(
    "C52 D8 blank space around a text does not count, whatever stands beside it",
    arguments: [
      (nil, ""), ("", ""), (" ", ""), ("\t\r\n", ""), ("syd", "syd"), (" syd", "syd"), ("syd ", "syd"),
      ("opera house", "opera house"), ("\u{A0}syd\u{2003}", "syd"), ("é ", "é"), (" 東京", "東京"),
      ("東京\u{3000}", "東京"), ("s\u{85}", "s"), ("😀 ", "😀"), ("~\u{7F}", "~\u{7F}"), ("!", "!"),
    ] as [(String?, String)])
  func trimming(text: String?, expected: String) {
    #expect(TypingText.trimmed(text) == expected)
  }
}
