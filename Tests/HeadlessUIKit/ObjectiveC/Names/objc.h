// The root class that the compiler looks for when it checks Objective-C declarations.
#pragma once
#pragma clang assume_nonnull begin
__attribute__((objc_root_class)) @interface NSObject
- (instancetype)init;
- (_Bool)isEqual:(nullable id)object;
@property(readonly) long hash;
@end
#pragma clang assume_nonnull end
