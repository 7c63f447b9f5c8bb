import LegacyPlacesTesting
import PlacesEngine

extension ScriptedService {
  /// Answers every autocomplete call alike, and every details call.
  convenience init(
    answer: Reply = .predictions(PredictionAnswer()), place: Reply = .place(ServicePlace())
  ) {
    self.init(clock: ManualClock()) { $0.input == nil ? place : answer }
  }
}
