// PlacesOfflineTests
