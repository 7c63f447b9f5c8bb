import LegacyPlacesTesting
import PlacesEngine

// Mutants that send the wrong session token.

/// A mutant that sends a token of its own choice.
class TamperedTokens: Tampered {
  func token(_ token: String?, isDetails: Bool) -> String? { token }

  override func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    var query = query
    query.sessionToken = token(query.sessionToken, isDetails: false)
    return try await super.predictions(for: query)
  }

  override func details(for query: DetailsQuery) async throws -> ServicePlace {
    var query = query
    query.sessionToken = token(query.sessionToken, isDetails: true)
    return try await super.details(for: query)
  }
}

/// One token for ever.
class TokenReusedAfterDetails: TamperedTokens {
  private var first: String?

  override func token(_ token: String?, isDetails: Bool) -> String? {
    first = first ?? token
    return first
  }
}

/// A session whose details failed goes on.
class TokenReusedAfterFailure: TamperedTokens {
  private var kept: String?

  override func token(_ token: String?, isDetails: Bool) -> String? { kept ?? token }

  override func details(for query: DetailsQuery) async throws -> ServicePlace {
    do {
      return try await super.details(for: query)
    } catch let failure as ServiceFailure {
      kept = kept ?? query.sessionToken
      throw failure
    }
  }
}

class NewTokenPerRequest: TamperedTokens {
  private var count = 0

  override func token(_ token: String?, isDetails: Bool) -> String? {
    count += 1
    return "\(count)"
  }
}

class TokenMissingInDetails: TamperedTokens {
  override func token(_ token: String?, isDetails: Bool) -> String? { isDetails ? nil : token }
}

class HiddenToken: TamperedTokens {
  override func token(_ token: String?, isDetails: Bool) -> String? { token ?? "hidden" }
}

/// `clearResults` leaves the session open.
class TokenKeptAfterClear: TamperedTokens {
  private var last: String?
  private var kept: String?

  override func clear() {
    kept = last
    super.clear()
  }

  override func token(_ token: String?, isDetails: Bool) -> String? {
    last = kept ?? token
    return last
  }
}

/// A retry of the same details call sends a new token.
class RetryWithNewToken: TamperedTokens {
  private var isRetrying = false

  override func retry() {
    isRetrying = true
    super.retry()
  }

  override func token(_ token: String?, isDetails: Bool) -> String? {
    isDetails && isRetrying ? "new" : token
  }
}

/// A tap that should-select refuses ends the session.
class RefusedTapEndsSession: TamperedTokens {
  private var refusals = 0

  override func maySelect(_ row: PredictionFacts, _ ears: SubjectEars) -> Bool {
    let may = super.maySelect(row, ears)
    if !may { refusals += 1 }
    return may
  }

  override func token(_ token: String?, isDetails: Bool) -> String? {
    refusals == 0 ? token : "\(token ?? "")-\(refusals)"
  }
}

/// Taking the token away does nothing.
class TokenNotTakenAway: Tampered {
  override func provide(_ token: String?) {
    if let token { super.provide(token) }
  }
}

/// A screen that is shown again goes on with its session.
class TokenKeptAfterCancel: TamperedTokens {
  private var last: String?
  private var kept: String?

  override func cancel() {
    kept = last
    super.cancel()
  }

  override func token(_ token: String?, isDetails: Bool) -> String? {
    last = kept ?? token
    return last
  }
}
