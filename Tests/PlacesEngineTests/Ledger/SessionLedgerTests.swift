import PlacesEngine
import Testing

@Suite("Session ledger")
struct SessionLedgerTests {
  var ledger = SessionLedger(prices: .september2026)

  mutating func type(_ count: Int, token: String? = "t", outcome: SessionLedger.Outcome = .answered) {
    for _ in 0..<count { ledger.recordPredictions(token: token, outcome: outcome) }
  }

  /// Dollars per 1,000 selections, rounded to a cent as the published worked sums are.
  var perThousand: Int { Int((ledger.bill.listPrice * 100_000).rounded()) }

  @Test(
    "C59 a session that ends in Essentials details is billed per request, twelve at most",
    arguments: [(4, 1632), (8, 2764), (12, 3896), (13, 3896), (40, 3896)])
  mutating func essentials(requests: Int, cents: Int) {
    type(requests)
    ledger.recordDetails(token: "t", fields: ["id", "formattedAddress", "location"], outcome: .answered)
    #expect(ledger.session(of: "t")?.end == .details(.essentials))
    #expect(perThousand == cents)
  }

  @Test(
    "C59 a session that ends in Pro fields or higher costs the same however many letters",
    arguments: [4, 8, 12, 100], ["displayName", "rating", "reviews", "*"])
  mutating func proOrHigher(requests: Int, field: String) {
    type(requests)
    ledger.recordDetails(token: "t", fields: ["id", field], outcome: .answered)
    #expect(perThousand == 2500)
    #expect(ledger.bill.map(\.sku) == [.autocompleteSessionUsage, .detailsAtmosphere])
  }

  @Test("a session that ends in IDs-only fields is billed as if there were none")
  mutating func idsOnly() {
    type(3)
    ledger.recordDetails(token: "t", fields: ["id", "attributions"], outcome: .answered)
    #expect(ledger.bill.map(\.sku) == [.autocompleteRequests, .detailsIDsOnly])
    #expect(perThousand == 849)
  }

  @Test(
    "C63 without a token each call is billed on its own, details at their own tier",
    arguments: [(4, 2832), (8, 3964), (12, 5096)])
  mutating func withoutToken(requests: Int, cents: Int) {
    type(requests, token: nil)
    ledger.recordDetails(token: nil, fields: ["displayName"], outcome: .answered)
    #expect(perThousand == cents)
    #expect(ledger.sessions.isEmpty)
    #expect(ledger.requestsWithoutToken == requests)
    #expect(ledger.detailsWithoutToken == 1)
  }

  @Test("C60 B01 a token used after its session ended is counted and billed as if it were absent")
  mutating func reused() {
    type(2)
    ledger.recordDetails(token: "t", fields: ["displayName"], outcome: .answered)
    type(3)
    ledger.recordDetails(token: "t", fields: ["rating"], outcome: .answered)
    let session = ledger.session(of: "t")
    #expect(session?.requests == 2)
    #expect(session?.reusedAfterEnd == 4)
    #expect(
      ledger.bill.map { "\($0.sku.rawValue) \($0.calls)" } == [
        "Autocomplete Requests 3", "Autocomplete Session Usage 2", "Place Details Enterprise 1",
        "Place Details Enterprise + Atmosphere 1",
      ])
  }

  @Test("an abandoned or open session is billed per request", arguments: [true, false])
  mutating func abandoned(explicitly: Bool) {
    type(5)
    if explicitly { ledger.recordAbandoned(token: "t") }
    #expect(ledger.session(of: "t")?.end == (explicitly ? .abandoned : .open))
    #expect(ledger.bill.map(\.calls) == [5])
    #expect(ledger.bill.map(\.sku) == [.autocompleteRequests])
  }

  @Test("C59 a session handed to address validation costs no autocomplete, one Essentials details included")
  mutating func addressValidation() {
    type(5)
    ledger.recordDetails(token: "t", fields: ["formattedAddress"], outcome: .answered)
    ledger.recordHandOver(token: "t", to: .addressValidation)
    #expect(ledger.session(of: "t")?.end == .handedOver(.addressValidation))
    #expect(ledger.bill.map(\.sku) == [.autocompleteSessionUsage, .addressValidation])
    #expect(ledger.bill.last?.listPrice == nil, "not on the list at hand, and not invented")
  }

  @Test("C59 from the thirteenth request on an Essentials session lists its requests as free usage")
  mutating func essentialsUsage() {
    type(15)
    ledger.recordDetails(token: "t", fields: ["location"], outcome: .answered)
    #expect(
      ledger.bill.map { "\($0.sku.rawValue) \($0.calls)" } == [
        "Autocomplete Requests 12", "Autocomplete Session Usage 3", "Place Details Essentials 1",
      ])
  }

  @Test("C59 a session handed to a service whose price is not known is billed per request")
  mutating func handedToOther() {
    type(3)
    ledger.recordHandOver(token: "t", to: .other("routes"))
    #expect(ledger.session(of: "t")?.end == .handedOver(.other("routes")))
    #expect(ledger.bill.map { "\($0.sku.rawValue) \($0.calls)" } == ["Autocomplete Requests 3"])
  }

  @Test("C59 a session that was given up, or whose details failed, can still be handed over")
  mutating func handedOverLate() {
    type(1)
    ledger.recordAbandoned(token: "t")
    ledger.recordHandOver(token: "t", to: .addressValidation)
    #expect(ledger.session(of: "t")?.end == .handedOver(.addressValidation))
    type(1, token: "u")
    ledger.recordDetails(token: "u", fields: ["displayName"], outcome: .failed)
    ledger.recordHandOver(token: "u", to: .addressValidation)
    #expect(ledger.session(of: "u")?.end == .handedOver(.addressValidation))
    #expect(ledger.session(of: "u")?.reusedAfterEnd == 0)
  }

  @Test(
    "C60 what comes after the end changes nothing about it",
    arguments: [["displayName"], ["formattedAddress"]],
    [SessionLedger.Destination.addressValidation, .other("x")])
  mutating func afterTheEnd(fields: [String], destination: SessionLedger.Destination) {
    type(2)
    ledger.recordDetails(token: "t", fields: fields, outcome: .answered)
    let end = ledger.session(of: "t")?.end
    ledger.recordAbandoned(token: "t")
    #expect(ledger.session(of: "t")?.end == end)
    ledger.recordDetails(token: "t", fields: ["rating"], outcome: .answered)
    #expect(ledger.session(of: "t")?.end == end)
    ledger.recordHandOver(token: "t", to: destination)
    // One Essentials details call before an address validation belongs to the session; nothing else does.
    let belongs = fields == ["formattedAddress"] && destination == .addressValidation
    #expect(ledger.session(of: "t")?.end == (belongs ? .handedOver(destination) : end))
    #expect(ledger.session(of: "t")?.reusedAfterEnd == (belongs ? 1 : 2))
  }

  @Test("C60 a second address validation with the same token is billed by itself")
  mutating func handedOverTwice() {
    type(2)
    ledger.recordHandOver(token: "t", to: .addressValidation)
    ledger.recordHandOver(token: "t", to: .addressValidation)
    #expect(ledger.session(of: "t")?.reusedAfterEnd == 1)
    #expect(ledger.bill.last?.sku == .addressValidation && ledger.bill.last?.calls == 2)
  }

  @Test("a failed call is counted, not billed; a cancelled one is both")
  mutating func outcomes() {
    type(1, outcome: .failed)
    type(1, outcome: .cancelled)
    #expect(ledger.session(of: "t")?.requests == 2)
    #expect(ledger.bill.map(\.calls) == [1])
  }

  @Test("D10 failed details leave the session to the retry of the same call")
  mutating func failedDetails() {
    type(2)
    ledger.recordDetails(token: "t", fields: ["displayName"], outcome: .failed)
    #expect(ledger.session(of: "t")?.end == .failedDetails(.pro))
    #expect(ledger.bill.map(\.sku) == [.autocompleteRequests])
    ledger.recordDetails(token: "t", fields: ["displayName"], outcome: .answered)
    #expect(ledger.session(of: "t")?.end == .details(.pro))
  }

  @Test("a details call with a token that no autocomplete call carried is billed at its own tier")
  mutating func detailsAlone() {
    ledger.recordDetails(token: "t", fields: ["displayName"], outcome: .answered)
    #expect(ledger.bill.map(\.sku) == [.detailsPro])
  }

  @Test("the ledger is bounded, and folding sessions keeps the bill")
  mutating func bounded() {
    for number in 0..<5_000 {
      ledger.recordPredictions(token: "t\(number)", outcome: .answered)
      ledger.recordDetails(token: "t\(number)", fields: ["displayName"], outcome: .answered)
    }
    #expect(ledger.sessions.count <= SessionLedger.maximumSessions)
    #expect(ledger.sessions.count + ledger.foldedSessions == 5_000)
    #expect(ledger.bill.map(\.calls) == [5_000, 5_000])
    #expect(ledger.sessions.last?.token == "t4999")
  }

  @Test("prices are a value: replacing them changes the bill")
  mutating func replacedPrices() {
    type(10)
    var prices = PriceList.september2026
    prices.prices[.autocompleteRequests] = .init(freeCalls: 0, tiers: [.init(upTo: nil, perThousand: 1)])
    ledger.prices = prices
    #expect(perThousand == 1000)
  }

  @Test(
    "monthly costs go through free calls and tiers",
    arguments: [(10_000, 0.0), (11_000, 2.83), (100_000, 254.7), (200_000, 481.7), (6_000_000, 5_622.7)])
  func monthly(calls: Int, dollars: Double) {
    let cost = PriceList.september2026.monthlyCost(of: .autocompleteRequests, calls: calls)
    #expect(abs((cost ?? -1) - dollars) < 0.001)
  }

  @Test("G18 the guide's worked sum: four requests and one geocoding are cheaper than a session was")
  func workedSum() {
    let prices = PriceList.september2026
    let perRequest = prices.firstTierPrice(of: .autocompleteRequests) ?? 0
    let geocoding = prices.firstTierPrice(of: .geocoding) ?? 0
    #expect(abs(4 * perRequest + geocoding - 0.01632) < 0.000001)
  }
}
