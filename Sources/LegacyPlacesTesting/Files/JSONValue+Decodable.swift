extension JSONValue: Decodable {
  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Reads any document; members come sorted by name, because decoders keep no order.
  package init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Name.self) {
      let names = container.allKeys.sorted { $0.stringValue < $1.stringValue }
      self = .object(
        try names.map {
          Member(name: $0.stringValue, value: try container.decode(JSONValue.self, forKey: $0))
        })
    } else if var container = try? decoder.unkeyedContainer() {
      var values: [JSONValue] = []
      while !container.isAtEnd { values.append(try container.decode(JSONValue.self)) }
      self = .array(values)
    } else {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(Int.self) {
        self = .int(value)
      } else if let value = try? container.decode(Double.self) {
        self = .double(value)
      } else {
        self = .string(try container.decode(String.self))
      }
    }
  }
}
