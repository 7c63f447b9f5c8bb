import PlacesEngine

/// The failures that the live service answers, in its own words where they are recorded.
enum Refusal {
  /// HTTP 400 with a message of the server.
  static func badRequest(_ serverMessage: String, violations: [String] = []) -> ServiceFailure {
    ServiceFailure(
      .invalidRequest,
      "The offline places service refused the request: "
        + (violations.first ?? serverMessage) + " Correct the request; repeating it does not help.",
      httpStatus: 400, status: "INVALID_ARGUMENT", serverMessage: serverMessage,
      fieldViolations: violations)
  }

  /// HTTP 404: the id is well formed, but no place has it.
  static func obsoletePlace() -> ServiceFailure {
    // The recorded text is known in part only; this holds the known part.
    let text =
      "The Place ID is no longer valid. Repeat the search that it came from, or see "
      + "https://developers.google.com/maps/documentation/places/web-service/place-id."
    return ServiceFailure(
      .invalidRequest, "The offline places service knows no such place: " + text,
      httpStatus: 404, status: "NOT_FOUND", serverMessage: text)
  }

  // Recorded.
  static func unknownType(_ type: String) -> ServiceFailure {
    badRequest(
      "Invalid included_primary_types '\(type.prefix(100))'. See the list of supported types in "
        + "https://developers.google.com/maps/documentation/places/web-service/place-types.")
  }

  // Recorded.
  static func radius() -> ServiceFailure {
    badRequest("Invalid circle.radius. Radius must be between 0 and 50,000 meters")
  }

  // Recorded in its beginning.
  static func malformedPlaceID(_ id: String) -> ServiceFailure {
    badRequest("Not a valid Place ID: \(id.prefix(200))")
  }

  // Recorded in its beginning.
  static func noFieldMask() -> ServiceFailure {
    badRequest(
      "FieldMask is a required parameter. Name the fields to answer, such as id,displayName, or * for all of them."
    )
  }

  // Recorded.
  static func unknownField(_ path: String) -> ServiceFailure {
    badRequest(
      "Request contains an invalid argument.",
      violations: [
        "Error expanding 'fields' parameter. Cannot find matching fields for path '\(path.prefix(200))'."
      ])
  }
}
