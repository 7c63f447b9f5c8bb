import PlacesEngine

/// The texts that name a place and say where it is.
struct PlaceTexts {
  let table: PlaceTable
  let row: Int
  let attributes: PlaceAttributes?

  init(table: PlaceTable, row: Int) {
    self.table = table
    self.row = row
    attributes = table.attributes[row]
  }

  var name: String { table.text(PlaceColumn.name, row: row) }
  var country: String { table.text(PlaceColumn.country, row: row) }
  var region: String { table.text(PlaceColumn.region, row: row) }
  var countryCode: String { table.countryCode(of: row) }
  var primaryType: String { table.primaryType(of: row) }

  /// The second line of a prediction: where the place is, without what its name says already.
  ///
  /// - Parameter home: a country whose name is left out, in capitals.
  func secondary(home: String?) -> String? {
    let name = name
    var parts: [String] = []
    func add(_ part: String?) {
      guard let part, !part.isEmpty, part != name, parts.last != part else { return }
      parts.append(part)
    }
    if let attributes {
      if table.primaryType(of: row) == "subpremise" { add(attributes.premise) }
      if !["street_address", "route", "subpremise"].contains(primaryType) { add(attributes.route) }
      if primaryType == "subpremise" { add(streetLine) }
      add(attributes.locality ?? attributes.postalTown)
    }
    add(attributes?.regionShort ?? region)
    if primaryType != "country", countryCode != home { add(country) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The street with the house number as the country writes it.
  var streetLine: String? {
    guard let route = attributes?.route else { return nil }
    guard let number = attributes?.streetNumber else { return route }
    return writesNumberLast ? "\(route) \(number)" : "\(number) \(route)"
  }

  /// The line of the town, with the postal code where the country puts it.
  var townLine: String? {
    let town = attributes?.locality ?? attributes?.postalTown
    let code = attributes?.postalCode
    let short = attributes?.regionShort
    let parts: [String?]
    let separator: String
    switch countryCode {
    case "US", "CA":
      let regionAndCode = [short, code].compactMap { $0 }.joined(separator: " ")
      parts = [town, regionAndCode.isEmpty ? nil : regionAndCode]
      separator = ", "
    case "AU", "GB", "NZ":
      parts = [town, short, code]
      separator = " "
    default:
      parts = [code, town]
      separator = " "
    }
    let line = parts.compactMap { $0 }.joined(separator: separator)
    return line.isEmpty ? nil : line
  }

  /// The address in one line.
  func formattedAddress(home: String?) -> String? {
    if attributes?.isServiceAreaBusiness == true { return nil }
    let isHome = countryCode == home
    let countryName = isHome ? nil : country
    guard let attributes, attributes.locality != nil || attributes.postalTown != nil else {
      // Areas are their own address; of sights and airports only region and country are known.
      let isArea = table.types(of: row).contains("geocode")
      let around = [region == name && isArea ? nil : region, primaryType == "country" ? nil : countryName]
      let parts = [isArea ? name : nil] + around
      let line = parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
      return line.isEmpty ? nil : line
    }
    var first: [String?]
    switch primaryType {
    case "postal_code": first = []
    case "neighborhood", "sublocality", "sublocality_level_1": first = [name]
    case "subpremise": first = [attributes.subpremise, streetLine]
    case "premise": first = [name, streetLine]
    default: first = [streetLine]
    }
    first += [townLine, countryName]
    return first.compactMap { $0 }.joined(separator: ", ")
  }

  /// Street and town, never the country.
  var shortFormattedAddress: String? {
    if attributes?.isServiceAreaBusiness == true { return nil }
    let town = attributes?.locality ?? attributes?.postalTown
    let parts = [streetLine, town].compactMap { $0 }
    if !parts.isEmpty { return parts.joined(separator: ", ") }
    if table.types(of: row).contains("geocode") { return name }
    return region.isEmpty ? nil : region
  }

  private var writesNumberLast: Bool {
    !["US", "CA", "AU", "GB", "NZ", "IE", "FR", "IN"].contains(countryCode)
  }
}
