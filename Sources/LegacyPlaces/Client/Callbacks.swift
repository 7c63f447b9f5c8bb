/// Takes a place or an error; exactly one of them is set. Called once, on the main thread.
public typealias GMSPlaceResultCallback = (GMSPlace?, (any Error)?) -> Void

/// Takes predictions or an error; exactly one of them is set. Called once, on the main thread.
public typealias GMSAutocompletePredictionsCallback = ([GMSAutocompletePrediction]?, (any Error)?) -> Void

/// Takes suggestions or an error; exactly one of them is set. Called once, on the main thread.
public typealias GMSAutocompleteSuggestionsCallback = ([GMSAutocompleteSuggestion]?, (any Error)?) -> Void
