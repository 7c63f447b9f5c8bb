// Old code imports one module and finds the system's types through it, as it did with Google's.

@_exported public import CoreLocationStandIn
@_exported public import Foundation

// The one thing of ours that every app needs: where a service, a language or a policy is set.
@_exported public import class PlacesEngine.PlacesEnvironment

#if os(iOS) || HEADLESS_UIKIT
  @_exported public import UIKit
#endif
