extension ContractItem {
  /// The items that speak about a difference: first those that the scenario is about and that speak of such a
  /// difference, then those that always do, then the rest of what the scenario is about.
  ///
  /// - Parameters:
  ///   - left: the event of the left side; `nil` is nothing, or nothing that the other side does not do too.
  ///   - isRepeated: whether one of the sides did the same before.
  ///   - about: the ids that the scenario is about.
  static func items(
    for lane: Difference.Lane, _ left: TraceEvent?, _ right: TraceEvent?, about: [String],
    isRepeated: Bool = false
  ) -> [ContractItem] {
    let general =
      (isRepeated && lane == .told ? ["C8", "D14", "D19"] : []) + ids(left, right)
      + [left, right].compactMap(\.self).flatMap { ids(of: $0) }
    let first = about.filter(general.contains)
    var all: [String] = []
    for id in first + general + about where !all.contains(id) { all.append(id) }
    return all.compactMap(item)
  }

  /// What speaks of the two events together.
  private static func ids(_ left: TraceEvent?, _ right: TraceEvent?) -> [String] {
    switch (left?.what, right?.what) {
    case (.asked(_, let one)?, .asked(_, let other)?): return ids(one, other)
    case (.told(.offMain, _)?, _), (_, .told(.offMain, _)?): return ["C2", "C6", "B37", "D14"]
    // Another delegate, or the same at another time.
    case (.told(let one, let name)?, .told(let other, let otherName)?) where one == other:
      return name == otherName ? ["D14", "D1", "C9"] : ["D14", "D6"]
    case (.asked(_, let question)?, nil), (nil, .asked(_, let question)?):
      return question.text == nil ? ["C22", "C24", "D21"] : ["C10", "D1", "D3", "D2"]
    default: return []
    }
  }

  /// What speaks of the questions' parts that are not the same.
  private static func ids(_ one: ServiceQuestion, _ other: ServiceQuestion) -> [String] {
    var ids: [String] = []
    if one.text != other.text { ids += ["C10", "C11", "D8", "C52", "D1", "D3"] }
    if one.place != other.place { ids += ["C22", "C24", "D11"] }
    if one.token != other.token {
      ids += ["C59", "C60", "C61", "C62", "C63", "C15", "D10", "B01", "B02", "G11"]
    }
    if one.types != other.types { ids += ["C43", "C45", "C46", "B05", "D4", "G17"] }
    if one.countries != other.countries { ids += ["C44", "C47", "C48", "B08", "D4", "G16"] }
    if one.bias != other.bias || one.restriction != other.restriction {
      ids += ["C38", "C39", "C40", "C41", "C49", "C50", "B07", "D13", "D4", "G10"]
    }
    if one.origin != other.origin { ids += ["C51", "D4", "N9"] }
    if one.fields != other.fields { ids += ["C34", "C35", "C36", "B14"] }
    // The same question at another time.
    return ids.isEmpty ? ["C10", "D1", "D3"] : ids
  }

  /// What speaks of one event.
  private static func ids(of event: TraceEvent) -> [String] {
    switch event.what {
    case .told(let told, _): ids(of: told)
    case .ended(_, .cancelled): ["D2", "D11", "D6"]
    case .ended(_, .answered): ["D2", "D11", "C11"]
    case .ended(_, .failed): ["D5", "C12"]
    case .asked, .did, .note: []
    }
  }

  private static func ids(of told: SubjectEvent) -> [String] {
    switch told {
    case .requested: ["C16", "D14", "C10", "D1"]
    case .updated(.cantLoad): ["C27", "D12", "C26", "D19"]
    case .updated: ["C17", "C18", "D19", "C11", "D2"]
    case .predictions([]): ["D2", "D6", "C13"]
    case .predictions: ["C11", "B34", "D3"]
    case .shouldSelect: ["C22", "C23", "D11"]
    case .place: ["C24", "D21", "C22"]
    case .failed(-3 ... -1): ["C26", "C27", "D12", "C12", "D5"]
    case .failed: ["C25", "C12", "C69", "D19", "D5", "B16"]
    case .cancelled: ["C30", "B17"]
    case .offMain: ["C2", "C6", "B37", "D14"]
    }
  }
}
