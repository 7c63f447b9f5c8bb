import PlacesEngine

/// The typed text as the folded beginnings of words.
struct TypedWords: Sendable {
  /// More different words than this fit no place; of a text, twice as many are read.
  static let limit = 24

  /// In the order typed, the last one perhaps unfinished. Words typed twice stay.
  let words: [[UInt8]]

  /// - Parameter cursor: in scalars; the word it stands in counts only up to it.
  init(_ input: String, cursor: Int? = nil) {
    var text = FoldedText(input, upTo: TypedWords.limit * 2)
    var cut: Int?
    if let cursor {
      text = FoldedText(input)
      cut = cursor
    }
    words = text.words.filter { !$0.isTail }.map { word in
      var range = word.range
      if let cut, text.scalars(of: range).lowerBound < cut {
        while text.scalars(of: range).upperBound > cut, range.count > 1 {
          range = range.lowerBound..<range.upperBound - 1
        }
      }
      return Array(text.bytes[range])
    }
  }
}

/// One look-up: which places does the typed text mean, the likeliest first.
struct PlaceSearch {
  let index: PlaceIndex
  var types: TypeFilter
  /// Per country of the table; `nil` admits all.
  var countries: [Bool]?
  var restriction: Restriction?
  var proximity: Proximity
  /// The country of the query's region code, which is preferred a little.
  var home: UInt16?
  /// Traits that the query must ask for.
  var hidden: PlaceTraits

  /// A typed word among the words of the index.
  private struct Term {
    var words: Range<Int32>
    /// The word that is typed in full.
    var whole: Int32
  }

  /// Rows by falling score; equal scores keep the order of the file.
  ///
  /// Every typed word must begin a word of the place, and one of them a word of its names.
  func best(_ limit: Int, for typed: TypedWords) -> [Int] {
    var terms: [Term] = []
    for word in typed.words {
      let range = index.words(startingWith: word[...])
      guard !range.isEmpty else { return [] }
      guard !terms.contains(where: { $0.words == range }) else { continue }
      let isWhole = index.isWhole(range.lowerBound, length: word.count)
      terms.append(Term(words: range, whole: isWhole ? range.lowerBound : -1))
      if terms.count > TypedWords.limit { return [] }
    }
    guard !terms.isEmpty else { return [] }
    // The rarest word decides which places are looked at; a single one must be in a name.
    let postings = terms.count == 1 ? index.named : index.all
    var candidates = postings.range(of: terms[0].words)
    var driver = terms[0].words
    for term in terms.dropFirst() {
      let range = postings.range(of: term.words)
      if range.count < candidates.count {
        candidates = range
        driver = term.words
      }
    }
    let entries = postings.entries[candidates]
    return terms.count == 1
      ? select(limit, term: terms[0], entries: entries)
      : select(limit, terms: terms, entries: entries, driver: driver)
  }

  /// One typed word: each entry is scored by itself, and what cannot get among the best is left without
  /// looking further. A single letter fits thousands of entries.
  private func select(_ limit: Int, term: Term, entries: ArraySlice<Int32>) -> [Int] {
    var chosen = Chosen(limit: limit)
    let rows = index.entryRows
    let kinds = index.entryKinds
    let words = index.entryWords
    let prominences = index.prominences
    entries.withUnsafeBufferPointer { entries in
      for position in entries {
        let entry = Int(position)
        let row = Int(rows[entry])
        let isWhole = words[entry] == term.whole
        let kind = kinds[entry]
        var score = prominences[row] * Weight.prominence
        if kind.field == .name {
          score += Weight.words * (isWhole ? WordFit.name.whole : WordFit.name.begun)
          if kind.isFirst { score += Weight.nameBegins }
          if isWhole, index.nameWordCounts[row] == 1, !index.isAdministrativeArea(row) {
            score += Weight.nameEqual
          }
        } else {
          score += Weight.words * (isWhole ? WordFit.otherName.whole : WordFit.otherName.begun)
          if isWhole, kind.isAlone { score += Weight.otherNameEqual }
        }
        guard chosen.wants(score + mostGain, row), admits(row) else { continue }
        chosen.insert(score + gain(of: row), row)
      }
    }
    return chosen.rows
  }

  /// Several typed words: the places that hold the rarest of them, each looked at once.
  private func select(
    _ limit: Int, terms: [Term], entries: ArraySlice<Int32>, driver: Range<Int32>
  ) -> [Int] {
    var chosen = Chosen(limit: limit)
    entries.withUnsafeBufferPointer { entries in
      for entry in entries {
        let row = Int(index.entryRows[Int(entry)])
        guard admits(row), !comesEarlier(than: Int(entry), row: row, driver) else { continue }
        guard let text = textScore(row, terms) else { continue }
        chosen.insert(text + index.prominences[row] * Weight.prominence + gain(of: row), row)
      }
    }
    return chosen.rows
  }

  /// What a place gains by where it lies.
  private func gain(of row: Int) -> Double {
    proximity.gain(at: index.directions[row]) + (index.table.countries[row] == home ? Weight.home : 0)
  }

  private var mostGain: Double { proximity.most + (home == nil ? 0 : Weight.home) }

  private func admits(_ row: Int) -> Bool {
    let traits = index.traits[row]
    guard traits.isDisjoint(with: hidden) else { return false }
    guard types.admits(primary: index.table.primaries[row], traits: traits) else { return false }
    if let countries, !countries[Int(index.table.countries[row])] { return false }
    if let restriction {
      // Without a public location a place lies in no area.
      guard !traits.contains(.serviceArea) else { return false }
      return restriction.contains(index.table.point(of: row), index.directions[row])
    }
    return true
  }

  /// Whether the place was looked at already for another of its words.
  private func comesEarlier(than entry: Int, row: Int, _ words: Range<Int32>) -> Bool {
    var earlier = Int(index.entryStarts[row])
    while earlier < entry {
      let word = index.entryWords[earlier]
      if word >= words.lowerBound, word < words.upperBound { return true }
      earlier += 1
    }
    return false
  }

  /// How well the typed words fit the place's texts; `nil` when one of them does not fit at all.
  private func textScore(_ row: Int, _ terms: [Term]) -> Double? {
    let entries = Int(index.entryStarts[row])..<Int(index.entryStarts[row + 1])
    var sum = 0.0
    var named = false
    var wholeNameWords = 0
    var extra = 0.0
    for (position, term) in terms.enumerated() {
      var best = 0.0
      for entry in entries {
        let word = index.entryWords[entry]
        guard word >= term.words.lowerBound, word < term.words.upperBound else { continue }
        let isWhole = word == term.whole
        let kind = index.entryKinds[entry]
        switch kind.field {
        case .name:
          if best < 1, isWhole { wholeNameWords += 1 }
          best = max(best, isWhole ? WordFit.name.whole : WordFit.name.begun)
          named = true
          if position == 0, kind.isFirst { extra = max(extra, Weight.nameBegins) }
        case .otherName:
          best = max(best, isWhole ? WordFit.otherName.whole : WordFit.otherName.begun)
          named = true
        case .area:
          best = max(best, isWhole ? WordFit.area.whole : WordFit.area.begun)
        }
        if best == 1 && (position > 0 || kind.isFirst) { break }
      }
      if best == 0 { return nil }
      sum += best
    }
    guard named else { return nil }
    var score = Weight.words * sum / Double(terms.count) + extra
    if wholeNameWords == terms.count, Int(index.nameWordCounts[row]) == terms.count,
      !index.isAdministrativeArea(row)
    {
      score += Weight.nameEqual
    }
    return score
  }

  /// How well a typed word fits a word of a place.
  private struct WordFit {
    var whole: Double
    var begun: Double

    static let name = WordFit(whole: 1, begun: 0.8)
    static let otherName = WordFit(whole: 0.5, begun: 0.35)
    static let area = WordFit(whole: 0.2, begun: 0.15)
  }

  /// What the parts of a score weigh, next to a prominence of up to 7.
  private enum Weight {
    static let prominence = 0.9
    static let words = 6.0
    static let nameBegins = 2.0
    static let nameEqual = 2.5
    static let otherNameEqual = 1.5
    static let home = 1.0
  }
}

/// The best rows so far: by falling score, then by row, each once.
private struct Chosen {
  private var entries: [(score: Double, row: Int)] = []
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
    entries.reserveCapacity(limit + 1)
  }

  var rows: [Int] { entries.map(\.row) }

  /// Whether a row of this score would be kept.
  func wants(_ score: Double, _ row: Int) -> Bool {
    guard entries.count >= limit, let last = entries.last else { return limit > 0 }
    return Self.isBefore((score, row), last)
  }

  mutating func insert(_ score: Double, _ row: Int) {
    guard wants(score, row) else { return }
    if let known = entries.firstIndex(where: { $0.row == row }) {
      guard score > entries[known].score else { return }
      entries.remove(at: known)
    }
    let position = entries.firstIndex { Self.isBefore((score, row), $0) } ?? entries.count
    entries.insert((score, row), at: position)
    if entries.count > limit { entries.removeLast() }
  }

  private static func isBefore(_ left: (score: Double, row: Int), _ right: (score: Double, row: Int)) -> Bool
  {
    left.score != right.score ? left.score > right.score : left.row < right.row
  }
}

extension PlaceIndex {
  /// Whoever types "new york" means the city: a state of that very name gains nothing from it.
  func isAdministrativeArea(_ row: Int) -> Bool {
    table.primaryType(of: row).hasPrefix("administrative_area")
  }
}

extension PlaceSearch {
  /// Whether a spot that is in no file passes the filters; the country of such a spot is not known, so it passes
  /// no country filter.
  func admits(point: GeoPoint, type: String, traits: PlaceTraits) -> Bool {
    guard countries == nil else { return false }
    guard types.admits(type: type, traits: traits) else { return false }
    return restriction?.contains(point, UnitVector(point)) ?? true
  }
}
