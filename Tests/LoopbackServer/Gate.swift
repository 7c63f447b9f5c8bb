/// A door that is shut until opened; waiting at it ends when it opens or when the task is cancelled.
package struct Gate: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  package init() {
    (stream, continuation) = AsyncStream.makeStream(of: Void.self)
  }

  /// Lets through everyone who waits, now and later.
  package func open() {
    continuation.finish()
  }

  /// Returns when the gate is open. One task at a time.
  package func wait() async {
    for await _ in stream {}
  }
}
