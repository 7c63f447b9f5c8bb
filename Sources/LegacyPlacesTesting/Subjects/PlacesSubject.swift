// What a scenario is played on. A front door that implements the protocol of its kind can be compared with any
// other; what it cannot do, such as showing its rows, it leaves out, and scenarios that need it do not apply.

/// A front door of the legacy SDK, or something that stands in for it, driven and heard in neutral words.
///
/// It is the screen of an old app: it owns the object under test and is its delegate.
@MainActor
public protocol PlacesSubject: AnyObject {
  /// Who hears from now on, as another delegate; `nil` is no delegate.
  func listen(_ ears: SubjectEars?)
  /// Sets the filter that the next request is made with.
  func setFilter(_ filter: ScenarioFilter?)
  /// Lets go of the object under test; the delegate stays.
  func release()
}

/// Where text is typed.
@MainActor
public protocol TypingSubject: PlacesSubject {
  /// The text of the search field is now this; `nil` is no text.
  func type(_ text: String?)
}

/// A fetcher: the app provides the token.
@MainActor
public protocol FetcherSubject: TypingSubject, TokenTaking {}

/// A table data source.
@MainActor
public protocol TableSubject: TypingSubject {
  func clear()
}

/// A results controller.
@MainActor
public protocol ResultsSubject: TypingSubject {}

/// A full-screen controller.
@MainActor
public protocol ScreenSubject: TypingSubject {
  /// The user taps Cancel.
  func cancel()
  /// It is shown anew.
  func present()
}

/// A client: calls with callbacks, which all go to whoever listens when the call is made.
@MainActor
public protocol ClientSubject: PlacesSubject, TokenTaking {
  func find(_ text: String)
  func details(_ placeID: String)
}

extension FrontDoor {
  /// The protocol of the front door's subjects.
  var subjectName: String {
    switch self {
    case .client: "ClientSubject"
    case .fetcher: "FetcherSubject"
    case .table: "TableSubject"
    case .results: "ResultsSubject"
    case .screen: "ScreenSubject"
    }
  }

  /// Whether a subject has the protocol of this front door, and so all that its scenarios lean on.
  @MainActor
  func isPlayed(by subject: any PlacesSubject) -> Bool {
    switch self {
    case .client: subject is any ClientSubject
    case .fetcher: subject is any FetcherSubject
    case .table: subject is any TableSubject
    case .results: subject is any ResultsSubject
    case .screen: subject is any ScreenSubject
    }
  }
}

// MARK: - What some can do

/// Carries the app's session token.
@MainActor
public protocol TokenTaking {
  /// From now on calls carry the app's token of this name, made when it is first named; `nil` is none.
  func provide(_ token: String?)
}

/// Can say what its list shows.
@MainActor
public protocol RowShowing {
  /// What a table would show if it were reloaded now; read at each did-update, in place of what that carries.
  var shown: ListState { get }
}

/// Can be tapped on.
@MainActor
public protocol RowTapping {
  /// The user taps a row; one that is not there is ignored.
  func tap(_ row: Scenario.RowChoice)
}

/// Shows "try again", which can be tapped.
@MainActor
public protocol RetryTaking {
  func retry()
}

/// Has the deprecated bounds.
@MainActor
public protocol BoundsTaking {
  func setBounds(_ bounds: ScenarioBounds?)
}

/// Lets the app choose the fields of details.
@MainActor
public protocol FieldsTaking {
  /// The names of members of `GMSPlaceField`.
  func setFields(_ names: [String])
}
