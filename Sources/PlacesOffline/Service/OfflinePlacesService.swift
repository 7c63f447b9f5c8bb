public import Foundation
public import PlacesEngine

/// The places service in this process: no network and no key, the bundled places or a file of yours.
///
/// It checks requests as the live service does and fails with the same status, status name and, where
/// recorded, message; `kind` is then ``ServiceFailure/Kind/invalidRequest``. For trying and testing: results
/// are only as good as the file. Where Google documents nothing it decides:
///
/// - An empty input is refused with 400; one without letters and digits has no suggestions.
/// - Each typed word must begin a word of a place's names, address, region or country, and one of them a word
///   of its names; case, diacritics and width do not matter.
/// - With an input offset, the word that the cursor stands in counts only up to it.
/// - Texts are in English whatever the language asked for.
/// - There are no `googleMapsUri`s of real places.
///
/// All members may be used from any thread; searching runs off the caller's actor.
public final class OfflinePlacesService: PlacesService {
  private struct Books: Sendable {
    var ledger = SessionLedger()
    var calls: [OfflineCall] = []
  }

  let index: PlaceIndex
  private let now: @Sendable () -> Date
  private let recordsCalls: Bool
  private let books = Locked(Books())

  /// How many calls are kept when calls are recorded.
  public static let maximumCalls = 1_000

  init(index: PlaceIndex, recordsCalls: Bool, now: @escaping @Sendable () -> Date) {
    self.index = index
    self.recordsCalls = recordsCalls
    self.now = now
  }

  /// A service over the bundled places, with books of its own; the places are read once per process.
  ///
  /// - Parameters:
  ///   - recordsCalls: whether ``calls`` keeps what was asked.
  ///   - now: the time that opening hours and UTC offsets are worked out for.
  /// - Throws: ``OfflineDataError``.
  public static func bundled(
    recordsCalls: Bool = false, now: @escaping @Sendable () -> Date = { Date() }
  ) throws -> OfflinePlacesService {
    OfflinePlacesService(index: try BundledPlaces.index.get(), recordsCalls: recordsCalls, now: now)
  }

  /// A service over a file of places.
  ///
  /// - Parameter url: a file of tab-separated UTF-8 text with the columns of the bundled ones; its format is
  ///   described in `Data/CREDITS.md`.
  /// - Throws: ``OfflineDataError`` with line and column when the file is broken.
  public convenience init(
    contentsOf url: URL, recordsCalls: Bool = false, now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    var reader = PlaceTableReader()
    try reader.read(contentsOf: url)
    self.init(index: PlaceIndex(reader.table), recordsCalls: recordsCalls, now: now)
  }

  /// A service over places that are already in memory.
  ///
  /// - Parameters:
  ///   - tsv: the content of such a file.
  ///   - name: what errors call it.
  /// - Throws: ``OfflineDataError`` with line and column when the text is broken.
  public convenience init(
    tsv: Data, name: String = "tsv", recordsCalls: Bool = false,
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    var reader = PlaceTableReader()
    try reader.read([UInt8](tsv), file: name)
    self.init(index: PlaceIndex(reader.table), recordsCalls: recordsCalls, now: now)
  }

  /// A service over places that are already in memory, as text.
  ///
  /// - Throws: ``OfflineDataError`` with line and column when the text is broken.
  public convenience init(
    tsv: String, name: String = "tsv", recordsCalls: Bool = false,
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    try self.init(tsv: Data(tsv.utf8), name: name, recordsCalls: recordsCalls, now: now)
  }

  /// How many places there are.
  public var placeCount: Int { index.count }

  /// What this service was asked and what it would have cost.
  public var ledger: SessionLedger { books.withLock { $0.ledger } }

  /// The newest calls, oldest first; empty unless the service was made to record them.
  public var calls: [OfflineCall] { books.withLock { $0.calls } }

  /// Suggestions for a text, most relevant first, five at most.
  ///
  /// - Throws: ``ServiceFailure`` for what the live service refuses, `CancellationError` when the task was cancelled.
  @concurrent public func predictions(for query: PredictionQuery) async throws -> PredictionAnswer {
    try perform { () throws(ServiceFailure) in
      try answer(to: query)
    } record: { books, outcome in
      books.ledger.recordPredictions(token: query.sessionToken, outcome: outcome)
      return .predictions(query, outcome)
    }
  }

  /// The fields that the query's mask names, of one place.
  ///
  /// - Throws: ``ServiceFailure`` for what the live service refuses, `CancellationError` when the task was cancelled.
  @concurrent public func details(for query: DetailsQuery) async throws -> ServicePlace {
    try perform { () throws(ServiceFailure) in
      try place(for: query)
    } record: { books, outcome in
      books.ledger.recordDetails(token: query.sessionToken, fields: query.fields, outcome: outcome)
      return .details(query, outcome)
    }
  }

  private func perform<Answer>(
    _ work: () throws(ServiceFailure) -> Answer,
    record: (inout Books, SessionLedger.Outcome) -> OfflineCall
  ) throws -> Answer {
    func book(_ outcome: SessionLedger.Outcome) {
      books.withLock { books in
        let call = record(&books, outcome)
        guard recordsCalls else { return }
        if books.calls.count >= Self.maximumCalls { books.calls.removeFirst(Self.maximumCalls / 4) }
        books.calls.append(call)
      }
    }
    let result: Result<Answer, ServiceFailure>
    if Task.isCancelled {
      book(.cancelled)
      throw CancellationError()
    }
    do throws(ServiceFailure) {
      result = .success(try work())
    } catch {
      result = .failure(error)
    }
    if Task.isCancelled {
      book(.cancelled)
      throw CancellationError()
    }
    switch result {
    case .success: book(.answered)
    case .failure: book(.failed)
    }
    return try result.get()
  }
}

/// A call that an offline service was asked to make.
public enum OfflineCall: Sendable, Hashable {
  case predictions(PredictionQuery, SessionLedger.Outcome)
  case details(DetailsQuery, SessionLedger.Outcome)
}

// MARK: - Work

extension OfflinePlacesService {
  /// The whole look-up without books and hops: what ``predictions(for:)`` does.
  package func answer(to query: PredictionQuery) throws(ServiceFailure) -> PredictionAnswer {
    try RequestRules.check(query)
    let typed = TypedWords(query.input, cursor: query.inputOffset)
    let table = index.table
    let search = search(for: query)
    let builder = PredictionBuilder(table: table, typed: typed, query: query)
    var places: [ServicePrediction] = []
    if let spot = PlusCodePlace(input: query.input, town: town(named:)), admits(spot, search) {
      var prediction = builder.prediction(
        id: spot.id, main: spot.code, secondary: nil, types: PlusCodePlace.types)
      prediction.distanceMeters = query.origin.flatMap { builder.distance(from: $0, to: spot.center) }
      places.append(prediction)
    }
    places += search.best(Self.limit - places.count, for: typed).map(builder.prediction(of:))

    var queries: [ServiceQueryPrediction] = []
    // A search text has neither country nor type, so a query that is limited to some gets none.
    if query.includeQueryPredictions, query.includedRegionCodes.isEmpty, query.includedPrimaryTypes.isEmpty {
      queries = QueryPredictions.fitting(typed, in: table)
    }
    return PredictionAnswer(
      suggestions: places.prefix(Self.limit - queries.count).map { ServiceSuggestion(placePrediction: $0) }
        + queries.map { ServiceSuggestion(queryPrediction: $0) })
  }

  package func place(for query: DetailsQuery) throws(ServiceFailure) -> ServicePlace {
    let mask = try FieldMask(query.fields)
    try RequestRules.check(
      token: query.sessionToken, language: query.languageCode, region: query.regionCode)
    let home = query.regionCode.flatMap(RegionCode.normalized)
    let builder = PlaceBuilder(index: index, mask: mask, home: home, now: now)
    if let row = index.table.row(ofID: query.placeID) {
      builder.fill(row: row)
    } else if let spot = PlusCodePlace(id: query.placeID) {
      builder.fill(spot)
    } else if PlaceID.isWellFormed(query.placeID) {
      throw Refusal.obsoletePlace()
    } else {
      throw Refusal.malformedPlaceID(query.placeID)
    }
    return try MaskPruning.prune(builder.place, to: mask)
  }

  private static var limit: Int { 5 }

  private func search(for query: PredictionQuery) -> PlaceSearch {
    var hidden: PlaceTraits = []
    if !query.includePureServiceAreaBusinesses { hidden.insert(.serviceArea) }
    if !query.includeFutureOpeningBusinesses { hidden.insert(.futureOpening) }
    var countries: [Bool]?
    if !query.includedRegionCodes.isEmpty {
      let codes = Set(query.includedRegionCodes.compactMap(RegionCode.normalized))
      countries = index.table.countryCodes.map { codes.contains($0) }
    }
    return PlaceSearch(
      index: index,
      types: TypeFilter(query.includedPrimaryTypes, table: index.table),
      countries: countries,
      restriction: query.locationRestriction.map(Restriction.init),
      proximity: Proximity(bias: query.locationBias, origin: query.origin),
      home: query.regionCode.flatMap(RegionCode.normalized)
        .flatMap { index.table.countryCodes.firstIndex(of: $0) }.map(UInt16.init),
      hidden: hidden)
  }

  private func town(named name: String) -> GeoPoint? {
    let search = search(for: PredictionQuery(input: name, includedPrimaryTypes: ["(cities)"]))
    return search.best(1, for: TypedWords(name)).first.map { index.table.point(of: $0) }
  }

  private func admits(_ spot: PlusCodePlace, _ search: PlaceSearch) -> Bool {
    search.admits(point: spot.center, type: "plus_code", traits: .geocode)
  }
}
