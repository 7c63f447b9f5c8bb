import LegacyPlaces

// Family 39: contact, hours, position and the rest of a place.

class Shape39aContact {
  func lines(_ place: GMSPlace) -> [String] {
    var lines = [String]()
    if let phone = place.phoneNumber { lines.append(phone) }
    if let website = place.website { lines.append(website.host ?? "") }
    lines.append(String(format: "%.1f", place.rating))
    lines.append("\(place.userRatingsTotal)")
    switch place.priceLevel {
    case .free: lines.append("free")
    case .cheap: lines.append("$")
    case .medium: lines.append("$$")
    case .high: lines.append("$$$")
    case .expensive: lines.append("$$$$")
    case .unknown: lines.append("?")
    @unknown default: lines.append("?")
    }
    return lines
  }
}

class Shape39bHours {
  func lines(_ place: GMSPlace) -> [String] {
    var lines = [String]()
    if let hours = place.openingHours, let periods = hours.periods {
      for period in periods where period.openEvent.day == .friday {
        let open = period.openEvent.time
        let close = period.closeEvent?.time
        lines.append(
          String(format: "%02d:%02d", Int(open.hour), Int(open.minute))
            + String(format: "-%02d:%02d", Int(close?.hour ?? 0), Int(close?.minute ?? 0)))
      }
      lines.append("\(hours.weekdayText?.count ?? 0)")
    }
    // Friday 12 June 2026, noon and 5 in the morning in California.
    let noon = Date(timeIntervalSince1970: 1_781_290_800)
    lines.append(describe(place.isOpen(at: noon)))
    lines.append(describe(place.isOpen(at: noon.addingTimeInterval(-7 * 3600))))
    return lines
  }

  func describe(_ status: GMSPlaceOpenStatus) -> String {
    switch status {
    case .open: return "open"
    case .closed: return "closed"
    default: return "unknown"
    }
  }
}

class Shape39cWhere {
  func lines(_ place: GMSPlace) -> [String] {
    let codes = [place.plusCode?.globalCode, place.plusCode?.compoundCode].compactMap { $0 }
    // SDK 2.x to 4.x had a viewport, 5.x has viewportInfo.
    #if WithoutCoordinateBounds
      let bounds = place.viewport
    #else
      let bounds: GMSCoordinateBounds? = place.viewport
    #endif
    let info: GMSPlaceViewportInfo? = place.viewportInfo
    let same = bounds?.northEast.latitude == info?.northEast.latitude
    let holds = bounds!.southWest.latitude < place.coordinate.latitude
    return ["\(codes.isEmpty)", "\(same)", "\(holds)", "\(info?.isValid ?? false)"]
  }
}

class Shape39dBooleans {
  func lines(_ place: GMSPlace) -> [String] {
    let serves: [GMSBooleanPlaceAttribute] = [
      place.takeout, place.delivery, place.dineIn, place.curbsidePickup, place.servesBeer,
    ]
    let answers = serves.map { $0 == .true ? "yes" : ($0 == .false ? "no" : "unknown") }
    let status: GMSPlacesBusinessStatus = place.businessStatus
    return answers + [
      "\(status == .operational)", "\(place.utcOffsetMinutes != nil)",
      place.attributions?.string ?? "none", "\(place.editorialSummary?.isEmpty ?? true)",
    ]
  }
}

extension ShapeCatalogue {
  static let placeDetails = [
    Shape(
      "39a", "phoneNumber, website, rating, switch over priceLevel",
      gives: ["+1 650-555-0102", "example.com", "4.4", "812", "$$"]
    ) { report in
      shapePlace { report.send(Shape39aContact().lines($0)) }
    },
    Shape("39b", "openingHours, isOpen(at:)", gives: ["11:30-23:30", "7", "open", "closed"]) { report in
      shapePlace { report.send(Shape39bHours().lines($0)) }
    },
    Shape("39c", "plusCode, viewport, viewportInfo", gives: ["false", "true", "true", "true"]) { report in
      shapePlace { report.send(Shape39cWhere().lines($0)) }
    },
    Shape(
      "39d", "yes, no or unknown; business status; attributions",
      gives: [
        "yes", "yes", "yes", "no", "yes", "true", "true",
        "Example Data Provider, Synthetic data of LegacyPlaces",
        "false",
      ]
    ) { report in
      shapePlace { report.send(Shape39dBooleans().lines($0)) }
    },
  ]
}
