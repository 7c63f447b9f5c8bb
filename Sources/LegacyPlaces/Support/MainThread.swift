import Dispatch

/// Whether this is the thread that the main actor runs on.
///
/// Foundation's own answer is wrong on Linux, where another thread may serve the main queue.
enum MainThread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) == true
  }
}
