/// Random numbers that a seed repeats, on every machine: SplitMix64.
///
/// `https://prng.di.unimi.it/splitmix64.c`
package struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)).multipliedReportingOverflow(by: 0xBF58_476D_1CE4_E5B9).partialValue
    value = (value ^ (value >> 27)).multipliedReportingOverflow(by: 0x94D0_49BB_1331_11EB).partialValue
    return value ^ (value >> 31)
  }

  /// Whether a thing happens that happens so many times out of a hundred.
  package mutating func chance(_ percent: Int) -> Bool { number(0..<100) < percent }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of these; there must be one.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[number(0..<choices.count)] }

  /// One of these by its weight; there must be one.
  mutating func pick<Choice>(_ choices: [(weight: Int, choice: Choice)]) -> Choice {
    var left = number(0..<choices.reduce(0) { $0 + $1.weight })
    for (weight, choice) in choices {
      left -= weight
      if left < 0 { return choice }
    }
    return choices[0].choice
  }
}
