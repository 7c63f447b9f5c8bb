/// An API key that prints as a placeholder, however it is printed: described, dumped or mirrored.
struct APIKey: Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The key itself: for the request header, and for scrubbing texts of the server.
  let value: String

  init(_ value: String) {
    self.value = value
  }

  /// What stands in texts where the key stood.
  static let placeholder = "<API key>"

  /// Whether the key can travel in a header: not empty, printable ASCII without spaces.
  var isUsable: Bool { value.isPlainHeaderValue }

  var description: String { Self.placeholder }
  var debugDescription: String { Self.placeholder }
  var customMirror: Mirror { Mirror(self, children: []) }
}

extension String {
  /// Whether the text is not empty and all printable ASCII without spaces, so that it cannot break a header.
  var isPlainHeaderValue: Bool {
    !isEmpty && utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}
