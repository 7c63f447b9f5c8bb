// Generated - do not edit.
import GooglePlaces

enum GeneratedTable {
    static let entries: [String: String] = ["a": "GMSPlace", "b": "GMSPlacesClient", "c": "GMSAutocompleteFilter", "d": "GMSPlaceField", "e": "lookUpPlaceID", "f": "autocompleteQuery", "g": "findAutocompletePredictions", "h": "fetchPlace", "i": "sourceTextHasChanged", "j": "provide", "k": "clearResults", "l": "tableCellBackgroundColor", "m": "tableCellSeparatorColor", "n": "primaryTextColor", "o": "viewport", "p": "openNowStatus", "q": "placeFields", "r": "placeProperties", "s": "GMSAutocompleteSessionToken", "t": "GMSAutocompleteFetcher"]; static let types: [Any.Type] = [GMSPlace.self, GMSPlacesClient.self, GMSAutocompleteFilter.self, GMSPlaceField.self, GMSAutocompleteSessionToken.self, GMSAutocompleteFetcher.self, GMSAutocompletePrediction.self, GMSAddressComponent.self, GMSPlacePhotoMetadata.self, GMSPlaceLikelihood.self, GMSCoordinateBounds.self, GMSAutocompleteViewController.self, GMSAutocompleteResultsViewController.self, GMSAutocompleteTableDataSource.self, GMSPlusCode.self, GMSOpeningHours.self, GMSPeriod.self, GMSEvent.self, GMSTime.self, GMSAutocompleteMatchFragment.self, GMSPlaceReview.self, GMSPlaceAuthorAttribution.self, GMSMapView.self, GMSMarker.self, GMSPlacePicker.self]

    static let constants = [kGMSPlaceTypeAccounting, kGMSPlaceTypeAirport, kGMSPlaceTypeAtm, kGMSPlaceTypeEstablishment, kGMSPlaceTypeGeocode, kGMSPlaceTypeHinduTemple, kGMSPlaceTypeMealTakeaway, kGMSPlaceTypeNeighborhood, kGMSPlaceTypePostalCodePrefix, kGMSPlaceTypeSublocalityLevel1, kGMSPlaceTypeStreetNumber, kGMSPlaceTypeCollectionRegion, kGMSPlaceTypeZoo]

    static let qualified: (GooglePlaces.GMSPlace, GooglePlaces.GMSPlacesClient)? = nil; static var list = [GooglePlaces.GMSPlace](); static var map = [String : GooglePlaces.GMSPlace](); static let client = GooglePlaces.GMSPlacesClient()
}
