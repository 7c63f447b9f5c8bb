// LegacyPlacesTests
