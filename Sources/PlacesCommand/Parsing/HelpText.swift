/// Lays out help in columns that fit 80.
enum HelpText {
  /// What every command takes.
  static let common = [("-h, --help", "Shows this."), ("--version", "Shows the version.")]

  private static let column = 26
  private static let width = 80

  /// Rows of a term and what it means; long meanings are broken, long terms get a line of their own.
  static func table(_ rows: [(term: String, meaning: String)]) -> String {
    rows.map { term, meaning in
      let lines = wrap(meaning, width: width - column)
      let indent = String(repeating: " ", count: column)
      let head = "  " + term
      let first: String
      if head.count + 2 > column {
        first = head + "\n" + indent
      } else {
        first = head + String(repeating: " ", count: column - head.count)
      }
      return first + lines.joined(separator: "\n" + indent) + "\n"
    }.joined()
  }

  static func table<Values>(_ options: [Option<Values>]) -> String {
    table(options.map { ($0.synopsis, $0.help) } + common)
  }

  /// Breaks at spaces.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
