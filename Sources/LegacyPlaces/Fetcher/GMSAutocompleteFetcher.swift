public import Foundation
import PlacesEngine

/// Turns a text field's changes into predictions at a delegate, on Autocomplete (New).
///
/// Requests are spaced by the environment's typing policy, by default as the legacy fetcher does (decision
/// D1). Predictions and failures that belong to an older text are dropped (contract item 11, D5). A text of
/// nothing but blank space asks nothing and empties the list once (item 13, D2). While a request is
/// outstanding the fetcher keeps itself alive (D7). The app keeps the token: the same one for all requests
/// of a session and for its details call, then a new one (items 59–62).
///
/// Main thread only (D15). Source: `legacy-sdk` contract items 6–15.
@preconcurrency @MainActor
#if DeprecationMessages
  @available(
    *, deprecated,
    message:
      "GMSAutocompleteFetcher belongs to the legacy module; use TypingSession, or PlacesClient.fetchAutocompleteSuggestions(with:) in a task that newer text cancels (LP111)"
  )
#endif
open class GMSAutocompleteFetcher: NSObject, AutocompleteFetching {
  /// Who hears of predictions and failures; whoever it is when they come (D6).
  open weak var delegate: (any GMSAutocompleteFetcherDelegate)?

  /// What predictions are narrowed to, read when a request goes out; setting it asks nothing (D4).
  open var autocompleteFilter: GMSAutocompleteFilter?

  /// An area, preferred or required as ``autocompleteBoundsMode`` says. Use the filter's location bias or
  /// restriction instead.
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "Bounds of a fetcher or controller left Google's SDK with version 4.0; use coordinateRegionBias or coordinateRegionRestriction of AutocompleteFilter (LP125)"
    )
  #endif
  open var autocompleteBounds: LegacyBounds?

  /// Whether ``autocompleteBounds`` is a bias or a restriction; without bounds it means nothing.
  #if DeprecationMessages
    @available(
      *, deprecated,
      message:
        "Bounds of a fetcher or controller left Google's SDK with version 4.0; use coordinateRegionBias or coordinateRegionRestriction of AutocompleteFilter (LP125)"
    )
  #endif
  open var autocompleteBoundsMode = GMSAutocompleteBoundsMode.bias

  private var sessionToken: GMSAutocompleteSessionToken?
  private var text = ""
  private let environment: PlacesEnvironment
  private static let method: StaticString = "GMSAutocompleteFetcher.sourceTextHasChanged(_:)"
  private lazy var driver = makeDriver()

  public override init() {
    environment = .current
    super.init()
  }

  public init(filter: GMSAutocompleteFilter?) {
    environment = .current
    autocompleteFilter = filter
    super.init()
  }

  public init(bounds: LegacyBounds?, filter: GMSAutocompleteFilter?) {
    environment = .current
    autocompleteBounds = bounds
    autocompleteFilter = filter
    super.init()
  }

  /// Attaches the token that the following requests carry; `nil` means none, and each request is billed on
  /// its own (items 15 and 63).
  open func provide(_ sessionToken: GMSAutocompleteSessionToken?) {
    self.sessionToken = sessionToken
  }

  /// Takes the newest text of the field; `nil` is no text. Returns at once, and nothing is delivered before.
  open func sourceTextHasChanged(_ text: String?) {
    onMainThread(Self.method, environment) {
      self.text = text ?? ""
      self.driver.handle(.textChanged(text))
    }
  }

  private func makeDriver() -> TypingDriver<LegacyQuestion, ServicePrediction> {
    TypingDriver(
      engine: TypingEngine(policy: environment.typingPolicy, surface: .fetcher),
      clock: environment.clock,
      hooks: .init(
        context: { [weak self] in self?.question ?? .abandoned },
        ask: { [environment] _, question, _ in
          try await environment.predictions(for: question, from: Self.method).places
        },
        tell: { [weak self] notice, error in self?.tell(notice, error) ?? false },
        owner: { [weak self] in self }))
  }

  private var question: LegacyQuestion {
    LegacyQuestion.asking(
      text, filter: autocompleteFilter, bounds: autocompleteBounds,
      boundsMode: autocompleteBoundsMode, token: sessionToken)
  }

  /// Whether anybody was told.
  private func tell(
    _ notice: TypingEngine<LegacyQuestion, ServicePrediction>.Notice, _ error: (any Error)?
  ) -> Bool {
    guard let delegate else { return false }
    switch notice {
    case .updated:
      var predictions: [GMSAutocompletePrediction] = []
      if case .rows(let rows) = driver.content { predictions = rows.map(GMSAutocompletePrediction.init) }
      delegate.didAutocomplete(with: predictions)
    case .failed:
      if let error { delegate.didFailAutocompleteWithError(legacyError(wrapping: error)) }
    case .requested, .detailed:
      break
    }
    return true
  }
}
