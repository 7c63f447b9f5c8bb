import LegacyPlacesTesting

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
