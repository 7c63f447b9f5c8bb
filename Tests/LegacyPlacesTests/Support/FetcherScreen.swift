import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine

extension ScriptedStage {
  /// A fetcher of this stage whose delegate logs to it; keep the screen, as an app would.
  func screen(
    filter: GMSAutocompleteFilter? = nil, bounds: LegacyBounds? = nil, log: EventLog? = nil
  ) -> FetcherScreen {
    run { FetcherScreen(GMSAutocompleteFetcher(bounds: bounds, filter: filter), log: log ?? self.log) }
  }
}

/// An old screen with a fetcher that writes down what it hears.
@MainActor
final class FetcherScreen {
  /// Called from inside every delegate call, to do what apps do there.
  var reaction: ((FetcherScreen) -> Void)?
  private let subject: LegacyFetcherSubject
  private let log: EventLog

  init(_ fetcher: GMSAutocompleteFetcher, log: EventLog) {
    subject = LegacyFetcherSubject(fetcher)
    self.log = log
    tell(self)
  }

  var fetcher: GMSAutocompleteFetcher? { subject.fetcher }
  func type(_ text: String?) { subject.type(text) }
  func release() { subject.release() }

  /// Who hears of this screen's fetcher from now on.
  func tell(_ screen: FetcherScreen?) {
    subject.listen(
      screen.map { screen in
        SubjectEars { [weak screen] event in
          guard let screen else { return }
          screen.log.add(.told(event, to: Scenario.firstDelegate))
          screen.reaction?(screen)
        }
      })
  }
}
