// The names that begin with GMS or kGMS, in Swift and in Objective-C, by the code that speaks about them.

extension MigrationCode {
  /// The legacy names of types, protocols, functions, constants and enumeration members, by code: what stands
  /// in old code as a whole word.
  package static let legacyNames: [String: [String]] = names.mapValues {
    $0.split(separator: " ").map(String.init)
  }

  private static let names: [String: String] = [
    "LP101": "GMSPlacesClient",
    "LP107": "GMSAutocompleteRequest GMSAutocompleteSuggestion GMSAutocompletePlaceSuggestion",
    "LP108": """
    GMSFetchPlaceRequest GMSPlaceProperty GMSPlacePropertyArray GMSPlacePropertyName \
    GMSPlacePropertyPlaceID GMSPlacePropertyPlusCode GMSPlacePropertyCoordinate \
    GMSPlacePropertyOpeningHours GMSPlacePropertyPhoneNumber GMSPlacePropertyFormattedAddress \
    GMSPlacePropertyRating GMSPlacePropertyPriceLevel GMSPlacePropertyTypes GMSPlacePropertyWebsite \
    GMSPlacePropertyAddressComponents GMSPlacePropertyPhotos GMSPlacePropertyUserRatingsTotal \
    GMSPlacePropertyUTCOffsetMinutes GMSPlacePropertyBusinessStatus GMSPlacePropertyIconImageURL \
    GMSPlacePropertyIconBackgroundColor GMSPlacePropertyTakeout GMSPlacePropertyDelivery \
    GMSPlacePropertyDineIn GMSPlacePropertyCurbsidePickup GMSPlacePropertyReservable \
    GMSPlacePropertyServesBreakfast GMSPlacePropertyServesLunch GMSPlacePropertyServesDinner \
    GMSPlacePropertyServesBeer GMSPlacePropertyServesWine GMSPlacePropertyServesBrunch \
    GMSPlacePropertyServesVegetarianFood GMSPlacePropertyWheelchairAccessibleEntrance \
    GMSPlacePropertyCurrentOpeningHours GMSPlacePropertySecondaryOpeningHours \
    GMSPlacePropertyEditorialSummary GMSPlacePropertyAll GMSPlacePropertyViewport \
    GMSPlacePropertyReviews
    """,
    "LP109": """
    GMSPlaceResultCallback GMSAutocompletePredictionsCallback GMSAutocompleteSuggestionsCallback
    """,
    "LP111": "GMSAutocompleteFetcher",
    "LP112": "GMSAutocompleteFetcherDelegate",
    "LP113": "GMSAutocompleteTableDataSource",
    "LP114": "GMSAutocompleteTableDataSourceDelegate",
    "LP115": "GMSAutocompleteResultsViewController",
    "LP116": "GMSAutocompleteResultsViewControllerDelegate",
    "LP117": "GMSAutocompleteViewController",
    "LP118": "GMSAutocompleteViewControllerDelegate",
    "LP121": "GMSAutocompleteFilter",
    "LP122": """
    GMSPlacesAutocompleteTypeFilter kGMSPlacesAutocompleteTypeFilterNoFilter \
    kGMSPlacesAutocompleteTypeFilterGeocode kGMSPlacesAutocompleteTypeFilterAddress \
    kGMSPlacesAutocompleteTypeFilterEstablishment kGMSPlacesAutocompleteTypeFilterRegion \
    kGMSPlacesAutocompleteTypeFilterCity
    """,
    "LP123": "GMSAutocompleteSessionToken",
    "LP124": "GMSCoordinateBounds",
    "LP125": """
    GMSAutocompleteBoundsMode kGMSAutocompleteBoundsModeBias kGMSAutocompleteBoundsModeRestrict
    """,
    "LP126": """
    GMSPlaceRectangularLocationOption GMSPlaceCircularLocationOption GMSPlaceLocationBias \
    GMSPlaceLocationRestriction
    """,
    "LP131": "GMSAutocompletePrediction",
    "LP132": """
    kGMSAutocompleteMatchAttribute gmsAutocompleteMatchAttribute GMSAutocompleteMatchFragment
    """,
    "LP141": "GMSPlace",
    "LP142": """
    GMSPlacesOpenNowStatus kGMSPlacesOpenNowStatusYes kGMSPlacesOpenNowStatusNo \
    kGMSPlacesOpenNowStatusUnknown
    """,
    "LP143": """
    GMSAddressComponent GMSPlusCode GMSPlaceViewportInfo GMSOpeningHours GMSPeriod GMSEvent GMSTime \
    GMSDayOfWeek GMSDayOfWeekSunday GMSDayOfWeekMonday GMSDayOfWeekTuesday GMSDayOfWeekWednesday \
    GMSDayOfWeekThursday GMSDayOfWeekFriday GMSDayOfWeekSaturday GMSOpenNowStatus GMSOpenNowStatusYes \
    GMSOpenNowStatusNo GMSOpenNowStatusUnknown GMSPlaceOpenStatus \
    GMSPlaceOpenStatusUnknown GMSPlaceOpenStatusOpen GMSPlaceOpenStatusClosed GMSPlacesPriceLevel \
    kGMSPlacesPriceLevelUnknown kGMSPlacesPriceLevelFree kGMSPlacesPriceLevelCheap \
    kGMSPlacesPriceLevelMedium kGMSPlacesPriceLevelHigh kGMSPlacesPriceLevelExpensive \
    GMSPlacesBusinessStatus GMSPlacesBusinessStatusUnknown GMSPlacesBusinessStatusOperational \
    GMSPlacesBusinessStatusClosedTemporarily GMSPlacesBusinessStatusClosedPermanently \
    GMSBooleanPlaceAttribute GMSBooleanPlaceAttributeUnknown GMSBooleanPlaceAttributeTrue \
    GMSBooleanPlaceAttributeFalse GMSPlaceHoursType GMSPlaceHoursTypeUnknown GMSPlaceHoursTypeAccess \
    GMSPlaceHoursTypeBreakfast GMSPlaceHoursTypeBrunch GMSPlaceHoursTypeDelivery GMSPlaceHoursTypeDinner \
    GMSPlaceHoursTypeDriveThrough GMSPlaceHoursTypeHappyHour GMSPlaceHoursTypeKitchen \
    GMSPlaceHoursTypeLunch GMSPlaceHoursTypeOnlineServiceHours GMSPlaceHoursTypePickup \
    GMSPlaceHoursTypeSeniorHours GMSPlaceHoursTypeTakeout GMSPlaceSpecialDay GMSPlacePhotoMetadata \
    GMSPlaceAuthorAttribution GMSPlaceReview
    """,
    "LP144": """
    GMSPlaceField GMSPlaceFieldName GMSPlaceFieldPlaceID GMSPlaceFieldPlusCode GMSPlaceFieldCoordinate \
    GMSPlaceFieldOpeningHours GMSPlaceFieldPhoneNumber GMSPlaceFieldFormattedAddress GMSPlaceFieldRating \
    GMSPlaceFieldPriceLevel GMSPlaceFieldTypes GMSPlaceFieldWebsite GMSPlaceFieldViewport \
    GMSPlaceFieldAddressComponents GMSPlaceFieldPhotos GMSPlaceFieldUserRatingsTotal \
    GMSPlaceFieldUTCOffsetMinutes GMSPlaceFieldBusinessStatus GMSPlaceFieldIconImageURL \
    GMSPlaceFieldIconBackgroundColor GMSPlaceFieldTakeout GMSPlaceFieldDelivery GMSPlaceFieldDineIn \
    GMSPlaceFieldCurbsidePickup GMSPlaceFieldReservable GMSPlaceFieldServesBreakfast \
    GMSPlaceFieldServesLunch GMSPlaceFieldServesDinner GMSPlaceFieldServesBeer GMSPlaceFieldServesWine \
    GMSPlaceFieldServesBrunch GMSPlaceFieldServesVegetarianFood \
    GMSPlaceFieldWheelchairAccessibleEntrance GMSPlaceFieldCurrentOpeningHours \
    GMSPlaceFieldSecondaryOpeningHours GMSPlaceFieldEditorialSummary GMSPlaceFieldAll
    """,
    "LP145": """
    kGMSPlaceTypeAccounting kGMSPlaceTypeAirport kGMSPlaceTypeAmusementPark kGMSPlaceTypeAquarium \
    kGMSPlaceTypeArtGallery kGMSPlaceTypeAtm kGMSPlaceTypeBakery kGMSPlaceTypeBank kGMSPlaceTypeBar \
    kGMSPlaceTypeBeautySalon kGMSPlaceTypeBicycleStore kGMSPlaceTypeBookStore kGMSPlaceTypeBowlingAlley \
    kGMSPlaceTypeBusStation kGMSPlaceTypeCafe kGMSPlaceTypeCampground kGMSPlaceTypeCarDealer \
    kGMSPlaceTypeCarRental kGMSPlaceTypeCarRepair kGMSPlaceTypeCarWash kGMSPlaceTypeCasino \
    kGMSPlaceTypeCemetery kGMSPlaceTypeChurch kGMSPlaceTypeCityHall kGMSPlaceTypeClothingStore \
    kGMSPlaceTypeConvenienceStore kGMSPlaceTypeCourthouse kGMSPlaceTypeDentist \
    kGMSPlaceTypeDepartmentStore kGMSPlaceTypeDoctor kGMSPlaceTypeDrugstore kGMSPlaceTypeElectrician \
    kGMSPlaceTypeElectronicsStore kGMSPlaceTypeEmbassy kGMSPlaceTypeFireStation kGMSPlaceTypeFlorist \
    kGMSPlaceTypeFuneralHome kGMSPlaceTypeFurnitureStore kGMSPlaceTypeGasStation \
    kGMSPlaceTypeGroceryOrSupermarket kGMSPlaceTypeGym kGMSPlaceTypeHairCare kGMSPlaceTypeHardwareStore \
    kGMSPlaceTypeHinduTemple kGMSPlaceTypeHomeGoodsStore kGMSPlaceTypeHospital \
    kGMSPlaceTypeInsuranceAgency kGMSPlaceTypeJewelryStore kGMSPlaceTypeLaundry kGMSPlaceTypeLawyer \
    kGMSPlaceTypeLibrary kGMSPlaceTypeLightRailStation kGMSPlaceTypeLiquorStore \
    kGMSPlaceTypeLocalGovernmentOffice kGMSPlaceTypeLocksmith kGMSPlaceTypeLodging \
    kGMSPlaceTypeMealDelivery kGMSPlaceTypeMealTakeaway kGMSPlaceTypeMosque kGMSPlaceTypeMovieRental \
    kGMSPlaceTypeMovieTheater kGMSPlaceTypeMovingCompany kGMSPlaceTypeMuseum kGMSPlaceTypeNightClub \
    kGMSPlaceTypePainter kGMSPlaceTypePark kGMSPlaceTypeParking kGMSPlaceTypePetStore \
    kGMSPlaceTypePharmacy kGMSPlaceTypePhysiotherapist kGMSPlaceTypePlumber kGMSPlaceTypePolice \
    kGMSPlaceTypePostOffice kGMSPlaceTypePrimarySchool kGMSPlaceTypeRealEstateAgency \
    kGMSPlaceTypeRestaurant kGMSPlaceTypeRoofingContractor kGMSPlaceTypeRvPark kGMSPlaceTypeSchool \
    kGMSPlaceTypeSecondarySchool kGMSPlaceTypeShoeStore kGMSPlaceTypeShoppingMall kGMSPlaceTypeSpa \
    kGMSPlaceTypeStadium kGMSPlaceTypeStorage kGMSPlaceTypeStore kGMSPlaceTypeSubwayStation \
    kGMSPlaceTypeSupermarket kGMSPlaceTypeSynagogue kGMSPlaceTypeTaxiStand \
    kGMSPlaceTypeTouristAttraction kGMSPlaceTypeTrainStation kGMSPlaceTypeTransitStation \
    kGMSPlaceTypeTravelAgency kGMSPlaceTypeUniversity kGMSPlaceTypeVeterinaryCare kGMSPlaceTypeZoo \
    kGMSPlaceTypeAdministrativeAreaLevel1 kGMSPlaceTypeAdministrativeAreaLevel2 \
    kGMSPlaceTypeAdministrativeAreaLevel3 kGMSPlaceTypeAdministrativeAreaLevel4 \
    kGMSPlaceTypeAdministrativeAreaLevel5 kGMSPlaceTypeColloquialArea kGMSPlaceTypeCountry \
    kGMSPlaceTypeEstablishment kGMSPlaceTypeFinance kGMSPlaceTypeFloor kGMSPlaceTypeFood \
    kGMSPlaceTypeGeneralContractor kGMSPlaceTypeGeocode kGMSPlaceTypeHealth kGMSPlaceTypeIntersection \
    kGMSPlaceTypeLocality kGMSPlaceTypeNaturalFeature kGMSPlaceTypeNeighborhood \
    kGMSPlaceTypePlaceOfWorship kGMSPlaceTypePointOfInterest kGMSPlaceTypePolitical kGMSPlaceTypePostBox \
    kGMSPlaceTypePostalCode kGMSPlaceTypePostalCodePrefix kGMSPlaceTypePostalCodeSuffix \
    kGMSPlaceTypePostalTown kGMSPlaceTypePremise kGMSPlaceTypeRoom kGMSPlaceTypeRoute \
    kGMSPlaceTypeStreetAddress kGMSPlaceTypeStreetNumber kGMSPlaceTypeSublocality \
    kGMSPlaceTypeSublocalityLevel1 kGMSPlaceTypeSublocalityLevel2 kGMSPlaceTypeSublocalityLevel3 \
    kGMSPlaceTypeSublocalityLevel4 kGMSPlaceTypeSublocalityLevel5 kGMSPlaceTypeSubpremise \
    kGMSPlaceTypeTownSquare kGMSPlaceTypeCollectionAddress kGMSPlaceTypeCollectionCity \
    kGMSPlaceTypeCollectionRegion
    """,
    "LP151": """
    GMSPlacesErrorCode kGMSPlacesErrorDomain kGMSPlacesNetworkError kGMSPlacesServerError \
    kGMSPlacesInternalError kGMSPlacesKeyInvalid kGMSPlacesKeyExpired kGMSPlacesUsageLimitExceeded \
    kGMSPlacesRateLimitExceeded kGMSPlacesDeviceRateLimitExceeded kGMSPlacesAccessNotConfigured \
    kGMSPlacesIncorrectBundleIdentifier kGMSPlacesLocationError kGMSPlacesInvalidRequest
    """,
    "LP161": """
    GMSPlaceLikelihood GMSPlaceLikelihoodList GMSPlaceLikelihoodsCallback GMSPlaceLikelihoodListCallback \
    GMSPlacePhotoMetadataList GMSPlacePhotoMetadataResultCallback GMSPlacePhotoImageResultCallback \
    GMSPlaceSearchByTextRequest GMSPlaceSearchByTextResultCallback GMSPlaceSearchByTextRankPreference \
    GMSPlaceSearchByTextRankPreferenceDistance GMSPlaceSearchByTextRankPreferenceRelevance \
    GMSPlaceSearchNearbyRequest GMSPlaceSearchNearbyResultCallback GMSPlaceSearchNearbyRankPreference \
    GMSPlaceSearchNearbyRankPreferenceDistance GMSPlaceSearchNearbyRankPreferencePopularity \
    GMSUserAddedPlace GMSPlaceIsOpenRequest GMSPlaceIsOpenResponse GMSFetchPhotoRequest \
    GMSPlacesAppCheckTokenProvider
    """,
  ]
}
