import Foundation

/// Turns queries into requests of the Places API (New), byte for byte the same each time.
///
/// Limits such as the radius are left to the service; what cannot be written at all is refused here as
/// ``ServiceFailure/Kind/invalidRequest``. Shapes:
/// `https://developers.google.com/maps/documentation/places/web-service/place-autocomplete` and
/// `https://developers.google.com/maps/documentation/places/web-service/place-details`.
struct RequestWriter: Sendable {
  /// Scheme, host and port, without a slash at the end.
  var baseURL: String
  var key: APIKey
  /// Sent so that keys restricted to iOS apps know the app; `nil` sends none.
  var bundleIdentifier: String?

  /// `POST /v1/places:autocomplete`.
  func request(for query: PredictionQuery) throws(ServiceFailure) -> HTTPRequest {
    let body = try PredictionBody(query).encoded()
    return try request("POST", "/v1/places:autocomplete", languageCode: query.languageCode, body: body)
  }

  /// `GET /v1/places/{id}`.
  func request(for query: DetailsQuery) throws(ServiceFailure) -> HTTPRequest {
    let mask = try Self.mask(of: query.fields)
    var path = try "/v1/places/" + Self.segment(of: query.placeID)
    let parameters = [
      ("languageCode", query.languageCode), ("regionCode", query.regionCode),
      ("sessionToken", query.sessionToken),
    ].compactMap { name, value in
      value.flatMap { $0.isEmpty ? nil : name + "=" + Self.percentEncoded($0) }
    }
    if !parameters.isEmpty { path += "?" + parameters.joined(separator: "&") }
    return try request("GET", path, languageCode: query.languageCode, mask: mask)
  }

  private func request(
    _ method: String, _ path: String, languageCode: String?, mask: String? = nil, body: Data? = nil
  ) throws(ServiceFailure) -> HTTPRequest {
    guard key.isUsable else {
      throw ServiceFailure(
        .keyInvalid,
        """
        The API key is empty or holds characters that no key has, such as a space or a line break. \
        Copy it again from the Google Cloud console.
        """)
    }
    guard let url = URL(string: baseURL + path) else {
      throw ServiceFailure(.internal, "The address of the request could not be written.")
    }
    // URLSession adds an Accept-Language of its own unless there is one, and autocomplete obeys it.
    var headers = [
      "Content-Type": "application/json", HTTPRequest.keyHeader: key.value,
      "Accept-Language": Self.acceptLanguage(for: languageCode),
    ]
    headers["X-Goog-FieldMask"] = mask
    if let bundleIdentifier, bundleIdentifier.isPlainHeaderValue {
      headers["X-Ios-Bundle-Identifier"] = bundleIdentifier
    }
    return HTTPRequest(method: method, url: url, headers: headers, body: body)
  }
}

// MARK: - Parts

extension RequestWriter {
  /// Paths joined by commas, in the caller's order; a list without paths is refused (contract item 72).
  static func mask(of fields: [String]) throws(ServiceFailure) -> String {
    guard !fields.isEmpty else {
      throw ServiceFailure(
        .invalidRequest,
        """
        The details request names no field. Name the place properties you need; the service has no \
        default, and each field has its price.
        """)
    }
    if let position = fields.firstIndex(where: { !$0.isPlainHeaderValue }) {
      throw ServiceFailure(
        .invalidRequest,
        """
        Field \(position + 1) of the details request is empty or holds a space or a character outside \
        ASCII. Use mask paths such as displayName or location.
        """)
    }
    return fields.joined(separator: ",")
  }

  /// A place id as one path segment. Ids that a URL cannot hold as a segment are refused.
  static func segment(of placeID: String) throws(ServiceFailure) -> String {
    guard !placeID.isEmpty else {
      throw ServiceFailure(
        .invalidRequest, "The place ID is empty. Use the ID of a prediction or of an earlier place.")
    }
    // Dot segments would be folded away on the way, encoded or not: another resource would be asked for.
    guard placeID != ".", placeID != ".." else {
      throw ServiceFailure(
        .invalidRequest, "The place ID consists of dots only. Use the ID of a prediction.")
    }
    return percentEncoded(placeID)
  }

  /// Everything but RFC 3986's unreserved characters as `%XX`.
  static func percentEncoded(_ text: String) -> String {
    let hex = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The language asked for when it has the form of a tag, else `en`, the service's own default.
  static func acceptLanguage(for languageCode: String?) -> String {
    guard let languageCode, !languageCode.isEmpty,
      languageCode.unicodeScalars.allSatisfy({
        $0.isASCII && ($0.properties.isAlphabetic || $0 == "-" || ("0"..."9").contains($0))
      })
    else { return "en" }
    return languageCode
  }
}
