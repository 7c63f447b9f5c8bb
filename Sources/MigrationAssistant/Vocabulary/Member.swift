/// A member of the legacy SDK that the scanner looks for.
struct Member: Sendable, Hashable {
  /// The name before the labels.
  var base: String
  /// The labels of its arguments, `_` for none; `nil` for a property.
  var labels: [String]?
  var code: String
  /// Whether it counts only on a receiver known as a `GMSPlace`.
  var needsPlace = false

  init(_ code: String, _ name: String, needsPlace: Bool = false) {
    self.code = code
    self.needsPlace = needsPlace
    guard let open = name.firstIndex(of: "(") else {
      base = name
      labels = nil
      return
    }
    base = String(name[..<open])
    labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
  }

  /// The name with its labels.
  var name: String {
    labels.map { "\(base)(\($0.map { $0 + ":" }.joined()))" } ?? base
  }

  /// The code that speaks about it on a class that has it: most members have one class.
  func code(of type: Word) -> String {
    guard base == "autocompleteFilter" else { return code }
    return Self.code(ofFilterOn: type) ?? code
  }

  /// The code of a class that has an `autocompleteFilter`.
  static func code(ofFilterOn type: Word) -> String? {
    let code = Vocabulary.shared.code(type)
    return ["LP111", "LP113", "LP115", "LP117"].first { $0 == code }
  }

  /// Whether a trailing closure may stand for the last argument.
  var takesClosure: Bool { labels?.last == "callback" || base.hasSuffix("WithCallback") }

  /// In Swift.
  static let all: [Member] = [
    Member("LP102", "autocompleteQuery(_:bounds:filter:callback:)"),
    Member("LP102", "autocompleteQuery(_:bounds:boundsMode:filter:callback:)"),
    Member(
      "LP103", "findAutocompletePredictions(fromQuery:bounds:boundsMode:filter:sessionToken:callback:)"),
    Member("LP104", "findAutocompletePredictions(fromQuery:filter:sessionToken:callback:)"),
    Member("LP105", "lookUpPlaceID(_:callback:)"),
    Member("LP106", "fetchPlace(fromPlaceID:placeFields:sessionToken:callback:)"),
    Member("LP107", "fetchAutocompleteSuggestions(from:callback:)"),
    Member("LP108", "fetchPlace(with:callback:)"),
    Member("LP111", "sourceTextHasChanged(_:)"),
    Member("LP111", "provide(_:)"),
    Member("LP111", "autocompleteFilter"),
    Member("LP113", "clearResults()"),
    Member("LP119", "tableCellBackgroundColor"),
    Member("LP119", "tableCellSeparatorColor"),
    Member("LP119", "primaryTextColor"),
    Member("LP119", "primaryTextHighlightColor"),
    Member("LP119", "secondaryTextColor"),
    Member("LP125", "autocompleteBounds"),
    Member("LP125", "autocompleteBoundsMode"),
    Member("LP125", "setAutocompleteBoundsUsingNorthEastCorner(_:southWestCorner:)"),
    Member("LP142", "viewport", needsPlace: true),
    Member("LP142", "openNowStatus", needsPlace: true),
    Member("LP142", "isOpen()", needsPlace: true),
    Member("LP142", "isOpen(at:)", needsPlace: true),
    Member("LP144", "placeFields"),
    Member("LP144", "placeProperties"),
    Member("LP161", "currentPlace(callback:)"),
    // The two of Swift 2.
    Member("LP161", "currentPlaceWithCallback(_:)"),
    Member("LP161", "lookUpPhotosForPlaceID(_:callback:)"),
    Member("LP161", "findPlaceLikelihoodsFromCurrentLocation(withPlaceFields:callback:)"),
    Member("LP161", "lookUpPhotos(forPlaceID:callback:)"),
    Member("LP161", "loadPlacePhoto(_:callback:)"),
    Member("LP161", "loadPlacePhoto(_:constrainedTo:scale:callback:)"),
    Member("LP161", "isOpen(withPlaceID:callback:)"),
    Member("LP161", "isOpen(withPlaceID:date:callback:)"),
    Member("LP161", "isOpen(with:callback:)"),
    Member("LP161", "isOpen(with:date:callback:)"),
    Member("LP161", "searchByText(with:callback:)"),
    Member("LP161", "searchNearby(with:callback:)"),
    Member("LP161", "fetchPhoto(with:callback:)"),
  ]

  /// In Objective-C: a selector, or the name of a property.
  struct Selector: Sendable, Hashable {
    var code: String
    var name: String
    var needsPlace = false

    /// As ``Member/code(of:)``.
    func code(of type: Word) -> String {
      name == "autocompleteFilter" ? Member.code(ofFilterOn: type) ?? code : code
    }

    init(_ code: String, _ name: String, needsPlace: Bool = false) {
      self.code = code
      self.name = name
      self.needsPlace = needsPlace
    }

    /// The words between the colons.
    var pieces: [String] { name.split(separator: ":").map(String.init) }
    var takesArguments: Bool { name.hasSuffix(":") }
  }

  static let selectorsByName = Dictionary(objectiveC.map { ($0.name, $0) }) { first, _ in first }
  static let propertiesByName = selectorsByName.filter { !$0.value.takesArguments }

  static let objectiveC: [Selector] = [
    Selector("LP102", "autocompleteQuery:bounds:filter:callback:"),
    Selector("LP102", "autocompleteQuery:bounds:boundsMode:filter:callback:"),
    Selector(
      "LP103", "findAutocompletePredictionsFromQuery:bounds:boundsMode:filter:sessionToken:callback:"),
    Selector("LP104", "findAutocompletePredictionsFromQuery:filter:sessionToken:callback:"),
    Selector("LP105", "lookUpPlaceID:callback:"),
    Selector("LP106", "fetchPlaceFromPlaceID:placeFields:sessionToken:callback:"),
    Selector("LP107", "fetchAutocompleteSuggestionsFromRequest:callback:"),
    Selector("LP108", "fetchPlaceWithRequest:callback:"),
    Selector("LP111", "sourceTextHasChanged:"),
    Selector("LP111", "provideSessionToken:"),
    Selector("LP111", "autocompleteFilter"),
    Selector("LP113", "clearResults"),
    Selector("LP119", "tableCellBackgroundColor"),
    Selector("LP119", "tableCellSeparatorColor"),
    Selector("LP119", "primaryTextColor"),
    Selector("LP119", "primaryTextHighlightColor"),
    Selector("LP119", "secondaryTextColor"),
    Selector("LP125", "autocompleteBounds"),
    Selector("LP125", "autocompleteBoundsMode"),
    Selector("LP125", "setAutocompleteBoundsUsingNorthEastCorner:SouthWestCorner:"),
    Selector("LP142", "viewport", needsPlace: true),
    Selector("LP142", "openNowStatus", needsPlace: true),
    Selector("LP142", "isOpen", needsPlace: true),
    Selector("LP142", "isOpenAtDate:", needsPlace: true),
    Selector("LP144", "placeFields"),
    Selector("LP144", "placeProperties"),
    Selector("LP161", "currentPlaceWithCallback:"),
    Selector("LP161", "findPlaceLikelihoodsFromCurrentLocationWithPlaceFields:callback:"),
    Selector("LP161", "lookUpPhotosForPlaceID:callback:"),
    Selector("LP161", "loadPlacePhoto:callback:"),
    Selector("LP161", "loadPlacePhoto:constrainedToSize:scale:callback:"),
    Selector("LP161", "isOpenWithPlaceID:callback:"),
    Selector("LP161", "isOpenWithPlaceID:date:callback:"),
    Selector("LP161", "isOpenWithPlace:callback:"),
    Selector("LP161", "isOpenWithPlace:date:callback:"),
    Selector("LP161", "searchByTextWithRequest:callback:"),
    Selector("LP161", "searchNearbyWithRequest:callback:"),
    Selector("LP161", "fetchPhotoWithRequest:callback:"),
  ]
}
