// PlacesEngineTests
