import LegacyPlaces

// Families 2, 6 and 12: what is read off predictions.

struct Shape02aItem {
  let id: String
  let title: String

  init(prediction: GMSAutocompletePrediction) {
    id = prediction.placeID
    title = prediction.attributedFullText.string
  }
}

class Shape02bOptional {
  // 2.x: placeID was optional.
  func ids(_ predictions: [GMSAutocompletePrediction]) -> [String] {
    var ids = [String]()
    for prediction in predictions {
      if let id = prediction.placeID {
        ids.append(id)
      }
      guard let again = prediction.placeID else { continue }
      ids.append(again)
      ids.append(prediction.placeID!)
      ids.append(prediction.placeID ?? "")
      if prediction.placeID != nil {
        ids.append("id")
      }
    }
    return ids
  }
}

class Shape02cPlain {
  // 3.x and later: it is not.
  func ids(_ predictions: [GMSAutocompletePrediction]?) -> [String] {
    let first = predictions?.first?.placeID ?? "none"
    let mapped = predictions?.map { $0.placeID } ?? []
    let compact = predictions?.compactMap({ $0.placeID }) ?? []
    let paths = predictions?.map(\.placeID) ?? []
    let id = predictions![0].placeID
    let dictionary: [String: Any] = ["placeID": predictions![0].placeID, "url": "place_id:\(id)"]
    return [first] + mapped + compact + paths + [dictionary["url"] as! String, "\(id.count)"]
  }
}

class Shape02dSwitch {
  func selected(_ prediction: GMSAutocompletePrediction, in other: [GMSAutocompletePrediction]) -> Bool {
    switch prediction.placeID {
    case "lm:louvre": return other.contains { $0.placeID == prediction.placeID }
    default: return false
    }
  }
}

class Shape06aFullText {
  var names = [String]()

  func take(_ results: [GMSAutocompletePrediction]?) -> [String] {
    results?.forEach { names.append($0.attributedFullText.string) }
    let attributed: NSAttributedString = results![0].attributedFullText
    let length = attributed.length
    let parts = names[0].components(separatedBy: ", ")
    return names + ["\(length)"] + parts
  }
}

class Shape12aTwoLines {
  struct Row {
    var title: String
    var subtitle: String
  }

  func rows(_ predictions: [GMSAutocompletePrediction]) -> [Row] {
    return predictions.map {
      Row(
        title: $0.attributedPrimaryText.string, subtitle: $0.attributedSecondaryText?.string ?? "")
    }
  }

  func forced(_ prediction: GMSAutocompletePrediction) -> String {
    return prediction.attributedPrimaryText.string + " / " + prediction.attributedSecondaryText!.string
  }

  func bound(_ prediction: GMSAutocompletePrediction) -> String? {
    guard let secondary = prediction.attributedSecondaryText else { return nil }
    return secondary.string
  }
}

class Shape12bTypesAndDistance {
  func facts(_ prediction: GMSAutocompletePrediction) -> [String] {
    var facts = [String]()
    if prediction.types.contains("museum") { facts.append("museum") }
    facts.append(prediction.types.first ?? "none")
    if let distance = prediction.distanceMeters { facts.append("\(distance.intValue) m") }
    let metres: NSNumber? = prediction.distanceMeters
    facts.append("\(metres?.doubleValue ?? -1)")
    return facts
  }
}

/// What a screen has: the rows of a query.
func shapeRows(_ text: String, _ then: @escaping ([GMSAutocompletePrediction]) -> Void) {
  GMSPlacesClient.shared().autocompleteQuery(text, bounds: nil, filter: nil) { results, _ in
    then(results ?? [])
  }
}

extension ShapeCatalogue {
  static let predictionIDs = [
    Shape("02a", "passed on as a String", gives: ["lm:louvre", "Louvre Museum, Île-de-France, France"]) {
      report in
      shapeRows("louvre") {
        let item = Shape02aItem(prediction: $0[0])
        report.send([item.id, item.title])
      }
    },
    Shape(
      "02b", "if let, guard let, placeID!, ??, != nil",
      gives: ["lm:louvre", "lm:louvre", "lm:louvre", "lm:louvre", "id"]
    ) { report in
      shapeRows("louvre") { report.send(Shape02bOptional().ids($0)) }
    },
    Shape(
      "02c", "let id = prediction.placeID, map, compactMap, key path, interpolation",
      gives: [
        "lm:louvre", "lm:louvre", "lm:louvre", "lm:louvre", "place_id:lm:louvre", "9",
      ]
    ) { report in
      shapeRows("louvre") { report.send(Shape02cPlain().ids($0)) }
    },
    Shape("02d", "switch prediction.placeID", gives: ["true"]) { report in
      shapeRows("louvre") { report.send(["\(Shape02dSwitch().selected($0[0], in: $0))"]) }
    },
  ]

  static let fullTexts = [
    Shape(
      "06a", "attributedFullText.string",
      gives: ["Tokyo Tower, Tokyo, Japan", "25", "Tokyo Tower", "Tokyo", "Japan"]
    ) { report in
      shapeRows("tokyo tower") { report.send(Shape06aFullText().take($0)) }
    }
  ]

  static let twoLineTexts = [
    Shape(
      "12a", "attributedPrimaryText.string, attributedSecondaryText?.string and !",
      gives: ["Hagia Sophia", "İstanbul, Türkiye", "Hagia Sophia / İstanbul, Türkiye", "İstanbul, Türkiye"]
    ) { report in
      shapeRows("hagia") {
        let shape = Shape12aTwoLines()
        let row = shape.rows($0)[0]
        report.send([row.title, row.subtitle, shape.forced($0[0]), shape.bound($0[0]) ?? "nil"])
      }
    },
    Shape("12b", "types and distanceMeters", gives: ["museum", "museum", "-1.0"]) { report in
      shapeRows("louvre") { report.send(Shape12bTypesAndDistance().facts($0[0])) }
    },
  ]
}
