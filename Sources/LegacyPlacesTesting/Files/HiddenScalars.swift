/// Whether a terminal would act on the scalar, or it would reorder or hide what stands beside it.
///
/// Control characters, line and paragraph separators, direction marks and lone format characters; joiners and
/// variation selectors are not, because emoji and scripts need them.
package func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
  // Zero-width (non-)joiner; the tags are what flags such as Scotland's are made of.
  case .format:
    scalar.value != 0x200C && scalar.value != 0x200D && !(0xE0020...0xE007F).contains(scalar.value)
  default: false
  }
}
