import Foundation
import MigrationCodes
import PlacesEngine

/// A question, or why the new service cannot be asked it.
typealias LegacyQuestion = Result<LegacyPredictionQuestion, ServiceFailure>

#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
extension LegacyQuestion {
  /// Reads filter and bounds as they are now.
  static func asking(
    _ text: String, filter: GMSAutocompleteFilter?, bounds: LegacyBounds? = nil,
    boundsMode: GMSAutocompleteBoundsMode = .bias, token: GMSAutocompleteSessionToken?,
    dialect: LegacyDialect = .legacy
  ) -> LegacyQuestion {
    Result { () throws(ServiceFailure) in
      try legacyPredictionQuestion(
        text: text, filter: filter, bounds: bounds, boundsMode: boundsMode, sessionToken: token,
        dialect: dialect)
    }
  }

  /// The question of an owner that is gone.
  static var abandoned: LegacyQuestion {
    .failure(ServiceFailure(.internal, "The owner of the question is gone."))
  }
}

extension PlacesEnvironment {
  /// Asks a legacy question and leaves its notices; a blank text asks nothing and finds nothing.
  func predictions(
    for question: LegacyQuestion, from method: StaticString
  ) async throws -> PredictionAnswer {
    try await noticingFailures(of: method) {
      let question = try question.get()
      guard !question.query.input.isEmpty else { return PredictionAnswer() }
      report(question.notices, token: question.query.sessionToken, forQueries: true, method)
      reportRotation(question.query, method)
      return try await predictions(for: question.query)
    }
  }

  /// Asks for details and leaves the notices of the question.
  func details(
    for question: Result<LegacyDetailsQuestion, any Error>, from method: StaticString
  ) async throws -> ServicePlace {
    try await noticingFailures(of: method) {
      let question = try question.get()
      report(question.notices, token: question.query.sessionToken, forQueries: false, method)
      return try await details(for: question.query)
    }
  }

  private func report(
    _ codes: [MigrationCode], token: String?, forQueries: Bool, _ method: StaticString
  ) {
    for code in codes { notices.report(code, "\(method)") }
    if let token, hasEnded(token: token, forQueries: forQueries) { notices.report(.tokenReused, "\(method)") }
  }

  /// Leaves a notice when a search goes on under another token while the session of the one before has no end.
  private func reportRotation(_ query: PredictionQuery, _ method: StaticString) {
    guard let token = query.sessionToken,
      let before = extra(TypedQueries.self, make: TypedQueries.init)
        .rotatedToken(by: "\(method)", token, query.input),
      !hasEnded(token: before, forQueries: true)
    else { return }
    notices.report(.tokenRotated, "\(method)")
  }

  /// Leaves a notice of a failure that old code often ignores (field report B16): the code and the service's
  /// reason, never its text, which may repeat the query.
  private func noticingFailures<Answer>(
    of method: StaticString, _ call: () async throws -> Answer
  ) async throws -> Answer {
    do {
      return try await call()
    } catch let failure as ServiceFailure where !failure.kind.isRetryable {
      let reason = failure.reason.map { ", \($0)" } ?? ""
      notices.report(.callRefused, "\(method): \(failure.kind.rawValue) \(failure.kind)\(reason)")
      throw failure
    }
  }
}

/// Any error as old code knows errors.
func legacyError(wrapping error: any Error) -> NSError {
  guard error is CancellationError else { return legacyError(ServiceFailure(wrapping: error)) }
  return legacyError(ServiceFailure(.network, "The call was cancelled before it was answered."))
}

/// The question behind `lookUpPlaceID` and the default of controllers: every field that a ``GMSPlace`` can show, each by its name.
///
/// Not `*`: that would also ask for what no legacy property shows. The price is the same, the highest.
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
func legacyDetailsQuestion(
  lookingUp placeID: String, sessionToken: GMSAutocompleteSessionToken? = nil
) throws(ServiceFailure) -> LegacyDetailsQuestion {
  let shown = GMSPlacePropertyArray().filter { $0 != GMSPlaceProperty.all.rawValue }
  return try legacyDetailsQuestion(placeID: placeID, properties: shown, sessionToken: sessionToken)
}
