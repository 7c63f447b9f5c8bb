import PlacesEngine

/// Reads filters, bounds and places on the globe; coordinates and codes may be wrong, as an app's may be.
enum FilterReader {
  static func filter(_ value: FileValue) throws(ScenarioFileError) -> ScenarioFilter {
    let object = try value.object(FileKeys.filter)
    return ScenarioFilter(
      type: try object["type"]?.word(of: types),
      types: try object["types"]?.strings(),
      country: try object["country"]?.string(),
      countries: try object["countries"]?.strings(),
      bias: try object["bias"].map(area),
      restriction: try object["restriction"].map(area),
      origin: try object["origin"].map(point))
  }

  /// The cases of `GMSPlacesAutocompleteTypeFilter`.
  static let types = ["geocode", "address", "establishment", "region", "city"]

  static func bounds(_ value: FileValue) throws(ScenarioFileError) -> ScenarioBounds {
    let object = try value.object(FileKeys.bounds)
    let (first, second) = try corners(object.required("corners"))
    let mode = try object["mode"]?.word(of: ["bias", "restrict"])
    return ScenarioBounds(first, second, restricts: mode == "restrict")
  }

  private static func area(_ value: FileValue) throws(ScenarioFileError) -> ScenarioArea {
    let (name, value) = try value.object(FileKeys.area).one(of: FileKeys.area, "where the area is")
    guard name == "circle" else {
      let (first, second) = try corners(value)
      return .corners(first, second)
    }
    let (center, radius) = try circle(value)
    return .circle(center: center, radius: radius)
  }

  static func circle(_ value: FileValue) throws(ScenarioFileError) -> (center: GeoPoint, radius: Double) {
    let circle = try value.object(FileKeys.circle)
    return (try point(circle.required("center")), try circle.required("radius").number())
  }

  private static func corners(_ value: FileValue) throws(ScenarioFileError) -> (GeoPoint, GeoPoint) {
    let corners = try value.array()
    guard corners.count == 2 else {
      throw value.wrong(
        "There are \(corners.count) corners.", expected: "two opposite corners, each [latitude, longitude]")
    }
    return (try point(corners[0]), try point(corners[1]))
  }

  static func point(_ value: FileValue) throws(ScenarioFileError) -> GeoPoint {
    let numbers = try value.array()
    guard numbers.count == 2 else {
      throw value.wrong("The list has \(numbers.count) numbers.", expected: "[latitude, longitude]")
    }
    return GeoPoint(latitude: try numbers[0].number(), longitude: try numbers[1].number())
  }
}
