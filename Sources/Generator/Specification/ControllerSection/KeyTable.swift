import Words

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
      return "\(what), \(alternatives(KeyTrigger.named))"
    }
    return methods[text].map { "'\(text)' already triggers '\($0)'; choose another key" }
  }
}
