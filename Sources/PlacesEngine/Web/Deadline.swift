/// Runs work and gives it up when a time has passed: then it is cancelled and a network failure thrown.
///
/// URLSession's own limit for a whole request is ignored on Linux, so the web service brings its own.
/// The work must stop when cancelled.
///
/// - Parameters:
///   - sleep: waits for the time; tests pass one that ends on a fact instead.
@concurrent
func withDeadline<Success: Sendable>(
  _ time: Duration,
  sleep: @escaping @Sendable (Duration) async throws -> Void,
  work: @escaping @Sendable () async throws -> Success
) async throws -> Success {
  try await withThrowingTaskGroup(of: Success?.self) { group in
    defer { group.cancelAll() }
    group.addTask { try await work() }
    group.addTask {
      try await sleep(time)
      // A wait that a cancelled task ends early is no deadline.
      try Task.checkCancellation()
      return nil
    }
    for try await first in group {
      guard let first else { break }
      return first
    }
    throw ServiceFailure(
      .network,
      "The places service did not answer within \(time). Check the connection and try again.")
  }
}
