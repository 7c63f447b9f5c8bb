import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that is run and timed.
struct Tool {
  var title: String
  var arguments: [String]
  /// What to do when it is missing.
  var hint: String
  /// Exit codes that are no failure.
  var fine: Set<Int32> = [0]

  struct Missing: Error {
    var title: String
    var hint: String
  }

  struct Failed: Error {
    var title: String
    var code: Int32
  }

  /// The seconds that one run takes, its output thrown away.
  func run() throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    let seconds = (ContinuousClock.now - start).seconds
    // That is what env says when there is no such program.
    if process.terminationStatus == 127 { throw Missing(title: title, hint: hint) }
    guard fine.contains(process.terminationStatus) else {
      throw Failed(title: title, code: process.terminationStatus)
    }
    return seconds
  }

  /// The most memory that any program run so far held at a time, in megabytes.
  static var mostMemory: Double {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    #if canImport(Darwin)
      return Double(usage.ru_maxrss) / 1e6
    #else
      return Double(usage.ru_maxrss) * 1_024 / 1e6
    #endif
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
