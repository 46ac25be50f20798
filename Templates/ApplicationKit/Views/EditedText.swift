/// A line of text and the place in it where the next character goes.
struct EditedText: Equatable {
  private(set) var text = ""
  /// Counted from the end, so that it stays right when a typed mark joins the character before it.
  private var charactersAfterCaret = 0

  init(_ text: String = "") {
    self.text = Self.singleLine(text)
  }

  private var caret: String.Index {
    text.index(text.endIndex, offsetBy: -min(charactersAfterCaret, text.count))
  }

  var textBeforeCaret: String { String(text[..<caret]) }
  var textAfterCaret: String { String(text[caret...]) }

  private static func singleLine(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  mutating func insert(_ inserted: String) {
    let before = textBeforeCaret + Self.singleLine(inserted)
    let after = textAfterCaret
    text = before + after
    charactersAfterCaret = min(after.count, text.count)
  }

  /// Changes the text as a key says.
  ///
  /// - Returns: false when the key does not edit.
  mutating func edit(with key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let pasted): insert(pasted)
    case .delete, .control("h"): keep(textBeforeCaret.dropLast(), textAfterCaret[...])
    case .forwardDelete, .control("d"): keep(textBeforeCaret[...], textAfterCaret.dropFirst())
    case .control("u"): keep("", textAfterCaret[...])
    case .control("k"): keep(textBeforeCaret[...], "")
    case .control("w"): keep(textBeforeCaret.droppingLastWord, textAfterCaret[...])
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
    case .home, .control("a"): charactersAfterCaret = text.count
    case .end, .control("e"): charactersAfterCaret = 0
    default: return false
    }
    return true
  }
}

extension String {
  fileprivate var droppingLastWord: Substring {
    let withoutBlanks = self[...].dropLast(while: { $0 == " " })
    return withoutBlanks.dropLast(while: { $0 != " " })
  }
}

extension Substring {
  fileprivate func dropLast(while predicate: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !predicate($0) }) else { return "" }
    return self[...last]
  }
}
