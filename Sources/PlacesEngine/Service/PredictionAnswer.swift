/// What autocomplete answered: up to five suggestions, most relevant first.
///
/// `{}` decodes as no suggestions. Entries that are neither kind of prediction are skipped.
public struct PredictionAnswer: Sendable, Hashable, Codable {
  public var suggestions: [ServiceSuggestion]

  public init(suggestions: [ServiceSuggestion] = []) {
    self.suggestions = suggestions
  }

  /// An answer of place predictions only.
  public init(places: [ServicePrediction]) {
    suggestions = places.map { ServiceSuggestion(placePrediction: $0) }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let entries = try container.decodeIfPresent([ServiceSuggestion].self, forKey: .suggestions) ?? []
    suggestions = entries.filter { $0.placePrediction != nil || $0.queryPrediction != nil }
  }

  /// The place predictions, in order.
  public var places: [ServicePrediction] {
    suggestions.compactMap(\.placePrediction)
  }
}

/// One entry of an answer; exactly one of its two members is set.
public struct ServiceSuggestion: Sendable, Hashable, Codable {
  public var placePrediction: ServicePrediction?
  public var queryPrediction: ServiceQueryPrediction?

  public init(
    placePrediction: ServicePrediction? = nil, queryPrediction: ServiceQueryPrediction? = nil
  ) {
    self.placePrediction = placePrediction
    self.queryPrediction = queryPrediction
  }
}

/// A predicted place, named as on the wire.
public struct ServicePrediction: Sendable, Hashable, Codable {
  /// The resource name, `places/` and the id.
  public var place: String?
  public var placeId: String
  /// The one-line form.
  public var text: ServiceText
  /// The two-line form; its texts are not parts of `text`.
  public var structuredFormat: StructuredFormat?
  /// In the order of the answer, which means nothing but is kept.
  public var types: [String]
  /// Metres from the query's origin in a straight line; `nil` without origin, for routes, and under 1 m.
  public var distanceMeters: Int?

  public init(
    placeId: String, text: ServiceText, structuredFormat: StructuredFormat? = nil,
    types: [String] = [], distanceMeters: Int? = nil
  ) {
    place = "places/" + placeId
    self.placeId = placeId
    self.text = text
    self.structuredFormat = structuredFormat
    self.types = types
    self.distanceMeters = distanceMeters
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    place = try container.decodeIfPresent(String.self, forKey: .place)
    placeId = try container.decode(String.self, forKey: .placeId)
    text = try container.decodeIfPresent(ServiceText.self, forKey: .text) ?? ServiceText("")
    structuredFormat = try container.decodeIfPresent(StructuredFormat.self, forKey: .structuredFormat)
    types = try container.decodeIfPresent([String].self, forKey: .types) ?? []
    distanceMeters = try container.decodeIfPresent(Int.self, forKey: .distanceMeters)
  }
}

/// A predicted search text, answered only when the query asks for such.
public struct ServiceQueryPrediction: Sendable, Hashable, Codable {
  public var text: ServiceText
  public var structuredFormat: StructuredFormat?

  public init(text: ServiceText, structuredFormat: StructuredFormat? = nil) {
    self.text = text
    self.structuredFormat = structuredFormat
  }
}

/// The two-line form of a prediction.
public struct StructuredFormat: Sendable, Hashable, Codable {
  public var mainText: ServiceText
  /// Absent for places that need no second line, such as countries.
  public var secondaryText: ServiceText?

  public init(mainText: ServiceText, secondaryText: ServiceText? = nil) {
    self.mainText = mainText
    self.secondaryText = secondaryText
  }
}

/// A text with the parts that matched the input.
public struct ServiceText: Sendable, Hashable, Codable {
  public var text: String
  public var matches: [ServiceMatch]

  public init(_ text: String, matches: [ServiceMatch] = []) {
    self.text = text
    self.matches = matches
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.decodeIfPresent(String.self, forKey: .text) ?? ""
    matches = try container.decodeIfPresent([ServiceMatch].self, forKey: .matches) ?? []
  }
}

/// A matched part: offsets count Unicode scalars of the text beside it, the end is exclusive.
///
/// That the unit is scalars, not UTF-16 units or characters, is inferred: no sample outside the basic
/// multilingual plane is known. ``ServiceText/matchedRanges`` is the one place that converts.
public struct ServiceMatch: Sendable, Hashable, Codable {
  public var startOffset: Int
  public var endOffset: Int

  public init(startOffset: Int, endOffset: Int) {
    self.startOffset = startOffset
    self.endOffset = endOffset
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    startOffset = try container.decodeIfPresent(Int.self, forKey: .startOffset) ?? 0
    endOffset = try container.decodeIfPresent(Int.self, forKey: .endOffset) ?? 0
  }
}

extension ServiceText {
  /// The matched parts as ranges of `text`, clamped to it, in the order of the text.
  ///
  /// Empty and inverted ones are left out, and those that overlap or touch are one: no letter is marked twice, and
  /// neighbours with marks of their own stop the process on Linux, a fault of Foundation there.
  public var matchedRanges: [Range<String.Index>] {
    let scalars = text.unicodeScalars
    let count = matches.isEmpty ? 0 : scalars.count
    var parts: [Range<Int>] = []
    for match in matches.sorted(by: { $0.startOffset < $1.startOffset }) {
      let start = min(max(match.startOffset, 0), count)
      let end = min(max(match.endOffset, 0), count)
      guard start < end else { continue }
      if let last = parts.last, start <= last.upperBound {
        parts[parts.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        parts.append(start..<end)
      }
    }
    return parts.map { part in
      let lower = scalars.index(scalars.startIndex, offsetBy: part.lowerBound)
      return lower..<scalars.index(lower, offsetBy: part.count)
    }
  }
}
