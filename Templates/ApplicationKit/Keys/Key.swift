/// A key that somebody pressed, or text that was pasted.
public enum Key: Hashable, Sendable {
  case character(Character)
  case paste(String)
  case control(Character)
  case `return`
  case escape
  case tab
  case backTab
  case delete
  case forwardDelete
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
}

extension Key {
  /// The keys that have a name, in the order in which help lists them.
  static let named: [(name: String, key: Key)] = [
    ("return", .return), ("escape", .escape), ("tab", .tab), ("backtab", .backTab),
    ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("pageup", .pageUp),
    ("pagedown", .pageDown), ("home", .home), ("end", .end), ("delete", .delete),
    ("forwarddelete", .forwardDelete), ("space", .character(" ")),
  ]

  /// The key that a spec or a key script calls by a name: one character, a word such as `return`,
  /// or `ctrl+x`. Nil when there is no such key.
  public init?(named name: String) {
    if name.count == 1, let character = name.first {
      self = .character(character)
    } else if let key = Key.named.first(where: { $0.name == name.lowercased() })?.key {
      self = key
    } else if let letter = Key.controlLetter(of: name.lowercased()) {
      self = .control(letter)
    } else {
      return nil
    }
  }

  private static func controlLetter(of name: String) -> Character? {
    guard name.hasPrefix("ctrl+"), name.count == 6, let letter = name.last,
      ("a"..."z").contains(letter)
    else { return nil }
    return letter
  }

  /// The name that the key has in help and in a key script.
  public var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .paste(let text): "\"\(text)\""
    case .control(let letter): "ctrl+\(letter)"
    default: Key.named.first { $0.key == self }?.name ?? ""
    }
  }
}
