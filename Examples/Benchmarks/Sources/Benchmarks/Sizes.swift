/// How much is measured: pinned, so that figures of different days are about the same work.
struct Sizes: Encodable {
  /// Keystrokes of each contender in each round.
  var keystrokes: Int
  /// Names that are typed letter by letter.
  var names: Int
  /// Rounds; in each, every contender has its turn.
  var rounds: Int

  static let measured = Sizes(keystrokes: 500, names: 100, rounds: 31)
  /// Enough to see that everything works.
  static let checked = Sizes(keystrokes: 20, names: 100, rounds: 1)
}
