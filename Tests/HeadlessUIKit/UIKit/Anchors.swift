public import Foundation

// Constraints can be written and mean nothing.

/// A relation between two edges.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  open var isActive = false
  open var constant: CGFloat = 0

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// An edge or a middle.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A part of a view to lay others out by.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {}

public final class UIKeyboardLayoutGuide: UILayoutGuide {}

/// What has edges.
@preconcurrency @MainActor
public protocol SimulatedEdges {}

extension SimulatedEdges {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
}

extension UIView: SimulatedEdges {
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide() }
}

extension UILayoutGuide: SimulatedEdges {}
