package import PlacesEngine

/// What this module keeps in an environment.
package struct LegacyState: Sendable {
  package var offMainCalls = OffMainCalls.stopInDebug
  /// Held as long as someone uses it: the client holds the environment.
  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  package weak var sharedClient: GMSPlacesClient?
}

extension PlacesEnvironment {
  package var legacyState: Locked<LegacyState> {
    extra(Locked<LegacyState>.self) { Locked(LegacyState()) }
  }
}
