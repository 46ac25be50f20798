/// Text and the place in it where the next character goes.
struct EditedText: Equatable {
  /// Whether newlines and tabs stay what they are; otherwise they become blanks.
  let isMultiline: Bool
  private(set) var text = ""
  /// Counted from the end, so that it stays right when a typed mark joins the character before it.
  private var charactersAfterCaret = 0

  init(_ text: String = "", isMultiline: Bool = false) {
    self.isMultiline = isMultiline
    self.text = fitting(text)
  }

  private var caret: String.Index {
    text.index(text.endIndex, offsetBy: -min(charactersAfterCaret, text.count))
  }

  var textBeforeCaret: String { String(text[..<caret]) }
  var textAfterCaret: String { String(text[caret...]) }

  private func fitting(_ text: String) -> String {
    guard !isMultiline else {
      return String(text.map { $0.isNewline ? "\n" : $0 })
    }
    return String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  mutating func insert(_ inserted: String) {
    let after = textAfterCaret
    text = textBeforeCaret + fitting(inserted) + after
    charactersAfterCaret = min(after.count, text.count)
  }

  /// Changes the text as a key says.
  ///
  /// - Returns: false when the key does not edit.
  mutating func edit(with key: Key) -> Bool {
    let before = textBeforeCaret
    let after = textAfterCaret
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let pasted): insert(pasted)
    case .newline where isMultiline: insert("\n")
    case .delete, .control("h"): keep(before.dropLast(), after[...])
    case .forwardDelete, .control("d"): keep(before[...], after.dropFirst())
    case .control("u"): keep("", after[...])
    case .control("k"): keep(before[...], "")
    case .wordDelete, .control("w"): keep(before.droppingLastWord, after[...])
    case .alt("d"): keep(before[...], after.droppingFirstWord)
    default: return move(with: key)
    }
    return true
  }

  private mutating func keep(_ before: Substring, _ after: Substring) {
    text = String(before) + String(after)
    charactersAfterCaret = min(after.count, text.count)
  }

  private mutating func move(with key: Key) -> Bool {
    switch key {
    case .left, .control("b"): charactersAfterCaret = min(text.count, charactersAfterCaret + 1)
    case .right, .control("f"): charactersAfterCaret = max(0, charactersAfterCaret - 1)
    case .wordLeft, .alt("b"):
      charactersAfterCaret = text.count - textBeforeCaret.droppingLastWord.count
    case .wordRight, .alt("f"): charactersAfterCaret = textAfterCaret.droppingFirstWord.count
    case .home, .control("a"): charactersAfterCaret = text.count
    case .end, .control("e"): charactersAfterCaret = 0
    case .up: return moveUp()
    case .down: return moveDown()
    default: return false
    }
    return true
  }

  /// - Returns: false on the first line.
  private mutating func moveUp() -> Bool {
    let before = textBeforeCaret.lines
    guard before.count > 1, let line = before.last else { return false }
    let above = before[before.count - 2]
    // Back to the newline, and from the end of the line above to the same column.
    charactersAfterCaret += line.count + 1 + max(0, above.count - line.count)
    return true
  }

  /// - Returns: false on the last line.
  private mutating func moveDown() -> Bool {
    let after = textAfterCaret.lines
    guard after.count > 1, let rest = after.first else { return false }
    let column = textBeforeCaret.lines.last?.count ?? 0
    charactersAfterCaret -= rest.count + 1 + min(column, after[1].count)
    return true
  }
}

extension String {
  fileprivate var lines: [Substring] {
    split(separator: "\n", omittingEmptySubsequences: false)
  }

  fileprivate var droppingLastWord: Substring {
    self[...].dropLast(while: { $0.isWhitespace }).dropLast(while: { !$0.isWhitespace })
  }

  fileprivate var droppingFirstWord: Substring {
    drop { $0.isWhitespace }.drop { !$0.isWhitespace }
  }
}

extension Substring {
  fileprivate func dropLast(while predicate: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !predicate($0) }) else { return "" }
    return self[...last]
  }
}
