/// A key as the spec writes it: one character, `return`, `escape`, `tab`, `up`, `down`, `left`,
/// `right`, `delete` or `ctrl+x`.
public struct KeyTrigger: Hashable, Sendable {
  public let text: String

  /// Those that have a name.
  static let named = [
    "return", "escape", "tab", "up", "down", "left", "right", "delete",
  ]

  /// One printable character, a named key, or a letter with `ctrl+`.
  init?(_ text: String) {
    let isLetter =
      text.hasPrefix("ctrl+") && text.utf8.count == 6
      && text.utf8.last.map { (0x61...0x7A).contains($0) } == true
    let isCharacter =
      text.count == 1 && text.unicodeScalars.count == 1
      && text.unicodeScalars.allSatisfy { $0.value > 0x20 && !(0x7F...0xA0).contains($0.value) }
    guard isLetter || isCharacter || Self.named.contains(text) else { return nil }
    self.text = text
  }
}
