import LegacyPlaces

// Family 32: bolding the matched part.

extension NSAttributedString.Key {
  /// What stands in for UIKit's font attribute.
  static let shapeFont = NSAttributedString.Key("font")
}

class Shape32aGuide {
  let regularFont = "regular"
  let boldFont = "bold"

  func bolded(_ prediction: GMSAutocompletePrediction) -> NSAttributedString {
    let bolded = prediction.attributedFullText.mutableCopy() as! NSMutableAttributedString
    bolded.enumerateAttribute(kGMSAutocompleteMatchAttribute, in: NSMakeRange(0, bolded.length), options: [])
    {
      (value, range: NSRange, stop: UnsafeMutablePointer<ObjCBool>) -> Void in
      let font = (value == nil) ? self.regularFont : self.boldFont
      bolded.addAttribute(NSAttributedString.Key.shapeFont, value: font, range: range)
    }
    return bolded
  }

  func boldParts(_ text: NSAttributedString) -> [String] {
    var parts = [String]()
    text.enumerateAttribute(.shapeFont, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      parts.append("\(value as? String ?? "none"): \((text.string as NSString).substring(with: range))")
    }
    return parts
  }
}

class Shape32bMember {
  func ranges(_ text: NSAttributedString) -> [NSRange] {
    var ranges: [NSRange] = []
    let full = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(
      .gmsAutocompleteMatchAttribute, in: full, options: .longestEffectiveRangeNotRequired
    ) {
      value, range, stop in
      if value != nil { ranges.append(range) }
    }
    return ranges
  }

  func first(_ text: NSAttributedString) -> String {
    let key = NSAttributedString.Key.gmsAutocompleteMatchAttribute
    let fragment = text.attribute(key, at: 0, effectiveRange: nil) as? GMSAutocompleteMatchFragment
    return "\(fragment?.offset ?? 99) \(fragment?.length ?? 0)"
  }
}

class Shape32cCell {
  // A cell's helper over both lines, with the key spelled out.
  func highlight(_ text: NSAttributedString?, with color: String) -> NSAttributedString? {
    guard let text = text else { return nil }
    let result = NSMutableAttributedString(attributedString: text)
    result.enumerateAttribute(
      NSAttributedString.Key(rawValue: kGMSAutocompleteMatchAttribute.rawValue),
      in: NSMakeRange(0, text.length), options: NSAttributedString.EnumerationOptions()
    ) { (value, range, stop) in
      if let _ = value {
        result.addAttributes([NSAttributedString.Key(rawValue: "color"): color], range: range)
      }
    }
    return result
  }
}

extension ShapeCatalogue {
  static let highlighting = [
    Shape(
      "32a", "the guide's enumerateAttribute(kGMSAutocompleteMatchAttribute, …)",
      gives: ["bold: Gold", "regular: en Gate Bridge, California, United States"]
    ) { report in
      let filter = GMSAutocompleteFilter()
      filter.locationBias = GMSPlaceCircularLocationOption(
        CLLocationCoordinate2DMake(37.81993, -122.47826), 500)
      filter.types = ["tourist_attraction"]
      filter.countries = ["US"]
      GMSPlacesClient.shared().findAutocompletePredictions(
        fromQuery: "gold", filter: filter, sessionToken: nil
      ) { results, _ in
        let shape = Shape32aGuide()
        report.send(shape.boldParts(shape.bolded(results![0])))
      }
    },
    Shape("32b", ".gmsAutocompleteMatchAttribute", gives: ["0-11", "0 11"]) { report in
      shapeRows("tokyo tower") {
        let shape = Shape32bMember()
        let ranges = shape.ranges($0[0].attributedPrimaryText).map { "\($0.location)-\($0.length)" }
        report.send(ranges + [shape.first($0[0].attributedPrimaryText)])
      }
    },
    Shape("32c", "NSAttributedString.Key(rawValue:), both lines", gives: ["red", "nil"]) { report in
      shapeRows("colosseum") {
        let shape = Shape32cCell()
        let key = NSAttributedString.Key(rawValue: "color")
        let first = shape.highlight($0[0].attributedPrimaryText, with: "red")
        let second = shape.highlight($0[0].attributedSecondaryText, with: "red")
        report.send([
          first?.attribute(key, at: 0, effectiveRange: nil) as? String ?? "nil",
          second?.attribute(key, at: 0, effectiveRange: nil) as? String ?? "nil",
        ])
      }
    },
  ]
}
