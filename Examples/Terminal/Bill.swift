import Foundation
import PlacesEngine

extension Terminal {
  /// What the searches cost.
  func printBill() {
    let ledger = PlacesEnvironment.current.ledger
    for session in ledger.sessions {
      let requests = session.requests == 1 ? "1 request" : "\(session.requests) requests"
      let calls =
        switch session.end {
        case .details: "\(requests) and the details"
        case .abandoned: "\(requests), given up"
        default: "\(requests), \(session.end)"
        }
      let price = String(format: "%.4f", ledger.bill(of: session).listPrice)
      print("session: \(calls), $\(price) at list prices")
    }
  }
}
