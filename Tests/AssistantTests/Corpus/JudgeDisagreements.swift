/// Where the scanner and the judge's labels do not agree, and why.
///
/// The judge's files were written from the rules alone and not looked at while the scanner was made; nothing in the
/// scanner was mended for them afterwards. A − is a label that was not found, a + a finding without a label.
struct JudgeDisagreement {
  var why: String
  var lines: [String]
}

enum JudgeDisagreements {
  static let all: [String: [JudgeDisagreement]] = [
    "Judge/AddressAutocompleteController.swift": [
      JudgeDisagreement(
        why: "The scanner's fault: a property that the subclass overrides is taken for one of its own.",
        lines: ["- 32\t9\tautocompleteFilter\tLP117\tuse", "- 46\t68\tautocompleteFilter\tLP117\tuse"]),
      JudgeDisagreement(
        why:
          "The scanner's fault: a local variable of unknown type hides the property of that name, and is not seen.",
        lines: ["+ 34\t26\tprimaryTextHighlightColor\tLP119\tuse"]),
    ],
    "Judge/FetcherViewController.m": [
      JudgeDisagreement(
        why: "The scanner's fault: in Objective-C it does not see that a block captures the variable.",
        lines: ["+ 54\t28\tthird\tLP303\tmistake"])
    ],
    "Judge/RNPlacesModule.mm": [
      JudgeDisagreement(
        why: "The scanner's fault: in Objective-C it looks at no variables outside of classes and functions.",
        lines: [
          "+ 44\t12\tfindAutocompletePredictionsFromQuery:filter:sessionToken:callback:\tLP104\tpossible",
          "- 44\t12\tfindAutocompletePredictionsFromQuery:filter:sessionToken:callback:\tLP104\tuse",
          "+ 53\t12\tfetchPlaceFromPlaceID:placeFields:sessionToken:callback:\tLP106\tpossible",
          "- 53\t12\tfetchPlaceFromPlaceID:placeFields:sessionToken:callback:\tLP106\tuse",
        ])
    ],
    "Judge/TableSearchViewController.swift": [
      JudgeDisagreement(
        why:
          "The scanner's fault: the brace behind the parentheses of a call is not taken for a closure that captures.",
        lines: ["+ 37\t13\ttable\tLP303\tmistake"]),
      JudgeDisagreement(
        why:
          "The scanner's fault: it finds no declaration for this receiver, a property declared as implicitly unwrapped.",
        lines: [
          "+ 51\t25\tsourceTextHasChanged(_:)\tLP111\tpossible",
          "- 51\t25\tsourceTextHasChanged(_:)\tLP111\tuse",
        ]),
    ],
  ]
}
