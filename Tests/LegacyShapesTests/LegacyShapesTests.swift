// LegacyShapesTests
