/// The picture of a comparison: moments as columns, lanes as rows, and what stands where.
///
/// On narrow screens and for long stories the page turns it: moments go down, the sides stand beside each
/// other. So it only says which moment and which row, and the style sheet does the rest.
struct ReportPicture: Sendable {
  enum Place: String, Sendable {
    case script, left, right
  }

  /// A cell with the marks of one moment and row, or a bar over several moments.
  struct Item: Sendable {
    var place: Place
    /// Moments by index: the first, and the one before which a bar ends.
    var from: Int
    var to: Int
    /// The row, from 1; the axis is row 1.
    var row: Int
    /// The row among those of the side, from 0: in pictures where the sides stand beside each other.
    var inner: Int
    var content: Content
  }

  enum Content: Sendable {
    case marks([Mark])
    case call(Call)
    /// What the list shows over some time.
    case list(ListState)
  }

  struct Mark: Sendable {
    /// `nil` where a side did nothing although the other did.
    var event: TraceEvent?
    var at: Int
    var isDifference: Bool
  }

  struct Call: Sendable {
    var number: Int
    var question: ServiceQuestion
    var asked: TraceEvent
    /// Moment of the asking on the picture's times.
    var at: Int
    var end: TraceEvent.CallEnd?
    var endsAt: Int?
    var isDifference: Bool
  }

  /// A row of the picture.
  struct Lane: Sendable, Hashable {
    var place: Place
    var title: String
    var row: Int
    var isVisible = true
  }

  private(set) var moments: [Int]
  private(set) var items: [Item] = []
  private(set) var lanes: [Lane] = []
  private(set) var rowCount = 2
  /// How many rows a moment takes where the sides stand beside each other: the steps, and the longer side.
  private(set) var innerCount = 1

  /// Above this the moments go down on wide screens too.
  static let longest = 7
  var isLong: Bool { moments.count > Self.longest }

  /// The moments at which the sides part, by index.
  private(set) var differences: Set<Int> = []

  init(_ comparison: Comparison) {
    let table = SideBySide(comparison)
    moments = Array(Set(table.rows.map(\.at))).sorted()
    lanes.append(Lane(place: .script, title: "User and app", row: 2))
    addSteps(table)
    add(.left, comparison.left, table, comparison.difference) { $0.left }
    add(.right, comparison.right, table, comparison.difference) { $0.right }
    for row in table.rows where row.isDifference {
      if let index = moments.firstIndex(of: row.at) { differences.insert(index) }
    }
    // What is read out and moved through goes by time, and within a moment from the user to the sides.
    items = items.enumerated().sorted { ($0.element.from, $0.offset) < ($1.element.from, $1.offset) }
      .map(\.element)
  }

  private func index(of moment: Int) -> Int { moments.firstIndex(of: moment) ?? 0 }

  private mutating func addSteps(_ table: SideBySide) {
    let shared = table.rows.filter(\.isShared)
    for (moment, rows) in grouped(shared.map { ($0.at, $0.left?.event) }) {
      addMarks(rows.map { Mark(event: $0, at: moment, isDifference: false) }, .script, row: 2, at: moment)
    }
  }

  private mutating func addMarks(_ marks: [Mark], _ place: Place, row: Int, at moment: Int) {
    let from = index(of: moment)
    items.append(Item(place: place, from: from, to: from + 1, row: row, inner: 0, content: .marks(marks)))
  }

  private mutating func add(
    _ place: Place, _ trace: Trace, _ table: SideBySide, _ difference: Difference?,
    _ cell: (SideBySide.Row) -> SideBySide.Cell?
  ) {
    let own = table.rows.filter { !$0.isShared }
    // The side's name has a row of its own.
    let name = rowCount + 1
    rowCount = name + 1
    lanes.append(Lane(place: place, title: "Tells the app", row: rowCount))
    // Steps and notes of one side only stand among what it tells.
    var marks = own.compactMap { row -> (Int, Mark)? in
      guard row.lane == .told || row.lane == .step || row.lane == .note, let cell = cell(row) else {
        return nil
      }
      return (row.at, Mark(event: cell.event, at: row.at, isDifference: cell.isDifference))
    }
    let calls = Self.calls(own, cell)
    // A side that does nothing where the other does something shows a gap.
    if let difference, difference.isGap(on: place), difference.lane == .told,
      let row = own.first(where: \.isDifference)
    {
      marks.append((row.at, Mark(event: nil, at: row.at, isDifference: true)))
    }
    let first = items.count
    for (moment, marks) in grouped(marks) { addMarks(marks, place, row: rowCount, at: moment) }
    addLists(place, own, cell)
    addCalls(place, calls, trace, difference, own)
    for index in items[first...].indices { items[index].inner = items[index].row - name }
    innerCount = max(innerCount, rowCount - name + 1)
  }

  private mutating func addLists(
    _ place: Place, _ rows: [SideBySide.Row], _ cell: (SideBySide.Row) -> SideBySide.Cell?
  ) {
    var states: [(moment: Int, list: ListState)] = []
    for row in rows {
      guard case .told(let event, _)? = cell(row)?.event.what else { continue }
      let list: ListState
      switch event {
      case .updated(let shown?): list = shown
      case .predictions(let found): list = found.isEmpty ? .empty : .rows(found)
      default: continue
      }
      if states.last?.moment == row.at { states.removeLast() }
      states.append((row.at, list))
    }
    guard !states.isEmpty else { return }
    rowCount += 1
    lanes.append(Lane(place: place, title: "List shows", row: rowCount))
    for (number, state) in states.enumerated() {
      let end = number + 1 < states.count ? index(of: states[number + 1].moment) : moments.count
      items.append(
        Item(
          place: place, from: index(of: state.moment), to: end, row: rowCount, inner: 0,
          content: .list(state.list)))
    }
  }

  private mutating func addCalls(
    _ place: Place, _ calls: [Call], _ trace: Trace, _ difference: Difference?, _ rows: [SideBySide.Row]
  ) {
    let first = rowCount + 1
    // The moment before which each row is taken.
    var taken: [Int] = []
    for call in calls {
      let from = index(of: call.at)
      let to = max(from + 1, call.endsAt.map(index) ?? moments.count)
      var track = taken.firstIndex { $0 <= from } ?? taken.count
      if track == taken.count { taken.append(to) } else { taken[track] = to }
      track += first
      items.append(Item(place: place, from: from, to: to, row: track, inner: 0, content: .call(call)))
    }
    let isMissing = difference.map { $0.lane != .told && $0.isGap(on: place) } ?? false
    if isMissing, let row = rows.first(where: \.isDifference) {
      let mark = Mark(event: nil, at: row.at, isDifference: true)
      let from = index(of: row.at)
      let track = taken.firstIndex { $0 <= from } ?? taken.count
      if track == taken.count { taken.append(from + 1) }
      addMarks([mark], place, row: first + track, at: row.at)
    }
    lanes.append(
      Lane(place: place, title: "Asks the service", row: first, isVisible: trace.sees.contains(.service)))
    rowCount = first + max(taken.count, 1) - 1
  }

  private static func calls(
    _ rows: [SideBySide.Row], _ cell: (SideBySide.Row) -> SideBySide.Cell?
  ) -> [Call] {
    var calls: [Call] = []
    for row in rows {
      guard let cell = cell(row) else { continue }
      switch cell.event.what {
      case .asked(let number, let question):
        calls.append(
          Call(
            number: number, question: question, asked: cell.event, at: row.at,
            isDifference: cell.isDifference))
      case .ended(let number, let end):
        guard let index = calls.lastIndex(where: { $0.number == number && $0.end == nil }) else { continue }
        calls[index].end = end
        calls[index].endsAt = row.at
        if cell.isDifference { calls[index].isDifference = true }
      case .did, .told, .note: continue
      }
    }
    return calls
  }

  private func grouped<Value>(_ values: [(Int, Value?)]) -> [(Int, [Value])] {
    var groups: [(Int, [Value])] = []
    for case (let moment, let value?) in values.sorted(by: { $0.0 < $1.0 }) {
      if groups.last?.0 == moment {
        groups[groups.count - 1].1.append(value)
      } else {
        groups.append((moment, [value]))
      }
    }
    return groups
  }
}

extension Difference {
  /// Whether a side does nothing where the other does what makes the difference.
  fileprivate func isGap(on place: ReportPicture.Place) -> Bool {
    place == .left ? left == nil || !marksLeft : right == nil || !marksRight
  }
}
