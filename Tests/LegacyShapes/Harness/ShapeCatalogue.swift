/// The corpus: every shape, by family.
///
/// Families are those of a count over 355 files of 87 public repositories, numbered from the most wanted
/// down; those from 37 on are the count's other tables.
public enum ShapeCatalogue {
  public static let all: [Shape] =
    [
      placeReading, predictionIDs, sharedClients, filterObjects, keys, fullTexts, madeClients, filterTypes,
      bounds, twoLineTexts, filterLists, fetchPlace, lookUps, queries, wrappers, tokens, photos,
      addressComponents, extensions, mocks, fieldMasks, predictionQueries, areas, fetchers, fetcherSetups,
      fieldSets, allFields, highlighting, newerAPI, typeConstants, errors, callbackTypes, placeDetails,
      casts,
    ].flatMap { $0 }

  /// A family of spellings.
  public struct Family: Sendable, CustomStringConvertible {
    public let number: Int
    public let name: String
    /// Why there are no shapes of it; `nil` when there are.
    public let leftOut: String?

    public var description: String { "\(number) \(name)" }

    init(_ number: Int, _ name: String, leftOut: String? = nil) {
      self.number = number
      self.name = name
      self.leftOut = leftOut
    }
  }

  private static let interface = "run in Tests/HeadlessUIKit, over a stand-in for UIKit"

  public static let families: [Family] = [
    Family(1, "place.name, formattedAddress, coordinate"),
    Family(2, "prediction.placeID"),
    Family(3, "get the shared client"),
    Family(4, "filter object"),
    Family(5, "register a key"),
    Family(6, "attributedFullText"),
    Family(7, "full-screen delegate", leftOut: interface),
    Family(8, "network-activity pair", leftOut: interface),
    Family(9, "make a client"),
    Family(10, "filter.type"),
    Family(11, "bounds"),
    Family(12, "attributedPrimaryText, attributedSecondaryText"),
    Family(13, "full-screen controller", leftOut: interface),
    Family(14, "filter.types, country, countries"),
    Family(15, "fetchPlace(fromPlaceID:placeFields:sessionToken:)"),
    Family(16, "lookUpPlaceID"),
    Family(17, "autocompleteQuery"),
    Family(18, "continuation, publisher and promise wrappers"),
    Family(19, "currentPlace and likelihoods", leftOut: "neither autocomplete nor details by id"),
    Family(20, "session token"),
    Family(21, "photos: the metadata of a place"),
    Family(22, "addressComponents"),
    Family(23, "subclass, mock or extension of a class"),
    Family(24, "field mask by OR-ing raw values"),
    Family(25, "findAutocompletePredictions"),
    Family(26, "locationBias, locationRestriction, origin"),
    Family(27, "colour styling", leftOut: interface),
    Family(28, "results controller", leftOut: interface),
    Family(29, "fetcher"),
    Family(30, "field mask as array literal"),
    Family(31, "all fields"),
    Family(32, "match highlighting"),
    Family(33, "table data source", leftOut: interface),
    Family(34, "SwiftUI representable", leftOut: interface),
    Family(35, "newer callback API mixed in"),
    Family(36, "kGMSPlaceType constants"),
    Family(37, "errors"),
    Family(38, "callback type names and closure headers"),
    Family(39, "other properties of a place"),
    Family(40, "casts of results"),
  ]
}
