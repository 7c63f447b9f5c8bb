// LegacyPlacesTesting
