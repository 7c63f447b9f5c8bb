/// A requirement of a legacy delegate protocol, and the spellings that are mistaken for it.
struct DelegateMethod: Sendable, Hashable {
  /// The code of its protocol.
  var code: String
  /// The protocol.
  var owner: String
  /// The name with its labels.
  var name: String
  /// The selector of Objective-C.
  var selector: String
  var isOptional = false
  /// Spellings of other eras, which compile and are never called.
  var olden: [String] = []

  var base: String { String(name.prefix { $0 != "(" }) }

  /// Whether a name is this method's in another era: of a base name that no requirement has, the labels do not
  /// matter.
  func isOldenSpelling(_ name: String) -> Bool {
    let base = name.prefix { $0 != "(" }
    return olden.contains {
      $0 == name || $0.prefix { $0 != "(" } == base && !Self.bases.contains(String(base))
    }
  }

  private static let bases = Set(all.map(\.base))

  /// The base names of all and of their olden spellings.
  static let allBases = Set(all.flatMap { [$0.name] + $0.olden }.map { String($0.prefix { $0 != "(" }) })
  static let byName = Dictionary(grouping: all, by: \.name)
  static let bySelector = Dictionary(grouping: all, by: \.selector)

  /// By selectors that are made of Swift's words, in place of Objective-C's own.
  static let byMisspeltSelector: [String: [DelegateMethod]] = {
    var methods: [String: [DelegateMethod]] = [:]
    for method in all {
      for selector in Set(([method.name] + method.olden).map(selector)) where bySelector[selector] == nil {
        methods[selector, default: []].append(method)
      }
    }
    return methods
  }()

  /// `viewController(_:didAutocompleteWith:)` as `viewController:didAutocompleteWith:`; a first label is a part of
  /// the first word, as in `didAutocompleteWith:`.
  private static func selector(_ name: String) -> String {
    let parts = name.split(whereSeparator: { "():".contains($0) }).map(String.init)
    guard parts.count > 1, let base = parts.first else { return name.filter { !"()".contains($0) } }
    let first = parts[1] == "_" ? "" : parts[1].prefix(1).uppercased() + parts[1].dropFirst()
    return base + first + ":" + parts.dropFirst(2).map { $0 + ":" }.joined()
  }

  static let fetcher = "GMSAutocompleteFetcherDelegate"
  static let table = "GMSAutocompleteTableDataSourceDelegate"
  static let results = "GMSAutocompleteResultsViewControllerDelegate"
  static let screen = "GMSAutocompleteViewControllerDelegate"

  static let all: [DelegateMethod] =
    [
      DelegateMethod(
        code: "LP112", owner: fetcher, name: "didAutocomplete(with:)",
        selector: "didAutocompleteWithPredictions:",
        olden: [
          "didAutocompleteWithPredictions(_:)", "didAutocomplete(_:)", "didAutocomplete(withPredictions:)",
        ]),
      DelegateMethod(
        code: "LP112", owner: fetcher, name: "didFailAutocompleteWithError(_:)",
        selector: "didFailAutocompleteWithError:",
        olden: [
          "didFailAutocomplete(withError:)", "didFailAutocomplete(with:)",
          "didFailAutocompleteWithError(error:)",
        ]),
    ]
    + list("LP114", table, "tableDataSource", "ForTableDataSource", "for", "tableDataSource")
    + list(
      "LP116", results, "resultsController", "ForResultsController", "forResultsController",
      "resultsController")
    + list("LP118", screen, "viewController", "", "_", "viewController")
    + [
      DelegateMethod(
        code: "LP118", owner: screen, name: "wasCancelled(_:)", selector: "wasCancelled:",
        olden: ["wasCancelled(viewController:)", "wasCancelled()"])
    ]

  /// The five of a class with a list.
  private static func list(
    _ code: String, _ owner: String, _ base: String, _ ending: String, _ label: String, _ parameter: String
  ) -> [DelegateMethod] {
    func method(_ label: String, _ words: String, _ olden: [String], isOptional: Bool = false)
      -> DelegateMethod
    {
      DelegateMethod(
        code: code, owner: owner, name: "\(base)(_:\(label):)", selector: "\(base):\(words):",
        isOptional: isOptional,
        olden: olden.flatMap { ["\(base)(_:\($0):)", "\(base)(\(parameter):\($0):)"] } + [
          "\(base)(\(parameter):\(label):)"
        ])
    }
    func activity(_ verb: String) -> DelegateMethod {
      let stem = "did\(verb)AutocompletePredictions"
      return DelegateMethod(
        code: code, owner: owner, name: "\(stem)(\(label):)", selector: "\(stem)\(ending):", isOptional: true,
        olden: ending.isEmpty
          ? ["\(stem)(\(parameter):)"]
          : ["\(stem)\(ending)(_:)", "\(stem)\(ending)(\(parameter):)"]
            + (label == "for" ? ["\(stem)(forTableDataSource:)"] : []))
    }
    return [
      method("didAutocompleteWith", "didAutocompleteWithPlace", ["didAutocompleteWithPlace"]),
      method(
        "didFailAutocompleteWithError", "didFailAutocompleteWithError",
        ["didFailAutocompleteWith", "didFailAutocompleteError"]),
      method("didSelect", "didSelectPrediction", ["didSelectPrediction"], isOptional: true),
      activity("Update"), activity("Request"),
    ]
  }
}
