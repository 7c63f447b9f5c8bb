public import PlacesEngine

/// What a list of predictions shows at one moment: a snapshot that does not change.
///
/// One row per prediction, or one message row, or nothing; the attribution is a footer, never a row, so
/// that indexes mean predictions (decision D20). A table reads one snapshot per reload.
public struct AutocompleteList: Sendable, Hashable {
  /// One row.
  public enum Row: Sendable, Hashable {
    case prediction(Prediction)
    case message(Message)
  }

  /// A predicted place in two lines.
  public struct Prediction: Sendable, Hashable {
    /// Names the row for a tap: the place's id.
    public var placeID: String
    /// The first line.
    public var primary: [Run]
    /// The second line; `nil` for places that need none.
    public var secondary: [Run]?
    package var prediction: ServicePrediction

    /// Cuts the lines of a service's prediction at their matches.
    public init(_ prediction: ServicePrediction) {
      self.prediction = prediction
      placeID = prediction.placeId
      primary = Run.runs(of: prediction.structuredFormat?.mainText ?? prediction.text)
      secondary = prediction.structuredFormat?.secondaryText.map(Run.runs)
    }
  }

  /// A part of a line that is drawn in one colour.
  public struct Run: Sendable, Hashable {
    public var text: String
    /// Whether the part matched the typed text; drawn in the highlight colour.
    public var isMatch: Bool

    public init(text: String, isMatch: Bool) {
      self.text = text
      self.isMatch = isMatch
    }

    /// A text cut at its matches, in order; the runs put together are the text.
    package static func runs(of text: ServiceText) -> [Run] {
      var runs: [Run] = []
      var end = text.text.startIndex
      for range in text.matchedRanges {
        if end < range.lowerBound {
          runs.append(Run(text: String(text.text[end..<range.lowerBound]), isMatch: false))
        }
        runs.append(Run(text: String(text.text[range]), isMatch: true))
        end = range.upperBound
      }
      if end < text.text.endIndex || runs.isEmpty {
        runs.append(Run(text: String(text.text[end...]), isMatch: false))
      }
      return runs
    }
  }

  /// A text in place of predictions.
  public struct Message: Sendable, Hashable {
    public var text: String
    /// The title of the button that tries again; `nil` when there is nothing to try.
    public var retryTitle: String?

    public init(text: String, retryTitle: String?) {
      self.text = text
      self.retryTitle = retryTitle
    }
  }

  /// The rows, most relevant first.
  public var rows: [Row]
  /// The attribution that the terms of use ask for under predictions; `nil` when there are none.
  public var attribution: String?
  /// Whether a request or a details call is under way.
  public var isLoading: Bool
  /// What the rows are drawn in.
  public var colors: AutocompleteColors

  /// A snapshot, for implementations of ``AutocompleteListShowing``.
  public init(rows: [Row], attribution: String?, isLoading: Bool, colors: AutocompleteColors = .standard) {
    self.rows = rows
    self.attribution = attribution
    self.isLoading = isLoading
    self.colors = colors
  }

  /// The predictions among the rows.
  public var predictions: [Prediction] {
    rows.compactMap { if case .prediction(let prediction) = $0 { prediction } else { nil } }
  }
}

/// The texts that a list shows besides places; replace them to translate.
public struct AutocompleteListTexts: Sendable, Hashable {
  /// Nothing matches the typed text.
  public var noMatch = "We didn't recognize that location"
  /// The request failed in a way that trying again may mend.
  public var cantLoad = "Can't load search results"
  /// The button that tries again.
  public var retry = "Try again"
  /// The placeholder of the search field of the full-screen controller.
  public var searchPlaceholder = "Search"
  /// The button that leaves the full-screen controller.
  public var cancel = "Cancel"
  /// What a screen reader says while a request is under way.
  public var loading = "Loading"

  public init() {}

  /// The attribution: it may not be translated, changed in case or wrapped, so it is no setting.
  /// Source: `https://developers.google.com/maps/documentation/places/web-service/policies`.
  public static let attribution = "Google Maps"
}
