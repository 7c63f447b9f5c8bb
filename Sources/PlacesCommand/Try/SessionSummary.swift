import Foundation
import PlacesEngine

/// The session of a run and what it costs at list prices.
struct SessionSummary {
  var session: SessionLedger.Session
  var bill: [BillLine]
  var pricesOf: String
  var detailsCalls: Int

  /// - Returns: `nil` when nothing was asked.
  @MainActor
  #if DeprecationMessages
    @available(*, deprecated, message: "Goes with the legacy module; use PlacesCore (LP110)")
  #endif
  init?(_ run: TryRun) {
    let ledger = run.environment.ledger
    guard let session = ledger.sessions.first else { return nil }
    self.session = session
    bill = ledger.bill(of: session)
    pricesOf = ledger.prices.date
    detailsCalls = run.service.detailsCalls
  }

  var line: String {
    var details = "no details"
    if detailsCalls > 0 {
      details = "\(detailsCalls) details"
      if let tier { details += " (\(tier)\(failed ? ", failed" : ""))" }
    }
    let billed = bill.map { "\($0.calls) × \($0.sku.rawValue)" }.joined(separator: " + ")
    return """
      Session \(visible(session.token)): \(counted(session.requests, "request")), \(details) → billed as \
      \(billed.isEmpty ? "nothing" : billed) = \(Self.dollars(bill.listPrice)) \
      at list prices of \(pricesOf)
      """
  }

  /// The tier of the details call that ended the session.
  var tier: String? {
    switch session.end {
    case .details(let tier), .failedDetails(let tier): Self.name(of: tier)
    default: nil
    }
  }

  private var failed: Bool {
    if case .failedDetails = session.end { true } else { false }
  }

  var end: String {
    switch session.end {
    case .open: "open"
    case .details: "details"
    case .failedDetails: "failedDetails"
    case .handedOver: "handedOver"
    case .abandoned: "abandoned"
    }
  }

  private static func name(of tier: FieldTier) -> String {
    switch tier {
    case .idsOnly: "IDs Only"
    case .essentials: "Essentials"
    case .pro: "Pro"
    case .enterprise: "Enterprise"
    case .atmosphere: "Enterprise + Atmosphere"
    }
  }

  static func dollars(_ amount: Double) -> String {
    String(format: "$%.4f", amount)
  }
}
