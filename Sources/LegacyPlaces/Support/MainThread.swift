import Dispatch
import Foundation

/// Whether this is the thread that the main actor runs on.
///
/// Neither question is enough by itself: on Linux another thread may serve the main queue, and while the main
/// thread waits in `sync` for another queue it is that queue's.
package enum MainThread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
  }
}
