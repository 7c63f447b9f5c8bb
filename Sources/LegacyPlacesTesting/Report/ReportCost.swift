import PlacesEngine

/// Requests, sessions and what they cost, side by side.
struct ReportCost {
  private let left: TraceCost?
  private let right: TraceCost?
  private let names: (left: String, right: String)

  init(_ comparison: Comparison) {
    left = TraceCost(comparison.left)
    right = TraceCost(comparison.right)
    names = (comparison.left.side, comparison.right.side)
  }

  var html: HTML {
    guard let date = left?.pricesOf ?? right?.pricesOf else {
      return """
        <section class="cost"><h3>What it costs</h3><p>Not visible: neither trace shows the calls to the places \
        service.</p></section>
        """
    }
    var rows: [HTML] = [
      row("Requests for predictions") { String($0.requests) },
      row("Requests for details") { String($0.details) },
      row("Sessions") { String($0.sessions) },
    ]
    if left?.alone ?? 0 > 0 || right?.alone ?? 0 > 0 {
      rows.append(row("Calls outside a session") { String($0.alone) })
    }
    for sku in PriceList.SKU.allCases where calls(left, sku) > 0 || calls(right, sku) > 0 {
      rows.append(row("Billed: \(sku.rawValue)", isMoney: true) { Self.words($0, sku) })
    }
    rows.append(row("At list prices of \(date)", isTotal: true) { TraceCost.words(dollars: $0.dollars) })
    return """
      <section class="cost"><h3>What it costs</h3><div class="scroll"><table data-cost>
      <thead><tr><td></td><th scope="col"><bdi>\(names.left)</bdi></th>\
      <th scope="col"><bdi>\(names.right)</bdi></th></tr></thead>
      <tbody>\(rows)</tbody></table></div>
      <p class="aside">Google’s global list prices in US dollars, first paid tier, without the free calls of a \
      month.</p></section>
      """
  }

  private func row(
    _ title: String, isMoney: Bool = false, isTotal: Bool = false, _ words: (TraceCost) -> String
  ) -> HTML {
    let one = left.map(words)
    let other = right.map(words)
    let differs = one != nil && other != nil && one != other
    let name: HTML = isTotal ? "total" : isMoney ? "money" : "plain"
    let mark: HTML = differs ? "<span class=\"flag\">≠</span> " : ""
    return """
      <tr class="\(name)\(differs ? " differs" : "")"><th scope="row">\(title)</th>\
      <td>\(one ?? "not visible")</td><td>\(mark)\(other ?? "not visible")</td></tr>
      """
  }

  private func calls(_ cost: TraceCost?, _ sku: PriceList.SKU) -> Int {
    cost?.bill.first { $0.sku == sku }?.calls ?? 0
  }

  private static func words(_ cost: TraceCost, _ sku: PriceList.SKU) -> String {
    guard let line = cost.bill.first(where: { $0.sku == sku }) else { return "0" }
    guard let price = line.listPrice else { return "\(line.calls), price not listed" }
    let cents = Int((price / Double(line.calls) * 100_000).rounded())
    let fraction = cents % 100
    return "\(line.calls) at $\(cents / 100).\(fraction < 10 ? "0" : "")\(fraction) per 1,000"
  }
}
