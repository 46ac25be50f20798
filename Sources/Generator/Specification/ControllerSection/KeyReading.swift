import Words

/// The keys that have a name.
private let namedKeys = [
  "return", "escape", "tab", "up", "down", "left", "right", "delete",
]

/// What a table, the application itself or the terminal does with a key. What else a table does with
/// one gives way to a method of its controller.
private let reservedKeys = [
  "up": "moves the selection", "down": "moves the selection", "return": "selects a row",
  "escape": "goes back", " ": "chooses a row", "q": "quits the application", "?": "lists the keys",
  "ctrl+c": "quits the application", "ctrl+z": "suspends the application",
  "ctrl+l": "draws the screen again", "ctrl+h": "is the delete key in a terminal",
  "ctrl+i": "is the tab key in a terminal", "ctrl+j": "is the return key in a terminal",
  "ctrl+m": "is the return key in a terminal",
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
}

/// The keys of one controller and the methods that they trigger.
struct KeyTable {
  private let problems: Problems
  private var methods: [String: String] = [:]

  init(_ problems: Problems) {
    self.problems = problems
  }

  /// The key, for a method; what is not a key, or has a meaning already, is reported.
  mutating func key(_ text: Text, for method: String) -> KeyTrigger? {
    if let problem = problem(of: text.value) { return problems[.unusableKey](problem, at: text) }
    methods[text.value] = method
    return KeyTrigger(text.value)
  }

  private func problem(of text: String) -> String? {
    if let use = reservedKeys[text] { return "'\(text)' \(use); choose another key" }
    guard KeyTrigger(text) != nil else {
      let what = "\(quoted(text)) is not a key; expected one character, ctrl+x"
      return "\(what), \(alternatives(namedKeys))"
    }
    return methods[text].map { "'\(text)' already triggers '\($0)'; choose another key" }
  }
}
