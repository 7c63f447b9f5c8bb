/// The text with everything that a terminal would act on, or that would reorder it, written out.
///
/// Control characters, line and paragraph separators, direction marks, tags and lone format characters become
/// `\u{…}`; joiners and variation selectors stay, because emoji and scripts need them.
package func visible(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isHidden) else { return text }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if isHidden(scalar) {
      result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
    } else {
      result.append(scalar)
    }
  }
  return String(result)
}

func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
  // Zero-width (non-)joiner; the tags are what flags such as Scotland's are made of.
  case .format:
    scalar.value != 0x200C && scalar.value != 0x200D && !(0xE0020...0xE007F).contains(scalar.value)
  default: false
  }
}
