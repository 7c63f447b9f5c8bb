// LegacyPlaces
