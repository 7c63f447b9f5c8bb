// What Swift adds to Objective-C's module on Apple's systems, as far as old screens see it.

@_exported import ObjectiveC

public struct Selector: Sendable {
  public init(_ name: String) {}
}

public struct ObjCBool {
  public var boolValue = false
}

extension ObjectiveC.NSObject: Hashable {
  public static func == (left: ObjectiveC.NSObject, right: ObjectiveC.NSObject) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) {}
}
