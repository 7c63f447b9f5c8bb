// What a module of this name hands on to its importers, as Google's does: old code that imports only the
// SDK uses `CLLocationCoordinate2D`, `URL` and `UIColor` without importing their homes.

@_exported public import CoreLocationStandIn
@_exported public import Foundation

#if os(iOS) || HEADLESS_UIKIT
  @_exported public import UIKit
#endif
