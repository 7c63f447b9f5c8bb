import CoreLocationStandIn
package import PlacesEngine

extension AutocompleteRequest {
  /// The question as the engine asks it.
  ///
  /// - Throws: an invalid-request failure for what cannot be sent; see ``AutocompleteFilter``.
  package func predictionQuery() throws(ServiceFailure) -> PredictionQuery {
    try (filter ?? AutocompleteFilter()).predictionQuery(
      input: query, inputOffset: inputOffset == 0 ? nil : inputOffset, sessionToken: sessionToken)
  }
}

extension AutocompleteFilter {
  /// The question about a text under this filter.
  ///
  /// Types and countries are sorted: sets have no order, and the same question should be the same request.
  package func predictionQuery(
    input: String, inputOffset: Int? = nil, sessionToken: AutocompleteSessionToken? = nil
  ) throws(ServiceFailure) -> PredictionQuery {
    guard bias == nil || restriction == nil else {
      throw ServiceFailure(
        .invalidRequest,
        """
        A filter takes coordinateRegionBias or coordinateRegionRestriction, not both. Leave one of them out.
        """)
    }
    return PredictionQuery(
      input: input,
      inputOffset: inputOffset,
      sessionToken: sessionToken?.text,
      regionCode: regionCode,
      includedRegionCodes: (countries ?? []).sorted(),
      includedPrimaryTypes: (types ?? []).map(\.rawValue).sorted(),
      locationBias: try area(of: bias, named: "coordinateRegionBias"),
      locationRestriction: try area(of: restriction, named: "coordinateRegionRestriction"),
      origin: try point(of: origin.map { GeoPoint($0.coordinate) }, named: "origin"))
  }

  private func area(of region: FilterRegion?, named name: String) throws(ServiceFailure) -> GeoArea? {
    guard let region else { return nil }
    guard let area = region.area else {
      throw ServiceFailure(
        .invalidRequest,
        """
        \(name) of the filter has a type that is not this module's. \
        Use RectangularCoordinateRegion or CircularCoordinateRegion.
        """)
    }
    if case .circle(let center, let radius) = area {
      _ = try point(of: center, named: name)
      guard radius.isFinite else { throw notFinite(name) }
    }
    return area
  }

  private func point(of point: GeoPoint?, named name: String) throws(ServiceFailure) -> GeoPoint? {
    guard point?.isFinite != false else { throw notFinite(name) }
    return point
  }

  private func notFinite(_ name: String) -> ServiceFailure {
    ServiceFailure(
      .invalidRequest,
      "\(name) of the filter holds a number that is infinite or not a number. Check where it comes from.")
  }
}
