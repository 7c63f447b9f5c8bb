// Of two classes of one name, those of Foundation and of Objective-C, the code below this file means this one.

public import HeadlessFoundation

public typealias NSObject = HeadlessFoundation.NSObject
