import Foundation
import LegacyPlacesTesting

/// A key that means something to the live type-ahead.
package enum Key: Hashable, Sendable {
  /// Letters, several when pasted.
  case text(String)
  case backspace
  case deleteWord
  case clear
  case up
  case down
  case enter
  case escape
  case interrupt
}

/// Turns a terminal's bytes into keys: a pure machine, since bytes of one key may come in several reads.
package struct KeyDecoder {
  private static let escape: UInt8 = 0x1B
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)
  /// Bytes of a paste beyond it are dropped.
  private static let pasteLimit = 10_000

  private var pending: [UInt8] = []
  /// What was pasted so far; `nil` outside a paste.
  private var pasted: [UInt8]?
  /// The newest bytes of a paste, which may be its end.
  private var pasteTail: [UInt8] = []

  package init() {}

  /// Takes bytes and gives the keys that are complete.
  package mutating func feed(_ bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    for byte in bytes {
      if pasted != nil {
        if let key = paste(byte) { keys.append(key) }
      } else {
        pending.append(byte)
        if let key = take() { keys.append(key) }
      }
    }
    return keys
  }

  /// No more bytes came: an Escape that waits for its sequence was the key; other fragments are dropped.
  package mutating func pause() -> [Key] {
    defer { pending = [] }
    return pending == [Self.escape] ? [.escape] : []
  }

  private mutating func paste(_ byte: UInt8) -> Key? {
    pasteTail.append(byte)
    if pasteTail == Self.pasteEnd {
      let text = String(decoding: pasted ?? [], as: UTF8.self)
      pasted = nil
      pasteTail = []
      return printable(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }
    if pasteTail.count == Self.pasteEnd.count {
      let first = pasteTail.removeFirst()
      if pasted?.count ?? 0 < Self.pasteLimit { pasted?.append(first) }
    }
    return nil
  }

  /// Looks whether the pending bytes are a key or can no longer become one.
  private mutating func take() -> Key? {
    guard let first = pending.first else { return nil }
    if first == Self.escape { return takeSequence() }
    if first >= 0x80 { return takeLetter(first) }
    pending = []
    switch first {
    case 0x03: return .interrupt
    case 0x04: return .escape
    case 0x08, 0x7F: return .backspace
    case 0x0A, 0x0D: return .enter
    case 0x0E: return .down
    case 0x10: return .up
    case 0x15: return .clear
    case 0x17: return .deleteWord
    case 0x20...0x7E: return .text(String(UnicodeScalar(first)))
    default: return nil
    }
  }

  private mutating func takeSequence() -> Key? {
    guard pending.count > 1 else { return nil }
    let kind = pending[1]
    // Escape twice: the first was the key.
    if kind == Self.escape {
      pending = [Self.escape]
      return .escape
    }
    guard kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else {
      // A letter with the Alt key.
      pending = []
      return nil
    }
    guard pending.count > 2, let last = pending.last else { return nil }
    let isFinal = (0x40...0x7E).contains(last)
    guard isFinal || pending.count > 32 else { return nil }
    let body = pending.dropFirst(2)
    pending = []
    switch last {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "M") where kind == UInt8(ascii: "O"): return .enter
    case UInt8(ascii: "~") where body.elementsEqual("200~".utf8):
      pasted = []
      return nil
    default: return nil
    }
  }

  /// A letter of several bytes of UTF-8.
  private mutating func takeLetter(_ first: UInt8) -> Key? {
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4 else {
      pending = []
      return nil
    }
    if pending.count > 1, let last = pending.last, !(0x80...0xBF).contains(last) {
      // The letter broke off; what broke it is a key of its own.
      pending = [last]
      return take()
    }
    guard pending.count == length else { return nil }
    defer { pending = [] }
    return String(bytes: pending, encoding: .utf8).flatMap(printable)
  }

  private func printable(_ text: String) -> Key? {
    let clean = String(String.UnicodeScalarView(text.unicodeScalars.filter { !isHidden($0) }))
    return clean.isEmpty ? nil : .text(clean)
  }
}
