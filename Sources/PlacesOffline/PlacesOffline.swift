// One import suffices: whoever uses the offline places also needs the service and environment types.
@_exported public import PlacesEngine

extension PlacesEnvironment {
  /// Makes this environment answer from the bundled places, without network and key.
  ///
  /// The one line an example or a test writes: `try PlacesEnvironment.current.useOfflinePlaces()`.
  ///
  /// - Throws: ``OfflineDataError`` when the bundled files are missing or broken.
  public func useOfflinePlaces() throws {
    service = try OfflinePlacesService.bundled()
  }
}
