import PlacesEngine

/// Open location codes ("plus codes"), from the published specification of the format.
enum PlusCode {
  private static let alphabet = Array("23456789CFGHJMPQRVWX".utf8)
  private static let separator = UInt8(ascii: "+")
  /// Cells per degree at ten digits.
  private static let cellsPerDegree = 8000

  /// The ten-digit code of a point, such as `4RRH46V8+74`.
  static func encode(_ point: GeoPoint) -> String {
    // Finer steps than needed, rounded, so that binary noise does not tip a point into the next cell.
    let fine = 1_000_000.0
    func cell(_ degrees: Double, limit: Int) -> Int {
      let value = Int((degrees * Double(cellsPerDegree) * fine).rounded()) / Int(fine)
      return min(max(value, 0), limit * cellsPerDegree - 1)
    }
    let longitude = point.longitude >= 180 ? point.longitude - 360 : point.longitude
    var row = cell(point.latitude + 90, limit: 180)
    var column = cell(longitude + 180, limit: 360)
    var digits: [UInt8] = []
    for _ in 0..<5 {
      digits.append(alphabet[column % 20])
      digits.append(alphabet[row % 20])
      row /= 20
      column /= 20
    }
    digits.reverse()
    digits.insert(separator, at: 8)
    return String(decoding: digits, as: UTF8.self)
  }

  /// The part of a full code that is enough together with a nearby town.
  static func short(_ code: String) -> String { String(code.dropFirst(4)) }

  /// The area of a full ten-digit code, upper or lower case; `nil` for anything else.
  static func decode(_ code: String) -> GeoRectangle? {
    guard let digits = digits(of: code, count: 10) else { return nil }
    var row = 0
    var column = 0
    for index in stride(from: 0, to: 10, by: 2) {
      row = row * 20 + digits[index]
      column = column * 20 + digits[index + 1]
    }
    guard row < 180 * cellsPerDegree, column < 360 * cellsPerDegree else { return nil }
    let size = 1 / Double(cellsPerDegree)
    let low = GeoPoint(latitude: Double(row) * size - 90, longitude: Double(column) * size - 180)
    return GeoRectangle(
      low: low, high: GeoPoint(latitude: low.latitude + size, longitude: low.longitude + size))
  }

  /// Whether the text is a short code such as `46V8+74`.
  static func isShort(_ code: String) -> Bool { digits(of: code, count: 6) != nil }

  /// The full code nearest to a point for a short one.
  static func recover(_ short: String, near point: GeoPoint) -> String? {
    guard isShort(short) else { return nil }
    // A short code leaves out four digits, which are cells of one degree: try the cell of the point and those around.
    var best: (code: String, distance: Double)?
    for latitudeStep in -1...1 {
      for longitudeStep in -1...1 {
        var near = point
        near.latitude = min(max(point.latitude + Double(latitudeStep), -90), 90)
        near.longitude = point.longitude + Double(longitudeStep)
        if near.longitude >= 180 { near.longitude -= 360 }
        if near.longitude < -180 { near.longitude += 360 }
        let code = String(encode(near).prefix(4)) + short.uppercased()
        guard let area = decode(code) else { continue }
        let distance = UnitVector(area.center).squaredChord(to: UnitVector(point))
        if best.map({ distance < $0.distance }) ?? true { best = (code, distance) }
      }
    }
    return best?.code
  }

  private static func digits(of code: String, count: Int) -> [Int]? {
    let bytes = Array(code.uppercased().utf8)
    guard bytes.count == count + 1, bytes[count - 2] == separator else { return nil }
    var digits: [Int] = []
    for byte in bytes where byte != separator {
      guard let digit = alphabet.firstIndex(of: byte) else { return nil }
      digits.append(digit)
    }
    return digits.count == count ? digits : nil
  }
}

extension GeoRectangle {
  /// The middle, also of a box across the 180° meridian.
  var center: GeoPoint {
    var width = high.longitude - low.longitude
    if width < 0 { width += 360 }
    var longitude = low.longitude + width / 2
    if longitude > 180 { longitude -= 360 }
    return GeoPoint(latitude: (low.latitude + high.latitude) / 2, longitude: longitude)
  }

  /// Whether the closed box holds the point.
  func contains(_ point: GeoPoint) -> Bool {
    guard (low.latitude...max(low.latitude, high.latitude)).contains(point.latitude) else {
      return false
    }
    if low.longitude <= high.longitude {
      return point.longitude >= low.longitude && point.longitude <= high.longitude
    }
    return point.longitude >= low.longitude || point.longitude <= high.longitude
  }
}
