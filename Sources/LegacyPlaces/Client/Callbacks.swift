/// Takes a place or an error; exactly one of them is set. Called once, on the main thread.
#if DeprecationMessages
  @available(
    *, deprecated,
    message: "Callback types belong to the legacy module; use async functions that return a Result (LP109)"
  )
#endif
public typealias GMSPlaceResultCallback = (GMSPlace?, (any Error)?) -> Void

/// Takes predictions or an error; exactly one of them is set. Called once, on the main thread.
#if DeprecationMessages
  @available(
    *, deprecated,
    message: "Callback types belong to the legacy module; use async functions that return a Result (LP109)"
  )
#endif
public typealias GMSAutocompletePredictionsCallback = ([GMSAutocompletePrediction]?, (any Error)?) -> Void

/// Takes suggestions or an error; exactly one of them is set. Called once, on the main thread.
#if DeprecationMessages
  @available(
    *, deprecated,
    message: "Callback types belong to the legacy module; use async functions that return a Result (LP109)"
  )
#endif
public typealias GMSAutocompleteSuggestionsCallback = ([GMSAutocompleteSuggestion]?, (any Error)?) -> Void
