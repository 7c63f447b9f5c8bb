/// Where the scanner and the judge's labels do not agree, and why; nothing was mended for them.
enum JudgeDisagreements {
  struct Disagreement: Sendable {
    /// `-` for a label that is not found, `+` for a finding without a label; the file; then as in the labels.
    var line: String
    var why: String

    init(_ line: String, _ why: String) {
      self.line = line
      self.why = why
    }
  }

  static let all: [Disagreement] = [
    Disagreement(
      "- AddressAutocompleteController.swift\t32\t9\tautocompleteFilter\tLP111\tuse",
      "The class overrides the property itself; a bare name behind that is taken for a property of the class's own."
    ),
    Disagreement(
      "- AddressAutocompleteController.swift\t46\t68\tautocompleteFilter\tLP111\tuse",
      "The same override; here inside an interpolation."),
    Disagreement(
      "+ AddressAutocompleteController.swift\t34\t26\tprimaryTextHighlightColor\tLP119\tuse",
      "A local constant of a member's name: in a subclass of a legacy controller bare names are read as its members."
    ),
    Disagreement(
      "- ClientRegistry.swift\t64\t48\tlookUpPlaceID(_:callback:)\tLP105\tpossible",
      "A closure's parameter without a type hides the property of that name; the scanner keeps to the property."
    ),
    Disagreement(
      "+ ClientRegistry.swift\t64\t48\tlookUpPlaceID(_:callback:)\tLP105\tuse",
      "The other half of the same: certain instead of possible."),
    Disagreement(
      "+ ClientRegistry.swift\t67\t20\tlookUpPlaceID(_:callback:)\tLP105\tuse",
      "A closure's parameter list with a result type is not read, so the property of that name counts."),
    Disagreement(
      "+ FetcherViewController.m\t54\t28\tthird\tLP303\tmistake",
      "A block that is handed to a function holds the object; in Objective-C the scanner sees no capture."),
    Disagreement(
      "+ TableSearchViewController.swift\t37\t13\ttable\tLP303\tmistake",
      "A closure that is handed on holds the object; a call on it inside is taken for a call only."),
    Disagreement(
      "- TableSearchViewController.swift\t51\t25\tsourceTextHasChanged(_:)\tLP111\tuse",
      "A delegate method in an extension has a parameter of the property's name; the two are mixed up, and the receiver counts as unknown."
    ),
    Disagreement(
      "+ TableSearchViewController.swift\t51\t25\tsourceTextHasChanged(_:)\tLP111\tpossible",
      "The other half of the same: possible instead of certain."),
    Disagreement(
      "- RNPlacesModule.mm\t44\t12\tfindAutocompletePredictionsFromQuery:filter:sessionToken:callback:\tLP104\tuse",
      "The client is a `static` variable behind another declaration on its line, which is not read."),
    Disagreement(
      "+ RNPlacesModule.mm\t44\t12\tfindAutocompletePredictionsFromQuery:filter:sessionToken:callback:\tLP104\tpossible",
      "The other half of the same: possible instead of certain."),
    Disagreement(
      "- RNPlacesModule.mm\t53\t12\tfetchPlaceFromPlaceID:placeFields:sessionToken:callback:\tLP106\tuse",
      "The same variable."),
    Disagreement(
      "+ RNPlacesModule.mm\t53\t12\tfetchPlaceFromPlaceID:placeFields:sessionToken:callback:\tLP106\tpossible",
      "The other half of the same: possible instead of certain."),
    Disagreement(
      "- SuggestionStore.swift\t28\t41\tsourceTextHasChanged(_:)\tLP111\tuse",
      "The method is handed on without a call; only its name with labels or a call is looked for."),
  ]
}
