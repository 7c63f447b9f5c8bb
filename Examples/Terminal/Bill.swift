import Foundation
import PlacesEngine

extension Terminal {
  /// What the searches cost.
  func printBill() {
    let ledger = PlacesEnvironment.current.ledger
    for session in ledger.sessions {
      let calls =
        switch session.end {
        case .details: "\(session.requests) requests and the details"
        case .abandoned: "\(session.requests) requests, given up"
        default: "\(session.requests) requests, \(session.end)"
        }
      let price = String(format: "%.4f", ledger.bill(of: session).listPrice)
      print("session: \(calls), $\(price) at list prices")
    }
  }
}
