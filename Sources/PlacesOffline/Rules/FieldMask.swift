import PlacesEngine

/// The fields that a details call asks for, as a tree.
struct FieldMask: Sendable {
  /// A field and the parts of it that are asked for; no parts means all of it.
  struct Node: Sendable {
    var parts: [String: Node] = [:]
    var isWhole = false
  }

  private(set) var root = Node()

  /// Whether a path asks for a part of a field only.
  private(set) var hasParts = false

  /// Checks the paths against the schema.
  ///
  /// Names are camelCase only: what the live service does with snake_case is not known, and refusing shows the mistake.
  init(_ paths: [String]) throws(ServiceFailure) {
    guard !paths.isEmpty, paths != [""] else { throw Refusal.noFieldMask() }
    for path in paths {
      if path == "*" {
        root.isWhole = true
        continue
      }
      let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard Self.schema.holds(names[...]) else { throw Refusal.unknownField(path) }
      root.insert(names[...])
      if names.count > 1 { hasParts = true }
    }
    if root.isWhole { hasParts = false }
  }

  /// Whether a field, or a part of it, is asked for.
  func asks(for field: String) -> Bool {
    root.isWhole || root.parts[field] != nil
  }

  /// The field's own mask when only parts of it are asked for.
  func parts(of field: String) -> Node? {
    guard !root.isWhole, let node = root.parts[field], !node.isWhole else { return nil }
    return node
  }
}

extension FieldMask.Node {
  fileprivate mutating func insert(_ names: ArraySlice<String>) {
    guard let first = names.first else {
      isWhole = true
      return
    }
    parts[first, default: .init()].insert(names.dropFirst())
  }
}

/// The names that a mask may use: fields with the fields inside them.
struct FieldSchema: Sendable {
  private var fields: [String: FieldSchema] = [:]
  /// For messages whose inside is not described here: any name is taken.
  private var isOpen = false

  /// Reads `name other(inner inner(deep))`; `(?)` leaves the inside open.
  init(_ text: String) {
    var rest = Substring(text)
    self.init(&rest)
  }

  private init(_ rest: inout Substring) {
    var name = ""
    while let character = rest.popFirst() {
      switch character {
      case "(":
        fields[name] = FieldSchema(&rest)
        name = ""
      case ")", " ", "\n":
        if name == "?" {
          isOpen = true
        } else if !name.isEmpty {
          fields[name] = FieldSchema()
        }
        name = ""
        if character == ")" { return }
      default:
        name.append(character)
      }
    }
    if !name.isEmpty { fields[name] = FieldSchema() }
  }

  private init() {}

  func holds(_ names: ArraySlice<String>) -> Bool {
    guard let first = names.first else { return true }
    if isOpen { return !first.isEmpty }
    return fields[first]?.holds(names.dropFirst()) ?? false
  }
}

extension FieldMask {
  /// The fields of a place, from
  /// `https://developers.google.com/maps/documentation/places/web-service/place-details`.
  static let schema: FieldSchema = {
    let point = "(latitude longitude)"
    let text = "(text languageCode)"
    let date = "(year month day)"
    let author = "(displayName uri photoUri)"
    let moment = "(day hour minute date\(date) truncated)"
    let hours = """
      (openNow periods(open\(moment) close\(moment)) weekdayDescriptions secondaryHoursType \
      specialDays(date\(date)) nextOpenTime nextCloseTime)
      """
    let money = "(currencyCode units nanos)"
    let known = """
      name id attributions(provider providerUri) photos(name widthPx heightPx authorAttributions\(author) \
      flagContentUri googleMapsUri) movedPlace movedPlaceId addressComponents(longText shortText types \
      languageCode) addressDescriptor(?) adrFormatAddress formattedAddress shortFormattedAddress \
      postalAddress(revision regionCode languageCode postalCode sortingCode administrativeArea locality \
      sublocality addressLines recipients organization) location\(point) plusCode(globalCode compoundCode) \
      types viewport(low\(point) high\(point)) displayName\(text) primaryType \
      primaryTypeDisplayName\(text) googleMapsTypeLabel\(text) businessStatus openingDate\(date) \
      googleMapsUri googleMapsLinks(directionsUri placeUri writeAReviewUri reviewsUri photosUri) \
      iconMaskBaseUri iconBackgroundColor utcOffsetMinutes timeZone(id version) \
      accessibilityOptions(wheelchairAccessibleParking wheelchairAccessibleEntrance \
      wheelchairAccessibleRestroom wheelchairAccessibleSeating) containingPlaces(name id) \
      subDestinations(name id) pureServiceAreaBusiness nationalPhoneNumber internationalPhoneNumber \
      websiteUri rating userRatingCount priceLevel priceRange(startPrice\(money) endPrice\(money)) \
      regularOpeningHours\(hours) currentOpeningHours\(hours) regularSecondaryOpeningHours\(hours) \
      currentSecondaryOpeningHours\(hours) editorialSummary\(text) reviews(name rating text\(text) \
      originalText\(text) authorAttribution\(author) publishTime relativePublishTimeDescription \
      visitDate\(date) flagContentUri googleMapsUri) paymentOptions(acceptsCreditCards acceptsDebitCards \
      acceptsCashOnly acceptsNfc) parkingOptions(freeParkingLot paidParkingLot freeStreetParking \
      paidStreetParking freeGarageParking paidGarageParking valetParking) generativeSummary(?) \
      reviewSummary(?) neighborhoodSummary(?) evChargeAmenitySummary(?) fuelOptions(?) evChargeOptions(?) \
      transitStation(?) entrances(?) navigationPoints(?) consumerAlert(?)
      """
    // The rest have nothing inside.
    let names = Set(known.split(separator: " ").map { String($0.prefix { $0 != "(" }) })
    let plain = DetailsField.allPaths.filter { !names.contains($0) }
    return FieldSchema(known + " " + plain.joined(separator: " "))
  }()
}
