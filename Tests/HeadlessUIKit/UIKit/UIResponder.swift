public import Foundation

/// Something in the chain from a view to its controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Who has the keyboard.
  public private(set) static weak var simulatedFirstResponder: UIResponder?

  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { Self.simulatedFirstResponder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    UIResponder.simulatedFirstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { UIResponder.simulatedFirstResponder = nil }
    return true
  }
}

/// Whose appearance can be set for all that are, or are inside, a class.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// What was set through appearance proxies.
///
/// A proxy is an ordinary view that is never shown. When a view comes on show, it takes from each proxy that
/// is for it what it has not been given itself.
@MainActor
public final class SimulatedAppearance {
  private struct Entry {
    var proxy: UIView
    var isFor: (UIView) -> Bool
    var containers: [any UIAppearanceContainer.Type]
  }

  private static var entries: [Entry] = []

  static func add<Proxied: UIView>(_ proxy: Proxied, in containers: [any UIAppearanceContainer.Type]) {
    entries.append(Entry(proxy: proxy, isFor: { $0 is Proxied }, containers: containers))
  }

  /// Forgets all proxies, between tests.
  public static func reset() { entries = [] }

  static func apply(to view: UIView) {
    for entry in entries where entry.isFor(view) && isInside(view, entry.containers) {
      view.simulatedTakeAppearance(from: entry.proxy)
    }
  }

  /// Whether the view is in the first container, that one in the second, and so on.
  private static func isInside(_ view: UIView, _ containers: [any UIAppearanceContainer.Type]) -> Bool {
    var rest = containers[...]
    var responder = view.next
    while let here = responder, let wanted = rest.first {
      if isA(here, wanted) { rest.removeFirst() }
      responder = here.next
    }
    return rest.isEmpty
  }

  private static func isA<Container: UIAppearanceContainer>(
    _ responder: UIResponder, _ type: Container.Type
  ) -> Bool {
    responder is Container
  }
}
