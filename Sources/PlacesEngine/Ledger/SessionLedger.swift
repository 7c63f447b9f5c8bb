/// The books: what was asked under which session token, how each session ended, and what that costs.
///
/// A session is the calls that carry one token until a details call, or a call of another service with
/// that token, ends it. Calls without a token, and calls that carry a token whose session has ended, stand
/// alone. Rules: `https://developers.google.com/maps/documentation/places/web-service/session-pricing`.
///
/// Where Google says nothing the ledger decides: a call that failed is counted and not billed; a call that
/// was cancelled is counted and billed, because the service may have answered it. A session without an end
/// yet is billed as if it were abandoned now.
///
/// The value is bounded: it keeps the newest ``maximumSessions`` sessions and folds older ones into the
/// totals. A token is remembered as used for as long as its session is kept.
public struct SessionLedger: Sendable, Hashable {
  /// What became of a call.
  public enum Outcome: Sendable, Hashable {
    case answered
    case failed
    case cancelled
  }

  /// A service, other than place details, that a session can end in.
  public enum Destination: Sendable, Hashable {
    case addressValidation
    /// Named for the record; its price is not known here.
    case other(String)
  }

  /// How a session ended.
  public enum End: Sendable, Hashable {
    /// Not yet. Billed as if abandoned.
    case open
    /// A details call whose fields are of this tier.
    case details(FieldTier)
    /// The details call failed; nothing was selected as far as the bill goes.
    case failedDetails(FieldTier)
    case handedOver(Destination)
    /// Given up: cancelled or cleared.
    case abandoned
  }

  /// The calls under one token.
  public struct Session: Sendable, Hashable {
    public var token: String
    /// Autocomplete calls, whatever became of them.
    public var requests = 0
    /// Those that count for the bill.
    public var billableRequests = 0
    public var end = End.open
    /// Autocomplete and details calls that carried the token after the end.
    public var reusedAfterEnd = 0
  }

  /// The prices that bills are made with.
  public var prices: PriceList
  /// Sessions in the order they began, oldest first.
  public private(set) var sessions: [Session] = []
  /// Autocomplete calls without a token.
  public private(set) var requestsWithoutToken = 0
  /// Details calls without a token.
  public private(set) var detailsWithoutToken = 0
  /// Sessions that were folded into the totals.
  public private(set) var foldedSessions = 0

  private var standalone: [PriceList.SKU: Int] = [:]
  private var folded: [PriceList.SKU: Int] = [:]

  /// How many sessions are kept.
  public static let maximumSessions = 1_000

  public init(prices: PriceList = .current) {
    self.prices = prices
  }

  /// The session of a token, if it is kept.
  public func session(of token: String) -> Session? {
    index(of: token).map { sessions[$0] }
  }

  private func index(of token: String) -> Int? {
    sessions.lastIndex { $0.token == token }
  }
}

// MARK: - Keeping

extension SessionLedger {
  /// Notes an autocomplete call.
  public mutating func recordPredictions(token: String?, outcome: Outcome) {
    let billable = outcome == .failed ? 0 : 1
    guard let token else {
      requestsWithoutToken += 1
      standalone[.autocompleteRequests, default: 0] += billable
      return
    }
    let index = self.index(of: token) ?? begin(token)
    guard sessions[index].end == .open else {
      sessions[index].reusedAfterEnd += 1
      standalone[.autocompleteRequests, default: 0] += billable
      return
    }
    sessions[index].requests += 1
    sessions[index].billableRequests += billable
  }

  /// Notes a details call with its field mask.
  public mutating func recordDetails(token: String?, fields: [String], outcome: Outcome) {
    let tier = DetailsField.tier(ofMask: fields)
    let billable = outcome == .failed ? 0 : 1
    guard let token else {
      detailsWithoutToken += 1
      standalone[PriceList.SKU(details: tier), default: 0] += billable
      return
    }
    let index = self.index(of: token) ?? begin(token)
    switch sessions[index].end {
    case .open:
      sessions[index].end = outcome == .failed ? .failedDetails(tier) : .details(tier)
    case .failedDetails where outcome != .failed:
      // The retry of a details call that failed is the call that ends the session (decision D10).
      sessions[index].end = .details(tier)
    case .failedDetails:
      break
    case .details, .handedOver, .abandoned:
      sessions[index].reusedAfterEnd += 1
      standalone[PriceList.SKU(details: tier), default: 0] += billable
    }
  }

  /// Notes that the app handed the token to another service, which ends the session there.
  public mutating func recordHandOver(token: String, to destination: Destination) {
    let index = self.index(of: token) ?? begin(token)
    switch sessions[index].end {
    case .open, .abandoned, .failedDetails:
      sessions[index].end = .handedOver(destination)
    case .details(let tier) where tier <= .essentials && destination == .addressValidation:
      // One Essentials details call before an address validation belongs to the session and is free.
      sessions[index].end = .handedOver(destination)
    case .details, .handedOver:
      sessions[index].reusedAfterEnd += 1
      if destination == .addressValidation { standalone[.addressValidation, default: 0] += 1 }
    }
  }

  /// Notes that the session of a token was given up.
  public mutating func recordAbandoned(token: String) {
    guard let index = index(of: token), sessions[index].end == .open else { return }
    sessions[index].end = .abandoned
  }

  private mutating func begin(_ token: String) -> Int {
    if sessions.count >= Self.maximumSessions {
      // A quarter at a time, so that a long run does not shift the array at each new session.
      let count = Self.maximumSessions / 4
      for session in sessions.prefix(count) {
        for (sku, calls) in session.lines { folded[sku, default: 0] += calls }
      }
      sessions.removeFirst(count)
      foldedSessions += count
    }
    sessions.append(Session(token: token))
    return sessions.count - 1
  }
}

// MARK: - Billing

/// A line of a bill: so many calls of an SKU.
public struct BillLine: Sendable, Hashable {
  public var sku: PriceList.SKU
  public var calls: Int
  /// Dollars at the first paid tier; `nil` when the price list does not name the SKU.
  public var listPrice: Double?
}

extension SessionLedger.Session {
  /// From this autocomplete call on, a session that ends in Essentials details costs no more.
  public static let billedRequestsBeforeEssentials = 12

  /// What the session's calls are billed as.
  public var lines: [PriceList.SKU: Int] {
    let requests = billableRequests
    var lines: [PriceList.SKU: Int] = [:]
    func add(_ sku: PriceList.SKU, _ calls: Int) {
      if calls > 0 { lines[sku, default: 0] += calls }
    }
    switch end {
    case .open, .abandoned, .failedDetails, .handedOver(.other):
      add(.autocompleteRequests, requests)
    case .details(let tier) where requests == 0:
      // A session begins with an autocomplete call; without one this is a details call on its own.
      add(PriceList.SKU(details: tier), 1)
    case .details(.idsOnly):
      add(.autocompleteRequests, requests)
      add(.detailsIDsOnly, 1)
    case .details(.essentials):
      add(.autocompleteRequests, min(requests, Self.billedRequestsBeforeEssentials))
      add(.autocompleteSessionUsage, requests - Self.billedRequestsBeforeEssentials)
      add(.detailsEssentials, 1)
    case .details(.pro), .details(.enterprise), .details(.atmosphere):
      add(.autocompleteSessionUsage, requests)
      add(.detailsAtmosphere, 1)
    case .handedOver(.addressValidation):
      add(.autocompleteSessionUsage, requests)
      add(.addressValidation, 1)
    }
    return lines
  }
}

extension SessionLedger {
  /// What all calls so far are billed as, in the order of the price list.
  public var bill: [BillLine] {
    var calls = standalone
    for (sku, count) in folded { calls[sku, default: 0] += count }
    for session in sessions {
      for (sku, count) in session.lines { calls[sku, default: 0] += count }
    }
    return lines(calls)
  }

  /// What one session is billed as.
  public func bill(of session: Session) -> [BillLine] {
    lines(session.lines)
  }

  private func lines(_ calls: [PriceList.SKU: Int]) -> [BillLine] {
    PriceList.SKU.allCases.compactMap { sku in
      guard let count = calls[sku], count > 0 else { return nil }
      return BillLine(
        sku: sku, calls: count,
        listPrice: prices.firstTierPrice(of: sku).map { $0 * Double(count) })
    }
  }
}

extension [BillLine] {
  /// The sum of the lines with a known price, in dollars.
  public var listPrice: Double {
    reduce(0) { $0 + ($1.listPrice ?? 0) }
  }
}
