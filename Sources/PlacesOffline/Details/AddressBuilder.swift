import PlacesEngine

/// The structured forms of an address.
struct AddressBuilder {
  let texts: PlaceTexts
  let home: String?

  /// From the smallest part to the country and postal code, as recorded answers have it.
  var components: [ServiceAddressComponent]? {
    let attributes = texts.attributes
    guard attributes?.isServiceAreaBusiness != true else { return nil }
    var parts: [ServiceAddressComponent] = []
    func add(_ text: String?, short: String? = nil, _ types: String..., numeric: Bool = false) {
      guard let text, !text.isEmpty else { return }
      parts.append(
        ServiceAddressComponent(
          longText: text, shortText: short ?? text, types: types, languageCode: numeric ? "en-US" : "en"))
    }
    add(attributes?.subpremise, "subpremise", numeric: true)
    add(attributes?.premise, "premise")
    add(attributes?.streetNumber, "street_number", numeric: true)
    add(attributes?.route, "route")
    add(
      attributes?.neighborhood ?? (texts.primaryType == "neighborhood" ? texts.name : nil),
      "neighborhood", "political")
    add(
      attributes?.sublocality ?? (texts.primaryType == "sublocality_level_1" ? texts.name : nil),
      "sublocality_level_1", "sublocality", "political")
    add(
      attributes?.locality ?? (texts.primaryType == "locality" ? texts.name : nil), "locality", "political")
    add(attributes?.postalTown, "postal_town")
    add(
      attributes?.district ?? (texts.primaryType == "administrative_area_level_2" ? texts.name : nil),
      "administrative_area_level_2", "political")
    let isRegion = texts.primaryType == "administrative_area_level_1"
    add(
      isRegion ? texts.name : texts.region, short: attributes?.regionShort,
      "administrative_area_level_1", "political")
    add(texts.country, short: texts.countryCode, "country", "political")
    add(attributes?.postalCode, "postal_code", numeric: true)
    return parts.isEmpty ? nil : parts
  }

  /// The adr microformat; it always names the country.
  var adrFormat: String? {
    guard texts.attributes?.isServiceAreaBusiness != true else { return nil }
    let attributes = texts.attributes
    let isTown = ["locality", "postal_town"].contains(texts.primaryType)
    let region = texts.primaryType == "administrative_area_level_1" ? texts.name : texts.region
    let parts: [(String, String?)] = [
      ("street-address", texts.streetLine),
      ("locality", attributes?.locality ?? attributes?.postalTown ?? (isTown ? texts.name : nil)),
      ("region", attributes?.regionShort ?? (region.isEmpty ? nil : region)),
      ("postal-code", attributes?.postalCode),
      ("country-name", texts.country.isEmpty ? nil : texts.country),
    ]
    let spans = parts.compactMap { name, text in
      text.map { "<span class=\"\(name)\">\(escaped($0))</span>" }
    }
    return spans.isEmpty ? nil : spans.joined(separator: ", ")
  }

  var postalAddress: ServicePostalAddress? {
    guard texts.attributes?.isServiceAreaBusiness != true else { return nil }
    let attributes = texts.attributes
    var address = ServicePostalAddress()
    address.regionCode = texts.countryCode
    address.languageCode = "en-US"
    address.postalCode = attributes?.postalCode
    address.administrativeArea = texts.region.isEmpty ? nil : texts.region
    let isTown = ["locality", "postal_town"].contains(texts.primaryType)
    address.locality = attributes?.locality ?? attributes?.postalTown ?? (isTown ? texts.name : nil)
    address.sublocality = attributes?.sublocality
    address.addressLines = texts.streetLine.map { [$0] }
    return address
  }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
