/// A key that somebody pressed, or text that was pasted.
public enum Key: Hashable, Sendable {
  case character(Character)
  case paste(String)
  case control(Character)
  /// A character with the key that is called alt, option or meta.
  case alt(Character)
  case `return`
  /// Return with alt: a new line where a text may have several.
  case newline
  case escape
  /// F1.
  case help
  case tab
  case backTab
  case delete
  case forwardDelete
  /// Delete with alt: the word before the caret.
  case wordDelete
  case up
  case down
  case left
  case right
  /// Left with control or alt.
  case wordLeft
  /// Right with control or alt.
  case wordRight
  case pageUp
  case pageDown
  case home
  case end
  /// The main button of the mouse.
  case click(Point)
  /// The wheel of the mouse, turned by some lines: down, or up when they are negative.
  case wheel(lines: Int, Point)
}

extension Key {
  /// The keys that have a name, in the order in which help lists them.
  static let named: [(name: String, key: Key)] = [
    ("return", .return), ("escape", .escape), ("tab", .tab), ("backtab", .backTab),
    ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("pageup", .pageUp),
    ("pagedown", .pageDown), ("home", .home), ("end", .end), ("delete", .delete),
    ("forwarddelete", .forwardDelete), ("space", .character(" ")), ("newline", .newline),
    ("worddelete", .wordDelete), ("wordleft", .wordLeft), ("wordright", .wordRight),
    ("f1", .help),
  ]

  /// The key that a spec or a key script calls by a name: one character, a word such as `return`,
  /// `ctrl+x` or `alt+x`. Nil when there is no such key.
  public init?(named name: String) {
    if name.count == 1 {
      self = .character(name[name.startIndex])
    } else if let key = Key.named.first(where: { $0.name == name.lowercased() })?.key {
      self = key
    } else if let letter = name.lowercased().wholeMatch(of: #/ctrl\+([a-z])/#)?.output.1 {
      self = .control(Character(String(letter)))
    } else if let character = name.wholeMatch(of: #/alt\+(.)/#)?.output.1 {
      self = .alt(Character(String(character)))
    } else {
      return nil
    }
  }

  /// Where the key leads in what is longer than the screen; nil for a key that does not lead anywhere.
  ///
  /// - Parameter height: of the screen, in lines.
  func destination(from place: Int, height: Int, end: Int) -> Int? {
    switch self {
    case .up: place - 1
    case .down: place + 1
    case .pageUp: place - max(1, height - 1)
    case .pageDown: place + max(1, height - 1)
    case .home: 0
    case .end: end
    default: nil
    }
  }

  /// The name that the key has in help and in a key script.
  public var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .paste(let text): "\"\(text)\""
    case .control(let letter): "ctrl+\(letter)"
    case .alt(let character): "alt+\(character)"
    default: Key.named.first { $0.key == self }?.name ?? ""
    }
  }
}
