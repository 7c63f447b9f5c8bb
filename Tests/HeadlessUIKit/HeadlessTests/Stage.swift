import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine
import Testing
import UIKit

/// All tests, one after another: first responder, appearance proxies and the activity indicator are the
/// whole process's, as in an app.
@Suite("Old screens over the stand-in for UIKit", .serialized)
enum Headless {}

/// A window, a clock moved by hand and a service that answers by script.
@MainActor
final class Stage {
  let clock = ManualClock()
  let service: ScriptedService
  let environment: PlacesEnvironment
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Without a rule: two predictions for any text, the first matched by three letters; a place for any id.
  init(rule: ((ScriptedService.Call) -> ScriptedService.Reply)? = nil) {
    let tokens = Locked(0)
    service = ScriptedService(
      clock: clock,
      rule: rule ?? { call in
        switch call.question {
        case .predictions:
          .predictions(
            PredictionAnswer(places: [
              .scripted("one", "Sydney", secondary: "NSW, Australia", matched: 3),
              .scripted("two", "Sydenham"),
            ]))
        case .details(let query):
          .place(id: query.placeID, name: "Place \(query.placeID)")
        }
      })
    environment = PlacesEnvironment(
      service: service, languageCode: "en", clock: clock,
      makeToken: {
        tokens.withLock {
          $0 += 1
          return "token-\($0)"
        }
      })
    environment.notices.setHandler { _ in }
  }

  /// Makes a screen that takes hold of this environment, and shows it.
  func show<Screen: UIViewController>(_ make: () -> Screen) -> Screen {
    run {
      let screen = make()
      window.rootViewController = screen
      return screen
    }
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try PlacesEnvironment.$current.withValue(environment, operation: body)
  }

  func pass(milliseconds: Int = 200) async {
    await clock.advance(by: .milliseconds(milliseconds))
  }
}

extension UIView {
  var table: UITableView? { simulatedFind(UITableView.self).first }
  var searchBar: UISearchBar? { simulatedFind(UISearchBar.self).first }
  var spinner: UIActivityIndicatorView? { simulatedFind(UIActivityIndicatorView.self).first }
}
