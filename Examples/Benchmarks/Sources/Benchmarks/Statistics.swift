/// The time that one repetition took, in nanoseconds.
typealias Nanoseconds = Double

extension ContinuousClock.Instant {
  func nanoseconds(to later: ContinuousClock.Instant) -> Nanoseconds {
    let (seconds, attoseconds) = (later - self).components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}

extension [Double] {
  /// The value that a share of all values does not exceed; 0 for no values.
  func percentile(_ share: Double) -> Double {
    guard !isEmpty else { return 0 }
    return sorted()[Swift.min(Int(Double(count) * share), count - 1)]
  }

  var median: Double { percentile(0.5) }
}

/// The same random numbers on every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
