import PlacesCommand
import Testing

@Suite("Keys from bytes")
struct KeyDecoderTests {
  @Test(
    "Keys",
    arguments: [
      ("a", [.text("a")]), (" ", [.text(" ")]), ("é", [.text("é")]), ("東", [.text("東")]),
      ("🍕", [.text("🍕")]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]), ("\r", [.enter]),
      ("\n", [.enter]), ("\u{3}", [.interrupt]), ("\u{4}", [.escape]), ("\u{15}", [.clear]),
      ("\u{17}", [.deleteWord]), ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}OA", [.up]),
      ("\u{1B}OB", [.down]), ("\u{10}", [.up]), ("\u{E}", [.down]), ("\u{1B}OM", [.enter]),
      ("\u{1B}[C\u{1B}[1;5D\u{1B}[3~", []), ("\u{1B}x", []), ("\t\u{1}\u{0}", []),
      ("ab", [.text("a"), .text("b")]), ("\u{1B}[Aa", [.up, .text("a")]),
      ("\u{1B}[200~a\rb\u{1B}[31mc\u{1B}[201~d", [.text("a b[31mc"), .text("d")]),
      ("\u{1B}[200~\u{1B}[201~", []), ("\u{9B}", []),
    ] as [(String, [Key])])
  func keys(bytes: String, expected: [Key]) {
    var whole = KeyDecoder()
    #expect(whole.feed(Array(bytes.utf8)) == expected)
    // However the bytes are cut, the keys are the same.
    var single = KeyDecoder()
    #expect(bytes.utf8.flatMap { single.feed([$0]) } == expected)
  }

  @Test("Escape is known when nothing follows; Escape twice at once")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.pause() == [.escape])
    #expect(decoder.pause().isEmpty)
    #expect(decoder.feed([0x1B, 0x1B]) == [.escape])
    #expect(decoder.pause() == [.escape])
  }

  @Test("Broken bytes are dropped, and what follows them is heard")
  func broken() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0xFF, 0xC0, 0x80]).isEmpty)
    #expect(decoder.feed([0xE6, 0x9D, 0x61]) == [.text("a")])
    #expect(decoder.feed([0xE6]).isEmpty)
    #expect(decoder.pause().isEmpty)
    #expect(decoder.feed([0x62]) == [.text("b")])
    #expect(decoder.feed([0xED, 0xA0, 0x80]).isEmpty)
    let endless = [0x1B, 0x5B] + [UInt8](repeating: 0x31, count: 100)
    #expect(decoder.feed(endless + [0x0D]).last == .enter)
  }

  @Test("A paste of any size is cut and ends")
  func hugePaste() {
    var decoder = KeyDecoder()
    let paste = "\u{1B}[200~" + String(repeating: "x", count: 100_000) + "\u{1B}[201~y"
    let keys = decoder.feed(Array(paste.utf8))
    #expect(keys.count == 2)
    #expect(keys.last == .text("y"))
  }
}
