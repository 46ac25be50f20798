import ModelKit

/// One of several answers.
struct Choice {
  let title: String
  let value: AttributeValue

  init(_ title: String, _ value: AttributeValue) {
    self.title = title
    self.value = value
  }
}

/// A control in which one of several answers is chosen: left and right go through them, typing goes
/// to the first that begins like that.
class ChoiceControl: Control {
  private var options: [Choice] = []
  private var selectedIndex = 0
  private var typed = ""

  convenience init(_ options: [Choice]) {
    self.init()
    self.options = options
  }

  /// Nil when there is nothing to choose.
  var selected: Choice? {
    options.indices.contains(selectedIndex) ? options[selectedIndex] : nil
  }

  /// What the keys do that only a choice knows.
  var choiceHints: [KeyHint] { [KeyHint("left right", Language.texts.choose)] }

  override var content: ViewContent { .choice(title: selected?.title) }

  override func respond(to key: Key) -> Bool {
    switch key {
    case .left: select(selectedIndex - 1, by: key)
    case .right: select(selectedIndex + 1, by: key)
    case .character(" ") where typed.isEmpty: select(selectedIndex + 1, by: key)
    case .home: select(0, by: key)
    case .end: select(options.count - 1, by: key)
    case .delete: typed = ""
    case .character(let character): find(character)
    default: return false
    }
    return true
  }

  /// Chooses the answer with a value, where there is one.
  func select(_ value: AttributeValue) {
    selectedIndex = options.firstIndex { $0.value == value } ?? selectedIndex
  }

  private func select(_ index: Int, by key: Key) {
    typed = ""
    guard !options.isEmpty else { return }
    selectedIndex = (index + options.count) % options.count
    sendActions(for: key)
  }

  private func find(_ character: Character) {
    for beginning in [typed + String(character), String(character)] {
      let wanted = beginning.lowercased()
      guard let index = options.firstIndex(where: { $0.title.lowercased().hasPrefix(wanted) })
      else { continue }
      select(index, by: .character(character))
      typed = beginning
      return
    }
  }
}
