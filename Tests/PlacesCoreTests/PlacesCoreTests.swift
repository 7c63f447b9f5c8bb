// PlacesCoreTests
