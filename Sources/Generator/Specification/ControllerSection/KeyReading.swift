import Words

/// The keys that have a name.
private let namedKeys = [
  "return", "escape", "tab", "up", "down", "left", "right", "delete",
]

/// What a table or the application itself does with a key.
private let reservedKeys = [
  "up": "moves the selection", "down": "moves the selection", "return": "selects a row",
  "escape": "goes back", "q": "quits the application", "ctrl+c": "quits the application",
]

extension KeyTrigger {
  /// One printable character, a named key, or a letter with `ctrl+`.
  init?(_ text: String) {
    let isLetter =
      text.hasPrefix("ctrl+") && text.utf8.count == 6
      && text.utf8.last.map { (0x61...0x7A).contains($0) } == true
    let isCharacter =
      text.count == 1 && text.unicodeScalars.count == 1
      && text.unicodeScalars.allSatisfy { $0.value > 0x20 && !(0x7F...0xA0).contains($0.value) }
    guard isLetter || isCharacter || namedKeys.contains(text) else { return nil }
    self.init(text: text)
  }

  /// What the key already does in every table.
  var reservation: String? { reservedKeys[text] }

  /// What is wrong with the text of a key.
  static func problem(_ text: String) -> String? {
    guard let key = KeyTrigger(text) else {
      let what = "\(quoted(text)) is no key; expected one character, ctrl+x"
      return "\(what), \(alternatives(namedKeys))"
    }
    return key.reservation.map { "'\(text)' \($0); choose another key" }
  }
}
