extension MigrationCode {
  /// Codes for families of legacy symbols.
  static let symbolCodes: [MigrationCode] =
    (importCodes + clientCodes + typingCodes + colourCodes + questionCodes + placeCodes + otherCodes)
    .sorted { $0.id < $1.id }

  private static let importCodes = [
    MigrationCode(
      "LP100", .blocksRemoval, "The module GooglePlaces is imported",
      use: "import LegacyPlaces, and at the end import PlacesCore", for: ["GooglePlaces"]),
    MigrationCode(
      "LP110", .blocksRemoval, "The legacy module is imported", use: "import PlacesCore",
      for: ["LegacyPlaces"]),
  ]

  private static let clientCodes = [
    MigrationCode(
      "LP101", .blocksRemoval, "GMSPlacesClient belongs to the legacy module",
      use: "PlacesClient.shared and PlacesClient.provideAPIKey(_:)",
      for: [
        "GMSPlacesClient", "shared()", "provideAPIKey(_:)", "sdkVersion()", "sdkLongVersion()",
        "openSourceLicenseInfo()",
      ]),
    MigrationCode(
      "LP102", .blocksRemoval, "autocompleteQuery left Google's SDK with version 4.0",
      use: "PlacesClient.fetchAutocompleteSuggestions(with:)",
      for: [
        "autocompleteQuery(_:bounds:filter:callback:)",
        "autocompleteQuery(_:bounds:boundsMode:filter:callback:)",
      ], deprecated: "3.9.0", removed: "4.0.0"),
    MigrationCode(
      "LP103", .blocksRemoval, "The query with bounds left Google's SDK with version 4.0",
      use: "PlacesClient.fetchAutocompleteSuggestions(with:), with a region in the filter",
      for: ["findAutocompletePredictions(fromQuery:bounds:boundsMode:filter:sessionToken:callback:)"],
      deprecated: "3.9.0", removed: "4.0.0"),
    MigrationCode(
      "LP104", .blocksRemoval, "findAutocompletePredictions is gone from Google's newest SDK",
      use: "PlacesClient.fetchAutocompleteSuggestions(with:)",
      for: ["findAutocompletePredictions(fromQuery:filter:sessionToken:callback:)"],
      removed: "a release after 10.0.0"),
    MigrationCode(
      "LP105", .blocksRemoval, "lookUpPlaceID asks for every field and ends no session",
      use: "PlacesClient.fetchPlace(with:), with the properties that are shown and the session's token",
      for: ["lookUpPlaceID(_:callback:)"], deprecated: "9.0.0", removed: "a release after 10.0.0"),
    MigrationCode(
      "LP106", .blocksRemoval, "fetchPlace(fromPlaceID:…) is gone from Google's newest SDK",
      use: "PlacesClient.fetchPlace(with:)",
      for: ["fetchPlace(fromPlaceID:placeFields:sessionToken:callback:)"], deprecated: "9.0.0",
      removed: "a release after 10.0.0"),
    MigrationCode(
      "LP107", .blocksRemoval, "The callback form of autocomplete belongs to the legacy module",
      use: "PlacesClient.fetchAutocompleteSuggestions(with:) and AutocompleteRequest",
      for: [
        "fetchAutocompleteSuggestions(from:callback:)", "GMSAutocompleteRequest",
        "GMSAutocompleteSuggestion", "GMSAutocompletePlaceSuggestion",
      ]),
    MigrationCode(
      "LP108", .blocksRemoval, "The callback form of place details belongs to the legacy module",
      use: "PlacesClient.fetchPlace(with:), FetchPlaceRequest and PlaceProperty",
      for: [
        "fetchPlace(with:callback:)", "GMSFetchPlaceRequest", "GMSPlaceProperty", "GMSPlacePropertyArray()",
      ]),
    MigrationCode(
      "LP109", .blocksRemoval, "Callback types belong to the legacy module",
      use: "async functions that return a Result",
      for: [
        "GMSPlaceResultCallback", "GMSAutocompletePredictionsCallback",
        "GMSAutocompleteSuggestionsCallback",
      ]),
  ]

  private static let typingCodes = [
    MigrationCode(
      "LP111", .blocksRemoval, "GMSAutocompleteFetcher belongs to the legacy module",
      use:
        "TypingSession, or PlacesClient.fetchAutocompleteSuggestions(with:) in a task that newer text cancels",
      for: [
        "GMSAutocompleteFetcher", "provide(_:)", "sourceTextHasChanged(_:)", "autocompleteFilter",
      ], deprecated: "a release after 10.0.0"),
    MigrationCode(
      "LP112", .blocksRemoval, "A fetcher's delegate has no counterpart in async code",
      use: "the result of PlacesClient.fetchAutocompleteSuggestions(with:)",
      for: [
        "GMSAutocompleteFetcherDelegate", "didAutocomplete(with:)", "didFailAutocompleteWithError(_:)",
      ], deprecated: "a release after 10.0.0"),
    MigrationCode(
      "LP113", .blocksRemoval, "GMSAutocompleteTableDataSource belongs to the legacy module",
      use: "a data source of your own over PlacesClient.fetchAutocompleteSuggestions(with:)",
      for: ["GMSAutocompleteTableDataSource", "clearResults()"], deprecated: "a release after 10.0.0"),
    MigrationCode(
      "LP114", .blocksRemoval, "The table data source's delegate belongs to the legacy module",
      for: [
        "GMSAutocompleteTableDataSourceDelegate", "tableDataSource(_:didAutocompleteWith:)",
        "tableDataSource(_:didFailAutocompleteWithError:)", "tableDataSource(_:didSelect:)",
        "didUpdateAutocompletePredictions(for:)", "didRequestAutocompletePredictions(for:)",
      ], deprecated: "a release after 10.0.0"),
    MigrationCode(
      "LP115", .blocksRemoval, "GMSAutocompleteResultsViewController belongs to the legacy module",
      use: "a results controller of your own over PlacesClient.fetchAutocompleteSuggestions(with:)",
      for: ["GMSAutocompleteResultsViewController"], deprecated: "a release after 10.0.0"),
    MigrationCode(
      "LP116", .blocksRemoval, "The results controller's delegate belongs to the legacy module",
      for: [
        "GMSAutocompleteResultsViewControllerDelegate", "resultsController(_:didAutocompleteWith:)",
        "resultsController(_:didFailAutocompleteWithError:)", "resultsController(_:didSelect:)",
        "didUpdateAutocompletePredictions(forResultsController:)",
        "didRequestAutocompletePredictions(forResultsController:)",
      ], deprecated: "a release after 10.0.0"),
    MigrationCode(
      "LP117", .blocksRemoval, "GMSAutocompleteViewController belongs to the legacy module",
      use: "the placeAutocomplete view modifier of PlacesCore, or a screen of your own",
      for: ["GMSAutocompleteViewController"], deprecated: "a release after 10.0.0"),
    MigrationCode(
      "LP118", .blocksRemoval, "The full-screen controller's delegate belongs to the legacy module",
      for: [
        "GMSAutocompleteViewControllerDelegate", "viewController(_:didAutocompleteWith:)",
        "viewController(_:didFailAutocompleteWithError:)", "viewController(_:didSelect:)",
        "wasCancelled(_:)", "didUpdateAutocompletePredictions(_:)",
        "didRequestAutocompletePredictions(_:)",
      ], deprecated: "a release after 10.0.0"),
  ]

  private static let colourCodes = [
    MigrationCode(
      "LP119", .blocksRemoval, "Colours of the legacy controllers belong to the legacy module",
      use: "the colours of your own screen, or the PlacesMaterialTheme of the view modifier",
      for: [
        "tableCellBackgroundColor", "tableCellSeparatorColor", "primaryTextColor",
        "primaryTextHighlightColor", "secondaryTextColor",
      ], deprecated: "a release after 10.0.0")
  ]

  private static let questionCodes = [
    MigrationCode(
      "LP121", .blocksRemoval, "GMSAutocompleteFilter belongs to the legacy module",
      use: "AutocompleteFilter, which is made whole and does not change",
      for: ["GMSAutocompleteFilter"]),
    MigrationCode(
      "LP122", .blocksRemoval, "The single type filter belongs to the legacy module",
      use: "AutocompleteFilter(types:)",
      for: ["GMSPlacesAutocompleteTypeFilter"], deprecated: "7.3.0"),
    MigrationCode(
      "LP123", .blocksRemoval, "GMSAutocompleteSessionToken belongs to the legacy module",
      use: "AutocompleteSessionToken",
      for: ["GMSAutocompleteSessionToken"]),
    MigrationCode(
      "LP124", .blocksRemoval, "GMSCoordinateBounds left the places SDK with version 5.0",
      use: "RectangularCoordinateRegion(northEast:southWest:)",
      for: ["GMSCoordinateBounds"], deprecated: "3.9.0", removed: "5.0.0"),
    MigrationCode(
      "LP125", .blocksRemoval, "Bounds of a fetcher or controller left Google's SDK with version 4.0",
      use: "coordinateRegionBias or coordinateRegionRestriction of AutocompleteFilter",
      for: [
        "GMSAutocompleteBoundsMode", "autocompleteBounds", "autocompleteBoundsMode",
        "setAutocompleteBoundsUsingNorthEastCorner(_:southWestCorner:)",
      ], deprecated: "3.9.0", removed: "4.0.0"),
    MigrationCode(
      "LP126", .blocksRemoval, "Location options belong to the legacy module",
      use: "RectangularCoordinateRegion and CircularCoordinateRegion",
      for: [
        "GMSPlaceRectangularLocationOption(_:_:)", "GMSPlaceCircularLocationOption(_:_:)",
        "GMSPlaceLocationBias", "GMSPlaceLocationRestriction",
      ]),
    MigrationCode(
      "LP131", .blocksRemoval, "GMSAutocompletePrediction belongs to the legacy module",
      use: "AutocompletePlaceSuggestion",
      for: ["GMSAutocompletePrediction"], deprecated: "a release after 10.0.0"),
    MigrationCode(
      "LP132", .blocksRemoval, "The match attribute has another name in the new module",
      use: "NSAttributedString.Key.autocompleteMatch, or the googlePlaces attribute scope",
      for: [
        "kGMSAutocompleteMatchAttribute", "gmsAutocompleteMatchAttribute", "GMSAutocompleteMatchFragment",
      ], deprecated: "a release after 10.0.0"),
  ]

  private static let placeCodes = [
    MigrationCode(
      "LP141", .blocksRemoval, "GMSPlace belongs to the legacy module", use: "Place", for: ["GMSPlace"]),
    MigrationCode(
      "LP142", .blocksRemoval, "Google's SDK dropped this part of GMSPlace, or will",
      use: "Place.viewportInfo and PlacesClient.isPlaceOpen(with:)",
      for: ["viewport", "openNowStatus", "isOpen()", "isOpen(at:)", "GMSPlacesOpenNowStatus"],
      deprecated: "3.0.0 (openNowStatus), 4.2.0 (viewport) and 8.1.0 (isOpen)",
      removed: "4.0.0 (openNowStatus) and 5.0.0 (viewport)"),
    MigrationCode(
      "LP143", .blocksRemoval, "The parts of a GMSPlace belong to the legacy module",
      use: "the type of the same name without its prefix",
      for: [
        "GMSAddressComponent", "GMSPlusCode", "GMSPlaceViewportInfo", "GMSOpeningHours", "GMSPeriod",
        "GMSEvent", "GMSTime", "GMSDayOfWeek", "GMSOpenNowStatus", "GMSPlaceOpenStatus",
        "GMSPlacesPriceLevel", "GMSPlacesBusinessStatus", "GMSBooleanPlaceAttribute", "GMSPlaceHoursType",
        "GMSPlaceSpecialDay", "GMSPlacePhotoMetadata", "GMSPlaceAuthorAttribution", "GMSPlaceReview",
      ]),
    MigrationCode(
      "LP144", .blocksRemoval, "GMSPlaceField belongs to the legacy module",
      use: "PlaceProperty in FetchPlaceRequest", for: ["GMSPlaceField", "placeFields", "placeProperties"]),
    MigrationCode(
      "LP145", .blocksRemoval, "Constants for place types belong to the legacy module",
      use: "PlaceType", for: ["kGMSPlaceType*"]),
  ]

  private static let otherCodes = [
    MigrationCode(
      "LP151", .blocksRemoval, "Error codes belong to the legacy module",
      use: "PlacesError", for: ["GMSPlacesErrorCode", "kGMSPlacesErrorDomain"]),
    MigrationCode(
      "LP161", .blocksRemoval, "This call is not part of the package",
      use: "the call of the same purpose in Google's Swift SDK",
      for: [
        "currentPlace(callback:)", "findPlaceLikelihoodsFromCurrentLocation(withPlaceFields:callback:)",
        "lookUpPhotos(forPlaceID:callback:)", "loadPlacePhoto(_:callback:)",
        "loadPlacePhoto(_:constrainedTo:scale:callback:)", "isOpen(withPlaceID:callback:)",
        "isOpen(withPlaceID:date:callback:)", "isOpen(with:callback:)", "isOpen(with:date:callback:)",
        "searchByText(with:callback:)", "searchNearby(with:callback:)", "fetchPhoto(with:callback:)",
        "setAppCheckTokenProvider(_:)", "addInternalUsageAttributionID(_:)", "add(_:callback:)",
        "reportDeviceAtPlace(withID:)",
      ]),
    MigrationCode(
      "LP171", .advice, "A delegate method in another era's spelling compiles and is never called",
      use: "the spelling of the delegate protocol"),
  ]
}
