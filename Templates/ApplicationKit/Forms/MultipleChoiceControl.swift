import ModelKit

/// A control in which any number of objects is chosen: left and right go through them, the space bar
/// takes one or leaves it.
final class MultipleChoiceControl: ChoiceControl {
  private(set) var chosen: [ObjectID] = []

  convenience init(_ choices: any ChoiceList, chosen: [ObjectID]) {
    self.init(choices)
    self.chosen = chosen
  }

  func leaveOut(_ objects: [ObjectID]) {
    chosen.removeAll(where: objects.contains)
  }

  override var choiceHints: [KeyHint] {
    [KeyHint("left right", Language.texts.move), KeyHint("space", Language.texts.choose)]
  }

  override var content: ViewContent {
    let count = Language.texts.chosen(chosen.count)
    guard let selected else { return .choice(title: count) }
    return .choice(title: "\(isChosen ? "*" : " ") \(selected.title) (\(count))")
  }

  private var isChosen: Bool {
    guard case .object(let objectID) = selected?.value else { return false }
    return chosen.contains(objectID)
  }

  override func respond(to key: Key) -> Bool {
    guard key == .character(" "), case .object(let objectID) = selected?.value else {
      return super.respond(to: key)
    }
    if isChosen { chosen.removeAll { $0 == objectID } } else { chosen.append(objectID) }
    sendActions(for: key)
    return true
  }
}
