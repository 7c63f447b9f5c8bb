import PlacesEngine
import PlacesOffline

/// The second benchmark: one typed text looked up among the bundled places.
///
/// The rival is SQLite with FTS5 over the same rows, asked for the same texts. The offline service does
/// more for its answer: it checks the request, weighs how each word matches, marks the matched letters, and
/// keeps the books.
struct LookUps {
  struct Row: Encodable {
    var contender: String
    var lookUpsPerSecond: Double
    var p50Nanoseconds: Double
    var p99Nanoseconds: Double
    /// Time against the first rival, the median of the rounds.
    var timeRatio: Double
    /// How many rows the texts found.
    var found: Int
  }

  let sizes: Sizes
  let file: PlaceFile
  let texts: [String]

  init(sizes: Sizes, file: PlaceFile) {
    self.sizes = sizes
    self.file = file
    texts = file.prefixes(ofNames: sizes.names)
  }

  /// One turn of a contender.
  fileprivate struct Turn: Sendable {
    var times: [Nanoseconds] = []
    var found = 0
    var empty = 0
  }

  @MainActor
  func run() async throws -> [Row] {
    let service = try OfflinePlacesService(contentsOf: file.url)
    let stored = try SQLiteRows(file.rows, order: .stored)
    let population = try SQLiteRows(file.rows, order: .population)
    let rank = try SQLiteRows(file.rows, order: .rank)
    let contenders: [(name: String, turn: @MainActor () async throws -> Turn)] = [
      ("SQLite FTS5, first in population order", { look(in: stored) }),
      ("SQLite FTS5, sorted by population", { look(in: population) }),
      ("SQLite FTS5, sorted by bm25", { look(in: rank) }),
      ("offline service", { try await lookOffMain(in: service) }),
      ("offline service, from the main actor", { try await lookFromMain(in: service) }),
    ]
    for contender in contenders {
      let turn = try await contender.turn()
      guard turn.empty == 0 else {
        throw BenchmarkError("\(contender.name) found nothing for \(turn.empty) of \(texts.count) texts.")
      }
    }
    var turns = contenders.map { _ in [Turn]() }
    for round in 0..<sizes.rounds {
      for turn in contenders.indices {
        let index = (turn + round) % contenders.count
        turns[index].append(try await contenders[index].turn())
      }
    }
    func seconds(_ turn: Turn) -> Double { turn.times.reduce(0, +) / 1e9 }
    return contenders.indices.map { index in
      Row(
        contender: contenders[index].name,
        lookUpsPerSecond: Double(texts.count) / turns[index].map(seconds).median,
        p50Nanoseconds: turns[index].map { $0.times.median }.median,
        p99Nanoseconds: turns[index].map { $0.times.percentile(0.99) }.median,
        timeRatio: zip(turns[index], turns[0]).map { seconds($0) / seconds($1) }.median,
        found: turns[index].last?.found ?? 0)
    }
  }

  private func look(in rows: SQLiteRows) -> Turn {
    var turn = Turn()
    for text in texts {
      let start = ContinuousClock.now
      let found = rows.find(text).count
      turn.add(start.nanoseconds(to: .now), found: found)
    }
    return turn
  }

  /// From where the service works anyway: nothing but the look-up.
  @concurrent private func lookOffMain(in service: OfflinePlacesService) async throws -> Turn {
    try await look(in: service)
  }

  /// As a screen asks: over to another thread and back.
  @MainActor private func lookFromMain(in service: OfflinePlacesService) async throws -> Turn {
    try await look(in: service)
  }

  private func look(in service: OfflinePlacesService) async throws -> Turn {
    var turn = Turn()
    for text in texts {
      let query = PredictionQuery(input: text, languageCode: "en")
      let start = ContinuousClock.now
      let found = try await service.predictions(for: query).suggestions.count
      turn.add(start.nanoseconds(to: .now), found: found)
    }
    return turn
  }
}

extension LookUps.Turn {
  fileprivate mutating func add(_ time: Nanoseconds, found count: Int) {
    times.append(time)
    found += count
    if count == 0 { empty += 1 }
  }
}
