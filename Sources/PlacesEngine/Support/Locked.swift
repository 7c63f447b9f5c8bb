import Foundation

/// A value behind a lock: the one place of the package that vouches for thread safety itself.
///
/// `Mutex` would do, but needs iOS 18; this is the same shape over `NSLock`. The closure must not block,
/// must not call back into the same value, and gives out only what may cross threads.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  package func withLock<Result: Sendable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
