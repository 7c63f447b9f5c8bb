// A stand-in for SwiftUI: what a representable around a controller needs. Nothing is drawn.

public import UIKit

@preconcurrency @MainActor
public protocol View {}

@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
}

@propertyWrapper
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }
}

/// What SwiftUI does with a representable when it comes on show.
@MainActor
public struct SimulatedHosting<Representable: UIViewControllerRepresentable> {
  public let controller: Representable.UIViewControllerType
  private let context: UIViewControllerRepresentableContext<Representable>

  public init(_ representable: Representable) {
    context = UIViewControllerRepresentableContext(coordinator: representable.makeCoordinator())
    controller = representable.makeUIViewController(context: context)
    representable.updateUIViewController(controller, context: context)
  }
}
