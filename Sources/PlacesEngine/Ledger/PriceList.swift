/// List prices of one day, in US dollars per 1,000 calls, with the number of free calls a month.
///
/// A value to replace when Google's list changes, or with the prices of your contract.
public struct PriceList: Sendable, Hashable {
  /// What a line of a bill is called.
  public enum SKU: String, Sendable, Hashable, CaseIterable {
    case autocompleteRequests = "Autocomplete Requests"
    case autocompleteSessionUsage = "Autocomplete Session Usage"
    case detailsIDsOnly = "Place Details Essentials (IDs Only)"
    case detailsEssentials = "Place Details Essentials"
    case detailsPro = "Place Details Pro"
    case detailsEnterprise = "Place Details Enterprise"
    case detailsAtmosphere = "Place Details Enterprise + Atmosphere"
    case addressValidation = "Address Validation Enterprise"
    case geocoding = "Geocoding"

    /// The line of a details call on its own, outside a session.
    public init(details tier: FieldTier) {
      self =
        switch tier {
        case .idsOnly: .detailsIDsOnly
        case .essentials: .detailsEssentials
        case .pro: .detailsPro
        case .enterprise: .detailsEnterprise
        case .atmosphere: .detailsAtmosphere
        }
    }
  }

  /// The price of one SKU by monthly volume.
  public struct Price: Sendable, Hashable {
    /// Calls a month that cost nothing; `nil` means without limit.
    public var freeCalls: Int?
    /// Dollars per 1,000 calls, by rising volume; `upTo` is inclusive, `nil` means without limit.
    public var tiers: [Tier]

    public struct Tier: Sendable, Hashable {
      public var upTo: Int?
      public var perThousand: Double

      public init(upTo: Int?, perThousand: Double) {
        self.upTo = upTo
        self.perThousand = perThousand
      }
    }

    public init(freeCalls: Int?, tiers: [Tier]) {
      self.freeCalls = freeCalls
      self.tiers = tiers
    }
  }

  /// The day of the list, ISO 8601.
  public var date: String
  /// Prices by SKU; an SKU that is missing has no known list price.
  public var prices: [SKU: Price]

  public init(date: String, prices: [SKU: Price]) {
    self.date = date
    self.prices = prices
  }

  /// Dollars for one call in the first paid tier; `nil` when the list does not name the SKU.
  public func firstTierPrice(of sku: SKU) -> Double? {
    prices[sku].flatMap { $0.tiers.first.map { $0.perThousand / 1000 } }
  }

  /// Dollars for so many calls in one month, free calls and tiers applied; `nil` when not listed.
  public func monthlyCost(of sku: SKU, calls: Int) -> Double? {
    guard let price = prices[sku] else { return nil }
    guard let free = price.freeCalls else { return 0 }
    var cost = 0.0
    var counted = free
    for tier in price.tiers where calls > counted {
      let end = min(calls, tier.upTo ?? calls)
      guard end > counted else { continue }
      cost += Double(end - counted) * tier.perThousand / 1000
      counted = end
    }
    return cost
  }

  /// The list that new ledgers use.
  public static let current = PriceList.september2026

  /// Google's global list of 2026-09-16; the tiers above 100,000 calls are from 2026 copies of the same list.
  ///
  /// India has a list of its own, and customers in the European Economic Area have other terms. Address
  /// Validation is not on the list at hand, so it has no price here.
  /// Source: `https://developers.google.com/maps/billing-and-pricing/pricing`.
  public static let september2026: PriceList = {
    func price(_ free: Int, _ perThousand: Double...) -> Price {
      let limits: [Int?] = [100_000, 500_000, 1_000_000, 5_000_000, nil]
      return Price(
        freeCalls: free,
        tiers: zip(limits, perThousand).map { Price.Tier(upTo: $0, perThousand: $1) })
    }
    let unlimited = Price(freeCalls: nil, tiers: [Price.Tier(upTo: nil, perThousand: 0)])
    return PriceList(
      date: "2026-09-16",
      prices: [
        .autocompleteRequests: price(10_000, 2.83, 2.27, 1.70, 0.85, 0.21),
        .autocompleteSessionUsage: unlimited,
        .detailsIDsOnly: unlimited,
        .detailsEssentials: price(10_000, 5.00, 4.00, 3.00, 1.50, 0.38),
        .detailsPro: price(5_000, 17.00, 13.60, 10.20, 5.10, 1.28),
        .detailsEnterprise: price(1_000, 20.00, 16.00, 12.00, 6.00, 1.51),
        .detailsAtmosphere: price(1_000, 25.00, 20.00, 15.00, 7.50, 2.28),
        .geocoding: price(10_000, 5.00, 4.00, 3.00, 1.50, 0.38),
      ])
  }()
}
