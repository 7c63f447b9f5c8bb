/// Text of an HTML document; what is put into a literal is escaped unless it is HTML itself.
struct HTML: ExpressibleByStringInterpolation, Sendable, Hashable {
  var source: String

  init(stringLiteral value: String) { source = value }
  init(stringInterpolation: Interpolation) { source = stringInterpolation.source }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { source += literal }
    mutating func appendInterpolation(_ text: String) { source += HTML.escaped(text) }
    mutating func appendInterpolation(_ number: Int) { source += String(number) }
    mutating func appendInterpolation(_ html: HTML) { source += html.source }
    mutating func appendInterpolation(_ html: HTML?) { source += html?.source ?? "" }
    mutating func appendInterpolation(_ parts: [HTML]) { for part in parts { source += part.source } }
  }

  /// Fit for text and for quoted attributes.
  ///
  /// What HTML does not allow, what is not seen, and what reorders its neighbours is written out as `\u{…}`.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      case _ where isHidden(scalar) || scalar.properties.isNoncharacterCodePoint:
        let number = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(number)}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
