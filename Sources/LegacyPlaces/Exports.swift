// Old code imports one module and finds the system's types through it, as it did with Google's.

@_exported public import CoreLocationStandIn
@_exported public import Foundation

#if os(iOS) || HEADLESS_UIKIT
  @_exported public import UIKit
#endif
