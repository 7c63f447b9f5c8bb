// Foundation with Objective-C's root class in place of its own.

@_exported import Foundation
@_exported import ObjectiveC

public typealias NSObject = ObjectiveC.NSObject
public typealias Selector = ObjectiveC.Selector

extension ObjectiveC.NSObject: @retroactive Foundation.NSObjectProtocol {
  public func `self`() -> Self { self }
  public func isProxy() -> Bool { false }
  public var description: String { "" }
  public var debugDescription: String { "" }
}
