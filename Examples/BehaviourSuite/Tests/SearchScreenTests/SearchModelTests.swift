import LegacyPlaces
import LegacyPlacesTesting
import SearchScreen
import Testing

/// The app's model, driven and heard in the words of the suite.
final class SearchModelSubject: FetcherSubject {
  private let model = SearchModel()
  private var tokens: [String: GMSAutocompleteSessionToken] = [:]

  func listen(_ ears: SubjectEars?) {
    model.didFail = ears.map { ears in { ears.hear(.failed($0)) } }
    model.rowsDidChange = ears.map { ears in
      { rows in ears.hear(.predictions(rows.map { PredictionFacts($0) })) }
    }
  }

  func type(_ text: String?) { model.textFieldDidChange(text) }
  func setFilter(_ filter: ScenarioFilter?) { model.filter = filter.map { GMSAutocompleteFilter($0) } }
  func provide(_ name: String?) {
    model.sessionToken = name.map { tokens[$0, default: GMSAutocompleteSessionToken()] }
    if let name { tokens[name] = model.sessionToken }
  }
  func release() { model.close() }
}

extension Side {
  static let searchModel = scripted("search model") { door, _ in door == .fetcher ? SearchModelSubject() : nil
  }
}

@Test("The search model behaves as the legacy SDK did") @MainActor
func searchModel() async throws {
  let report = try await BehaviourSuite.run(on: .searchModel, doors: [.fetcher])
  #expect(report.difference == nil, "\(report.table)")
}
