import Foundation
package import PlacesEngine

/// Asks for suggestions and places.
///
/// Calls return a result and do not throw. Google's text asks for calls from the main thread; here they may
/// come from any. Provide a key before the first call.
public final class PlacesClient: PlacesClientProtocol, Sendable {
  /// Service, key, language and region of this client's calls.
  package let environment: PlacesEnvironment

  package init(environment: PlacesEnvironment) {
    self.environment = environment
  }

  /// The instance that an app shares: one per environment, and an app has one environment.
  @MainActor public static var shared: PlacesClient {
    let environment = PlacesEnvironment.current
    let holder = environment.extra(SharedClient.self) { SharedClient() }
    return holder.client(in: environment)
  }

  /// Accepts an API key for the calls of this process.
  ///
  /// - Returns: whether the key was accepted; a blank one is refused.
  @discardableResult
  public static func provideAPIKey(_ key: String) -> Bool {
    PlacesEnvironment.current.provideKey(key)
  }

  /// The licences of the software used, for an app's acknowledgements.
  public static var openSourceLicenseInfo: String {
    """
    This module contains no third-party source code. It uses the Swift standard library and Foundation, \
    Copyright Apple Inc. and the Swift project authors, Apache License 2.0 with Runtime Library Exception, \
    https://swift.org/LICENSE.txt.
    """
  }

  /// The version of this module.
  public static var sdkVersion: String { "1.0.0" }

  /// Suggestions for a text, most relevant first, five at most.
  ///
  /// A blank text asks nothing and succeeds with no suggestions (decision D2). A cancelled task gets
  /// ``PlacesError/network(_:)`` with a text that says so (decision D22).
  public func fetchAutocompleteSuggestions(
    with request: AutocompleteRequest
  ) async -> Result<[AutocompleteSuggestion], PlacesError> {
    await result {
      let query = try request.predictionQuery()
      guard !query.input.allSatisfy(\.isWhitespace) else { return [] }
      return try await environment.predictions(for: query).places.map {
        .place(AutocompletePlaceSuggestion($0))
      }
    }
  }

  /// Properties of a place; ends the session whose token the request carries.
  ///
  /// A cancelled task gets ``PlacesError/network(_:)`` with a text that says so (decision D22).
  public func fetchPlace(with request: FetchPlaceRequest) async -> Result<Place, PlacesError> {
    await result {
      Place(try await environment.details(for: try request.detailsQuery()))
    }
  }

  /// Whether a place is open at a moment; the status is `nil` when what was fetched does not tell.
  ///
  /// Hours of the coming week, holidays included, are used where they reach, else the regular ones.
  public func isPlaceOpen(with request: IsPlaceOpenRequest) async -> Result<IsPlaceOpenResponse, PlacesError>
  {
    await result {
      var place = request.place?.service ?? ServicePlace()
      if let query = try request.detailsQuery() {
        place = try await environment.details(for: query)
      }
      return IsPlaceOpenResponse(status: OpeningTimes.isOpen(place, at: request.date ?? Date()))
    }
  }

  private func result<Success>(_ call: () async throws -> Success) async -> Result<Success, PlacesError> {
    do {
      return .success(try await call())
    } catch let failure as ServiceFailure {
      return .failure(PlacesError(failure))
    } catch is CancellationError {
      return .failure(.network("The call was cancelled before it was answered, because its task was."))
    } catch {
      return .failure(.internal("The call failed in a way it should not: \(type(of: error))."))
    }
  }
}

/// The shared client of an environment, held as long as someone uses it: the client holds the environment,
/// so that a strong hold the other way would keep both for ever.
private final class SharedClient: Sendable {
  private struct Reference: Sendable {
    weak var client: PlacesClient?
  }

  private let reference = Locked(Reference())

  func client(in environment: PlacesEnvironment) -> PlacesClient {
    reference.withLock { reference in
      if let client = reference.client { return client }
      let made = PlacesClient(environment: environment)
      reference.client = made
      return made
    }
  }
}
