import PlacesEngine

/// A spot that was typed, or asked for, as a plus code.
struct PlusCodePlace {
  let code: String
  let area: GeoRectangle

  static let types = ["plus_code", "geocode"]

  var id: String { PlaceID.plusCodePrefix + code }
  var center: GeoPoint { area.center }

  /// A full code, upper or lower case.
  init?(code: String) {
    guard let area = PlusCode.decode(code) else { return nil }
    self.code = code.uppercased()
    self.area = area
  }

  init?(id: String) {
    guard id.hasPrefix(PlaceID.plusCodePrefix) else { return nil }
    self.init(code: String(id.dropFirst(PlaceID.plusCodePrefix.count)))
  }

  /// Reads a full code, or a short one followed by a town: `46V8+74 Sydney`.
  ///
  /// - Parameter town: finds the middle of a town by its name.
  init?(input: String, town: (String) -> GeoPoint?) {
    guard input.utf8.count <= 200, input.utf8.contains(UInt8(ascii: "+")) else { return nil }
    let parts = input.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let first = parts.first else { return nil }
    if let full = PlusCodePlace(code: first), parts.count == 1 {
      self = full
    } else if parts.count == 2, PlusCode.isShort(first), let center = town(parts[1]),
      let code = PlusCode.recover(first, near: center), let full = PlusCodePlace(code: code)
    {
      self = full
    } else {
      return nil
    }
  }
}
