import LegacyPlaces

// Family 24: field masks by OR-ing raw values, in the spellings of 3.x, 4.x and 8.x.

class Shape24aForced {
  // The guide's form: SDK 3.x, where the initialiser could fail.
  func fields() -> GMSPlaceField {
    let fields: GMSPlaceField = GMSPlaceField(
      rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue))!
    return fields
  }

  func inferred() -> GMSPlaceField {
    let fields = GMSPlaceField(
      rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue)
        | UInt(GMSPlaceField.coordinate.rawValue) | UInt(GMSPlaceField.formattedAddress.rawValue)
        | UInt(GMSPlaceField.addressComponents.rawValue))!
    return fields
  }

  func bare() -> GMSPlaceField {
    return GMSPlaceField(rawValue: GMSPlaceField.name.rawValue | GMSPlaceField.coordinate.rawValue)!
  }
}

class Shape24bUnforced {
  // SDK 4.x to 7.x: an option set.
  let stored = GMSPlaceField(
    rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue))

  func annotated() -> GMSPlaceField {
    let fields: GMSPlaceField = GMSPlaceField(
      rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue)
        | UInt(GMSPlaceField.website.rawValue))
    return fields
  }

  func mixed() -> GMSPlaceField {
    let fields = GMSPlaceField(
      rawValue: UInt(GMSPlaceField.name.rawValue) | GMSPlaceField.photos.rawValue
        | GMSPlaceField.rating.rawValue)
    return fields
  }
}

class Shape24cConverted {
  // What automatic conversion made of them after an upgrade to 8.x.
  func wrapped() -> GMSPlaceField {
    let fields = GMSPlaceField(
      rawValue: UInt64(UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.placeID.rawValue)))
    return fields
  }

  func back() -> GMSPlaceField {
    let fields: GMSPlaceField = GMSPlaceField(
      rawValue: UInt(UInt64(UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.types.rawValue))))
    return fields
  }

  func single() -> GMSPlaceField {
    return GMSPlaceField(rawValue: UInt64(GMSPlaceField.coordinate.rawValue))
  }

  func wide() -> GMSPlaceField {
    return GMSPlaceField(
      rawValue: UInt64(GMSPlaceField.name.rawValue) | UInt64(GMSPlaceField.editorialSummary.rawValue))
  }
}

class Shape24dFolded {
  let wanted: [GMSPlaceField] = [.name, .formattedAddress, .coordinate]

  func mask() -> GMSPlaceField {
    return GMSPlaceField(rawValue: wanted.reduce(0) { $0 | $1.rawValue })
  }

  func tags() -> [Int] {
    return wanted.map { Int($0.rawValue) }
  }
}

class Shape24eInTheCall {
  func fetch(_ id: String, done: @escaping (GMSPlace?) -> Void) {
    GMSPlacesClient.shared().fetchPlace(
      fromPlaceID: id,
      placeFields: GMSPlaceField(
        rawValue: UInt(GMSPlaceField.name.rawValue) | UInt(GMSPlaceField.coordinate.rawValue))!,
      sessionToken: nil
    ) { (place, error) in
      done(place)
    }
  }
}

// Families 30 and 31: array literals, and everything.

class Shape30aLiteral {
  var placeFields: GMSPlaceField = [.name, .placeID]
  static let address: GMSPlaceField = [.addressComponents, .formattedAddress, .coordinate]

  func grow() -> GMSPlaceField {
    placeFields.insert(.photos)
    placeFields.formUnion([.rating, .name])
    return placeFields.union(Shape30aLiteral.address)
  }
}

class Shape30bElement {
  func fields(_ more: GMSPlaceField.ArrayLiteralElement...) -> GMSPlaceField {
    var result: GMSPlaceField = []
    for field in more {
      result.insert(field)
    }
    return result
  }

  func contains(_ set: GMSPlaceField) -> [Bool] {
    return [set.contains(.name), set.contains([.name, .photos]), set.isEmpty]
  }
}

class Shape31aAll {
  let every: GMSPlaceField = .all
  let max = GMSPlaceField(rawValue: UInt.max)
  let forced: GMSPlaceField = GMSPlaceField(rawValue: UInt.max)!

  func fetch(_ id: String, done: @escaping (GMSPlace?) -> Void) {
    GMSPlacesClient.shared().fetchPlace(fromPlaceID: id, placeFields: .all, sessionToken: nil) { place, _ in
      done(place)
    }
  }
}

extension ShapeCatalogue {
  static let fieldMasks = [
    Shape("24a", "GMSPlaceField(rawValue: UInt(…) | UInt(…))!", gives: ["3", "4171", "9"]) { report in
      let shape = Shape24aForced()
      report.send([shape.fields(), shape.inferred(), shape.bare()].map { "\($0.rawValue)" })
    },
    Shape("24b", "the same without !, annotated, inferred, mixed", gives: ["3", "1027", "8321"]) { report in
      let shape = Shape24bUnforced()
      report.send([shape.stored, shape.annotated(), shape.mixed()].map { "\($0.rawValue)" })
    },
    Shape("24c", "UInt64 conversions", gives: ["3", "513", "8", "17179869185"]) { report in
      let shape = Shape24cConverted()
      report.send([shape.wrapped(), shape.back(), shape.single(), shape.wide()].map { "\($0.rawValue)" })
    },
    Shape("24d", "reduce(0) { $0 | $1.rawValue }, Int(rawValue) as tag", gives: ["73", "1 64 8"]) { report in
      let shape = Shape24dFolded()
      report.send([
        "\(shape.mask().rawValue)", shape.tags().map { "\($0)" }.joined(separator: " "),
      ])
    },
    Shape("24e", "the mask in the call; the rest stays empty", gives: ["CN Tower", "nil", "true"]) { report in
      Shape24eInTheCall().fetch("lm:cn-tower") { place in
        report.send([
          place?.name ?? "", place?.formattedAddress ?? "nil",
          "\(CLLocationCoordinate2DIsValid(place!.coordinate))",
        ])
      }
    },
  ]

  static let fieldSets = [
    Shape("30a", "array literals, insert, union", gives: ["12491", "8323"]) { report in
      let shape = Shape30aLiteral()
      report.send(["\(shape.grow().rawValue)", "\(shape.placeFields.rawValue)"])
    },
    Shape("30b", "GMSPlaceField.ArrayLiteralElement", gives: ["3", "true false false"]) { report in
      let shape = Shape30bElement()
      let fields = shape.fields(.name, .placeID)
      report.send([
        "\(fields.rawValue)", shape.contains(fields).map { "\($0)" }.joined(separator: " "),
      ])
    },
  ]

  static let allFields = [
    Shape("31a", ".all, UInt.max", gives: ["true", "true", "lm:louvre", "true"]) { report in
      let shape = Shape31aAll()
      let equal = [shape.every == shape.max, shape.max == shape.forced].map { "\($0)" }
      shape.fetch("lm:louvre") { place in
        report.send(equal + [place?.placeID ?? "", "\(place?.types?.contains("museum") ?? false)"])
      }
    }
  ]
}
