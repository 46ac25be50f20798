import ModelKit

/// A control in which one of several answers is chosen: left and right go through them, typing goes
/// to the first that begins like that.
class ChoiceControl: Control {
  private var choices: any ChoiceList = [Choice]()
  private var typed = ""

  /// Nil when there is nothing to choose.
  private(set) var selected: Choice?

  convenience init(_ choices: any ChoiceList) {
    self.init()
    self.choices = choices
    selected = choice(from: 0, by: 1)
  }

  /// What the keys do that only a choice knows.
  var choiceHints: [KeyHint] { [KeyHint("left right", Language.texts.choose)] }

  override var content: ViewContent { .choice(title: selected?.title) }

  override func respond(to key: Key) -> Bool {
    switch key {
    case .left: move(by: -1, for: key)
    case .right: move(by: 1, for: key)
    case .character(" ") where typed.isEmpty: move(by: 1, for: key)
    case .home: select(choice(from: 0, by: 1), by: key)
    case .end: select(choice(from: choices.count - 1, by: -1), by: key)
    case .delete: typed = ""
    case .character(let character): find(character)
    default: return false
    }
    return true
  }

  /// Chooses the answer with a value, where there is one.
  func select(_ value: AttributeValue) {
    selected = choices.place(of: value).flatMap(choices.choice) ?? selected
  }

  private func select(_ choice: Choice?, by key: Key) {
    typed = ""
    guard let choice else { return }
    selected = choice
    sendActions(for: key)
  }

  private func move(by step: Int, for key: Key) {
    let place = selected.flatMap { choices.place(of: $0.value) }
    let start = place.map { $0 + step + choices.count } ?? (step > 0 ? 0 : choices.count - 1)
    select(choice(from: start, by: step), by: key)
  }

  /// How many answers that cannot be chosen are passed over.
  private static let longestWay = 1000

  /// The first answer that can be chosen, from a place on and around the ends.
  ///
  /// - Parameter place: not below 0.
  private func choice(from place: Int, by step: Int) -> Choice? {
    let count = choices.count
    return (0..<min(count, Self.longestWay)).lazy
      .compactMap { self.choices.choice(at: (place + $0 * step + count) % count) }.first
  }

  private func find(_ character: Character) {
    for beginning in [typed + String(character), String(character)] {
      guard let choice = choices.choice(beginningWith: beginning.lowercased()) else { continue }
      select(choice, by: .character(character))
      typed = beginning
      return
    }
  }
}
