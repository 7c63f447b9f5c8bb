/// Answers the two questions that place search asks: what may this text mean, and what is this place.
///
/// The web service, the offline service and the scripted service of the tests conform; so may yours.
///
/// - Answers carry everything the service said, named as on the wire; callers narrow them.
/// - Failures are thrown as ``ServiceFailure``. Any other error reaches callers as an internal failure.
/// - When the surrounding task is cancelled the service stops its work and throws `CancellationError`.
/// - Calls come from any thread, and several may be under way at once.
public protocol PlacesService: Sendable {
  /// Suggestions for a text, most relevant first, five at most.
  func predictions(for query: PredictionQuery) async throws -> PredictionAnswer

  /// The fields that the query's mask names, of one place.
  func details(for query: DetailsQuery) async throws -> ServicePlace
}
