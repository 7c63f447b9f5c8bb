import Foundation
import LegacyPlaces
import LegacyPlacesTesting
import PlacesEngine

/// Someone who types, taps, waits and changes things at random, and watches that every promise is kept.
///
/// It knows nothing of the engine: what it expects follows from what it did, what it heard, and what the
/// service was asked.
@MainActor
final class RandomUser {
  let kind: ListClass
  private let clock: ManualClock
  private let service: RandomService
  private let environment: PlacesEnvironment
  private let log: EventLog
  private var numbers: SeededNumbers
  private var screen: ListScreen
  /// The first broken promise.
  private(set) var fault: String?
  /// What was done and heard, for the report.
  private(set) var trace: [String] = []

  // What is on the user's screen, or was.
  private var newestText = "" {
    didSet { textsOfStep.insert(newestText) }
  }
  private var textsOfStep: Set<String> = []
  private var reloaded: AutocompleteList?
  /// The last rows that were no failure.
  private var lastRows: [AutocompleteList.Row] = []
  private var oldRows: [AutocompleteList.Row] = []
  private var isOver = false
  private var hasDelegate = true
  private var isInReaction = false
  private var isClearing = false

  // What may be heard in the step under way, and what must still come.
  private var updatesDue = 0
  private var failuresDue = 0
  private var placesDue = 0
  private var owesUpdate = false

  // Sessions, as the service sees them.
  private var epoch = 0
  private var tokenOfEpoch: [Int: String] = [:]
  private var epochOfToken: [String: Int] = [:]
  /// Tokens that details were asked with.
  private var detailed: Set<String> = []
  /// Of failed details calls that may be tried again: the place, by token.
  private var failedDetails: [String: String] = [:]
  private var minimumLength: Int

  private static let policies: [TypingPolicy] = [
    .legacy, .legacy, .immediate, .economical, TypingPolicy(pace: .immediate, mergesInFlight: true),
    TypingPolicy(pace: .debounce(.milliseconds(100))),
    TypingPolicy(
      pace: .throttle(.milliseconds(150)),
      shortTexts: [.init(upTo: 2, pace: .debounce(.milliseconds(60)))], mergesInFlight: true),
  ]

  init(_ kind: ListClass, seed: UInt64) {
    var numbers = SeededNumbers(state: seed)
    let policy = Self.policies.randomElement(using: &numbers) ?? .legacy
    clock = ManualClock()
    service = RandomService(clock: clock)
    self.kind = kind
    self.numbers = numbers
    minimumLength = policy.minimumLength
    let tokens = Locked(0)
    environment = PlacesEnvironment(
      service: service, languageCode: "en", typingPolicy: policy, clock: clock,
      makeToken: {
        tokens.withLock {
          $0 += 1
          return "token-\($0)"
        }
      })
    environment.notices.mode = .countOnly
    let log = EventLog(clock: clock)
    self.log = log
    screen = PlacesEnvironment.$current.withValue(environment) { ListScreen(kind, log: log) }
    service.onCall = { [unowned self] call in took(call) }
    service.isDeaf = { [unowned self] in self.numbers.chance(10) }
    listen(screen)
  }

  // MARK: Doing

  /// Does so many things, lets everything end, and looks again.
  func run(_ steps: Int) async {
    for _ in 0..<steps where fault == nil {
      updatesDue = 0
      failuresDue = 0
      placesDue = 0
      textsOfStep = [newestText]
      await step()
      await clock.settle()
      look()
    }
    if numbers.chance(20) { await release() } else { await finish() }
  }

  private func step() async {
    switch Int.random(in: 0..<100, using: &numbers) {
    case 0..<35: type()
    case 35..<50:
      let wait = [1, 30, 60, 100, 150, 200, 350].randomElement(using: &numbers) ?? 1
      note("wait \(wait)")
      await clock.advance(by: .milliseconds(wait))
    case 50..<73: answer()
    case 73..<82: tap()
    case 82..<86: retry()
    case 86..<90: leave()
    case 90..<92: changeFilter()
    case 92..<94: changeDelegate()
    case 94..<96: screen.letsThrough.toggle()
    default: begin()
    }
  }

  private func note(_ words: String) {
    trace.append(words)
  }

  private func type() {
    var text = newestText
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0..<5: text += ["a", "b", "é"].randomElement(using: &numbers) ?? "a"
    case 5..<8: text = String(text.dropLast())
    case 8: text = ""
    default: break
    }
    if text.count > 6 { text = "a" }
    note("type \"\(text)\"")
    if !isOver { newestText = text }
    if text.count < minimumLength { updatesDue += 1 }
    screen.type(numbers.chance(10) ? " \(text) " : text.isEmpty && numbers.chance(50) ? nil : text)
  }

  private func tap() {
    let shown = screen.door?.list.rows ?? []
    oldRows = (oldRows + shown).suffix(8)
    let gone = numbers.chance(30)
    guard let row = (gone ? oldRows : shown).randomElement(using: &numbers) else { return }
    note("tap \(Self.words(row))")
    updatesDue += 1
    screen.door?.select(row)
  }

  private func retry() {
    note("retry")
    screen.retry()
  }

  private func leave() {
    note("leave")
    let clears = kind == .table
    if clears {
      epoch += 1
      newestText = ""
      updatesDue += 1
    } else if kind == .screen, !isOver {
      // Before the call, because whoever hears it may look. A call that nobody hears ends nothing.
      over()
      isOver = hasDelegate
    } else if kind == .results {
      newestText = ""
      updatesDue += 1
    }
    let heard = log.entries.count
    isClearing = clears
    screen.leave()
    isClearing = false
    if clears {
      let told = Array(log.events[heard...])
      if hasDelegate, told != ["update -", "request"] { break_("clearResults told \(told)") }
      owesUpdate = false
    }
  }

  private func begin() {
    guard let controller = screen.door as? GMSAutocompleteViewController else { return }
    note("begin")
    over()
    isOver = false
    controller.beginPresentation()
  }

  /// A presentation is over: everything of it is stopped.
  private func over() {
    isOver = true
    newestText = ""
    reloaded = nil
    owesUpdate = false
    epoch += 1
  }

  private func changeFilter() {
    note("filter")
    let filter = GMSAutocompleteFilter()
    filter.countries = numbers.chance(50) ? ["AU"] : nil
    screen.door?.autocompleteFilter = numbers.chance(20) ? nil : filter
  }

  private func changeDelegate() {
    hasDelegate.toggle()
    note(hasDelegate ? "delegate" : "no delegate")
    // What was told meanwhile went unheard.
    reloaded = nil
    owesUpdate = false
    screen.door?.tell(hasDelegate ? screen : nil)
  }

  private func answer() {
    guard let call = service.waiting.randomElement(using: &numbers) else { return }
    let reply = makeReply(to: call)
    note("answer \(call.number) \(Self.words(reply))\(call.isStopped ? " (stopped)" : "")")
    expect(reply, to: call)
    service.end(call, with: reply)
  }

  private func makeReply(to call: RandomService.Call) -> ScriptedService.Reply {
    if numbers.chance(15) {
      return .failure([.network, .server, .internal].randomElement(using: &numbers) ?? .network)
    }
    if numbers.chance(10) {
      return .failure([.keyInvalid, .rateLimitExceeded].randomElement(using: &numbers) ?? .keyInvalid)
    }
    switch call.question {
    case .details(let query): return .place(id: query.placeID)
    case .predictions(let query):
      let rows = (0..<Int.random(in: 0...5, using: &numbers)).map { index in
        ServicePrediction.scripted("\(query.input)|\(call.number)|\(index)", query.input)
      }
      return .predictions(PredictionAnswer(places: rows))
    }
  }

  /// Notes what may be heard of a reply.
  private func expect(_ reply: ScriptedService.Reply, to call: RandomService.Call) {
    guard !call.isStopped else { return }
    var isFinal = false
    var isFailure = false
    let showsFailure = screen.door?.list.inWords == "(can't load)"
    if case .failure(let failure) = reply {
      isFailure = true
      isFinal = !failure.kind.isRetryable
      if call.isDetails, failure.kind.isRetryable, case .details(let query) = call.question {
        failedDetails[query.sessionToken ?? ""] = query.placeID
      }
    }
    if call.isDetails {
      if case .place = reply { placesDue += 1 }
      if isFailure || showsFailure { updatesDue += 1 }
    } else if call.input == newestText {
      updatesDue += 1
    }
    if isFinal { failuresDue += 1 }
  }

  // MARK: Watching

  /// The service was asked: are the tokens right?
  private func took(_ call: RandomService.Call) -> ScriptedService.Reply? {
    note("→ call \(call.number) \(call.input.map { "\"\($0)\"" } ?? "details") \(call.token ?? "no token")")
    guard let token = call.token else {
      break_("a call without a token")
      return nil
    }
    if case .details(let query) = call.question, let failed = failedDetails[token] {
      if failed != query.placeID { break_("the token of failed details was sent for another place") }
      failedDetails[token] = nil
    } else if call.isDetails, let known = epochOfToken[token], known < epoch, !detailed.contains(token) {
      // The list was cleared, or a new presentation begun, between the tap and its call.
    } else {
      if let known = tokenOfEpoch[epoch], known != token { break_("two tokens in one session") }
      if let known = epochOfToken[token], known != epoch { break_("a token in two sessions") }
      tokenOfEpoch[epoch] = token
      epochOfToken[token] = epoch
      if call.isDetails { epoch += 1 }
    }
    if call.isDetails { detailed.insert(token) }
    if let input = call.input, !textsOfStep.contains(input) {
      break_("asked about \"\(input)\", which is no newest text")
    }
    guard numbers.chance(20) else { return nil }
    let reply = makeReply(to: call)
    note("answered at once \(Self.words(reply))")
    expect(reply, to: call)
    return reply
  }

  private func listen(_ screen: ListScreen) {
    screen.reaction = { [unowned self] moment, _ in heard(moment) }
  }

  private func heard(_ moment: ListScreen.Moment) {
    note("  \(log.events.last ?? "")")
    if !hasDelegate { break_("a call after the delegate was gone") }
    if isOver, moment != .cancelled, moment != .place { break_("a call after the end") }
    switch moment {
    case .request:
      if isClearing { break }
      owesUpdate = true
    case .update:
      updatesDue -= 1
      if updatesDue < 0 { break_("a did-update that nothing explains") }
      if let list = screen.door?.list { reload(list) }
    case .fail:
      failuresDue -= 1
      if failuresDue < 0 { break_("a did-fail that nothing explains") }
      if screen.errors.last?.domain != kGMSPlacesErrorDomain { break_("an error of another domain") }
      if (-3 ... -1).contains(screen.errors.last?.code ?? 0) { break_("a retryable error was told") }
    case .place:
      placesDue -= 1
      if placesDue < 0 { break_("a place that nothing explains") }
      if kind == .screen {
        if isOver { break_("two ends of one presentation") }
        over()
      }
    case .select:
      let placeID = screen.selected.last?.placeID
      if screen.door?.list.predictions.contains(where: { $0.placeID == placeID }) != true {
        break_("did-select of a row that is gone")
      }
    case .cancelled:
      break
    }
    react()
  }

  /// Now and then does something from inside the call (D16).
  private func react() {
    guard !isInReaction, !isClearing, fault == nil, numbers.chance(12) else { return }
    isInReaction = true
    defer { isInReaction = false }
    note("(")
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0, 1: type()
    case 2: tap()
    case 3: retry()
    case 4: leave()
    default: changeFilter()
    }
    note(")")
  }

  /// What a table shows after a did-update.
  private func reload(_ list: AutocompleteList) {
    let again = screen.door?.list
    if again?.rows != list.rows { break_("two snapshots in one reload") }
    if (list.attribution == nil) != list.predictions.isEmpty { break_("attribution without predictions") }
    if !list.predictions.isEmpty, list.predictions.count != list.rows.count { break_("rows of two kinds") }
    // A retry of details shows again what their failure had replaced.
    let isNew = reloaded.map { $0.rows != list.rows && lastRows != list.rows } ?? false
    if isNew, list.predictions.contains(where: { $0.placeID.prefix { $0 != "|" } != newestText }) {
      break_("rows of an older text")
    }
    reloaded = list
    if list.inWords != "(can't load)" { lastRows = list.rows }
    // Superseded or not, the indicator is switched off now; a request still out switches it off again.
    if !service.waiting.contains(where: { !$0.isDetails && !$0.isStopped }) { owesUpdate = false }
  }

  /// Between two steps.
  private func look() {
    guard let list = screen.door?.list else { return }
    if service.waiting.filter({ $0.isDetails && !$0.isStopped }).count > 1 {
      break_("two details calls at once")
    }
    if service.waiting.filter({ !$0.isDetails && !$0.isStopped }).count > 1 { break_("two requests at once") }
    if isOver, !list.rows.isEmpty || list.isLoading { break_("something on show after the end") }
    let isAsking = service.waiting.contains { !$0.isDetails && !$0.isStopped }
    if owesUpdate, hasDelegate, !isAsking, clock.pending == 0 { break_("a did-request without a did-update") }
    if list.isLoading, !isAsking, !service.waiting.contains(where: { $0.isDetails && !$0.isStopped }) {
      break_("loading without a call")
    }
    if newestText.count < minimumLength, !list.predictions.isEmpty { break_("rows without a text") }
    if let reloaded, !isOver, list.rows != reloaded.rows { break_("the list changed without a did-update") }
  }

  /// Lets everything end: nothing may be under way or owed then.
  private func finish() async {
    for _ in 0..<50 {
      updatesDue = 3
      failuresDue = 3
      placesDue = 3
      await clock.advance(by: .seconds(1))
      while let call = service.waiting.first {
        service.end(call, with: .failure(.keyInvalid))
        await clock.settle()
      }
      if clock.pending == 0, service.waiting.isEmpty { break }
    }
    if screen.door?.list.isLoading == true { break_("loading without end") }
    look()
    if environment.ledger.sessions.contains(where: { $0.reusedAfterEnd > 0 && $0.end == .abandoned }) {
      break_("an abandoned session was used")
    }
  }

  /// Lets the object go: nothing may be heard afterwards.
  private func release() async {
    note("release")
    let heard = log.entries.count
    weak let door = screen.door
    screen.door = nil
    if door != nil { break_("the object is kept alive") }
    await clock.settle()
    if service.waiting.contains(where: { !$0.isStopped }) { break_("a call goes on without its object") }
    while let call = service.waiting.first {
      service.end(call, with: makeReply(to: call))
      await clock.settle()
    }
    await clock.advance(by: .seconds(1))
    if log.entries.count != heard { break_("a call after the object was gone") }
    if clock.pending != 0 { break_("a timer without its object") }
  }

  private func break_(_ promise: String) {
    guard fault == nil else { return }
    fault = promise
    note("!! \(promise)")
  }

  private static func words(_ row: AutocompleteList.Row) -> String {
    switch row {
    case .prediction(let prediction): prediction.placeID
    case .message(let message): message.text
    }
  }

  private static func words(_ reply: ScriptedService.Reply) -> String {
    switch reply {
    case .predictions(let answer): "\(answer.places.count) rows"
    case .failure(let failure): "failure \(failure.kind.rawValue)"
    default: "place"
    }
  }
}
