package import PlacesEngine

/// What the calls of a trace cost at list prices.
///
/// The calls are booked in the order in which they ended, as a running app books them. One that had not ended
/// when the trace did counts as stopped: it went out, so it is billed.
package struct TraceCost: Sendable, Hashable {
  /// Calls for predictions, and for details.
  package var requests = 0
  package var details = 0
  package var ledger: SessionLedger

  /// - Returns: `nil` when the trace does not see the service.
  package init?(_ trace: Trace, prices: PriceList = .current) {
    guard trace.sees.contains(.service) else { return nil }
    ledger = SessionLedger(prices: prices)
    var open: [(call: Int, question: ServiceQuestion)] = []
    for event in trace.events {
      switch event.what {
      case .asked(let call, let question):
        open.append((call, question))
        if question.place == nil { requests += 1 } else { details += 1 }
      case .ended(let call, let end):
        guard let index = open.firstIndex(where: { $0.call == call }) else { continue }
        book(open.remove(at: index).question, SessionLedger.Outcome(end))
      case .did, .told, .note: continue
      }
    }
    for call in open { book(call.question, .cancelled) }
  }

  private mutating func book(_ question: ServiceQuestion, _ outcome: SessionLedger.Outcome) {
    if question.place == nil {
      ledger.recordPredictions(token: question.token, outcome: outcome)
    } else {
      ledger.recordDetails(token: question.token, fields: question.fields, outcome: outcome)
    }
  }

  package var sessions: Int { ledger.sessions.count }
  /// Calls that no session covers: without a token, or with one whose session was over.
  package var alone: Int {
    ledger.requestsWithoutToken + ledger.detailsWithoutToken
      + ledger.sessions.reduce(0) { $0 + $1.reusedAfterEnd }
  }
  package var bill: [BillLine] { ledger.bill }
  package var dollars: Double { bill.listPrice }
  /// The day of the price list, ISO 8601.
  package var pricesOf: String { ledger.prices.date }

  /// `$0.0057`.
  package static func words(dollars: Double) -> String {
    let tenThousandths = Int((dollars * 10_000).rounded())
    let fraction = String(tenThousandths % 10_000)
    return "$\(tenThousandths / 10_000)." + String(repeating: "0", count: 4 - fraction.count) + fraction
  }
}

extension SessionLedger.Outcome {
  fileprivate init(_ end: TraceEvent.CallEnd) {
    self =
      switch end {
      case .answered: .answered
      case .failed: .failed
      case .cancelled: .cancelled
      }
  }
}
