import LegacyPlaces
import PlacesEngine

/// The rival: what an app would write by hand, a task per keystroke that cancels the one before.
///
/// It has no rules for typing, no ledger, no notices and no classification of errors.
@MainActor
final class HandWrittenFetcher {
  weak var delegate: (any GMSAutocompleteFetcherDelegate)?
  private let service: any PlacesService
  private let token: String
  private var task: Task<Void, Never>?

  init(service: any PlacesService, token: String) {
    self.service = service
    self.token = token
  }

  func textChanged(_ text: String) {
    task?.cancel()
    task = Task {
      do {
        let query = PredictionQuery(input: text, sessionToken: token, languageCode: "en")
        let answer = try await service.predictions(for: query)
        guard !Task.isCancelled else { return }
        delegate?.didAutocomplete(with: answer.places.map { GMSAutocompletePrediction($0) })
      } catch {
        delegate?.didFailAutocompleteWithError(error)
      }
    }
  }
}
