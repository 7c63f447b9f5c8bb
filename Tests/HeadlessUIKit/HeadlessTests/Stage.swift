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

/// A scripted stage with a window.
@MainActor @dynamicMemberLookup
final class Stage {
  let scripted: ScriptedStage
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Without a rule: two predictions for any text, the first matched by three letters; a place for any id.
  init(rule: ((ScriptedService.Call) -> ScriptedService.Reply)? = nil) {
    scripted = ScriptedStage(
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
  }

  subscript<Member>(dynamicMember member: KeyPath<ScriptedStage, Member>) -> Member {
    scripted[keyPath: member]
  }

  /// Makes a screen that takes hold of this environment, and shows it.
  func show<Screen: UIViewController>(_ make: () -> Screen) -> Screen {
    run {
      let screen = make()
      window.rootViewController = screen
      return screen
    }
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try scripted.run(body) }

  func pass(milliseconds: Int = 200) async {
    await scripted.clock.advance(by: .milliseconds(milliseconds))
  }
}

extension UIView {
  var table: UITableView? { simulatedFind(UITableView.self).first }
  var searchBar: UISearchBar? { simulatedFind(UISearchBar.self).first }
  var spinner: UIActivityIndicatorView? { simulatedFind(UIActivityIndicatorView.self).first }
}
