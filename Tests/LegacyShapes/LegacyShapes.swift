// LegacyShapes
