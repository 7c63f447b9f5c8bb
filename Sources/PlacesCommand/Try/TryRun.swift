import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine

/// One run of `try`: an environment of its own, a search screen in it, and the notes of what happened.
@MainActor
#if DeprecationMessages
  @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
#endif
final class TryRun {
  /// A letter that was typed.
  struct Keystroke {
    var time: Duration
    /// The whole text after it.
    var text: String
  }

  /// What came of the text.
  enum Outcome {
    /// The policy asked nothing: blank or too short.
    case notAsked
    case noMatch
    case predictions([GMSAutocompletePrediction])
    case failed(ServiceFailure)
  }

  /// What came of the details.
  enum Details {
    case place(GMSPlace)
    case failed(ServiceFailure)
  }

  let options: TryOptions
  let stage: TryStage
  let service: MeteredService
  let environment: PlacesEnvironment
  private(set) var keystrokes: [Keystroke] = []
  private(set) var details: Details?
  /// The index of the prediction that was chosen.
  private(set) var chosen: Int?

  private let screen: SearchScreen
  private let told = Locked<[String]>([])

  /// - Parameter service: what answers; the run puts a meter in front of it.
  init(
    _ options: TryOptions, service base: any PlacesService, isVirtual: Bool,
    makeToken: @escaping @Sendable () -> String
  ) {
    self.options = options
    let stage = TryStage(isVirtual: isVirtual)
    let service = MeteredService(base, stage: stage)
    let environment = PlacesEnvironment(
      service: service, languageCode: options.language, regionCode: options.region,
      typingPolicy: options.policy.policy, clock: stage, makeToken: makeToken)
    self.stage = stage
    self.service = service
    self.environment = environment
    environment.notices.setHandler { [told] notice in told.withLock { $0.append(notice.text) } }
    // Legacy objects take hold of the current environment when they are made.
    screen = PlacesEnvironment.$current.withValue(environment) {
      SearchScreen(filter: options.filter)
    }
  }

  /// What the legacy layer had to say about the calls, each once.
  var notices: [String] { told.withLock { $0 } }

  /// Called when predictions or an error have arrived.
  var onChange: () -> Void {
    get { screen.onChange }
    set { screen.onChange = newValue }
  }

  /// Whether there are predictions to show.
  var hasPredictions: Bool {
    if case .predictions = outcome { true } else { false }
  }

  var outcome: Outcome {
    switch screen.heard {
    case .nothing: .notAsked
    case .predictions(let predictions) where !predictions.isEmpty: .predictions(predictions)
    case .predictions: service.requests.isEmpty ? .notAsked : .noMatch
    case .error(let error): .failed(ServiceFailure(command: error))
    }
  }

  /// Types the text letter by letter at the pace, and waits for what comes of it.
  func type(_ text: String) async {
    var typed = ""
    for letter in text {
      if !typed.isEmpty { await stage.pass(options.pace) }
      typed.append(letter)
      change(to: typed)
    }
    await stage.stillness()
  }

  /// Has the text field say that its text is another now.
  func change(to text: String) {
    keystrokes.append(Keystroke(time: stage.now, text: text))
    PlacesEnvironment.$current.withValue(environment) { screen.textFieldDidChange(text) }
  }

  /// Empties the text field, which cancels what is outstanding, and waits until that is over: a call that is
  /// still out would be missing on the bill.
  func stop() async {
    PlacesEnvironment.$current.withValue(environment) { screen.textFieldDidChange("") }
    await stage.stillness()
  }

  /// Chooses a prediction and waits for the place's details.
  func choose(_ index: Int, of predictions: [GMSAutocompletePrediction]) async {
    chosen = index
    let fields = GMSPlaceField(names: options.fields)
    await withCheckedContinuation { continuation in
      PlacesEnvironment.$current.withValue(environment) {
        screen.didSelect(predictions[index], fields: fields) { [self] place, error in
          if let place {
            details = .place(place)
          } else {
            details = .failed(error.map { ServiceFailure(command: $0) } ?? .nothingToTell)
          }
          continuation.resume()
        }
      }
    }
  }
}

extension ServiceFailure {
  /// What old code hears, read back; an error of another domain is our own fault.
  init(command error: NSError) {
    self = ServiceFailure(legacyError: error) ?? ServiceFailure(wrapping: error)
  }

  fileprivate static let nothingToTell = ServiceFailure(
    .internal, "The details call gave neither a place nor an error. Please report this as a fault.")
}
