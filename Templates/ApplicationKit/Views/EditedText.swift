import Foundation

/// Text and the place in it where the next character goes.
public struct EditedText: Equatable, Sendable {
  /// Whether newlines and tabs stay what they are; otherwise they become blanks.
  public let isMultiline: Bool
  public private(set) var textBeforeCaret = ""
  public private(set) var textAfterCaret = ""

  /// The caret stands at the end.
  public init(_ text: String = "", isMultiline: Bool = false) {
    self.isMultiline = isMultiline
    insert(text)
  }

  /// The whole text.
  public var text: String { textBeforeCaret + textAfterCaret }

  private mutating func insert(_ text: String) {
    textBeforeCaret += text.map { character in
      if character.isNewline { return isMultiline ? "\n" : " " }
      return character == "\t" && !isMultiline ? " " : character
    }
  }

  /// Changes the text as a key says.
  ///
  /// - Returns: false when the key does not edit.
  mutating func edit(with key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let pasted):
      insert(
        pasted.filter {
          $0.isWhitespace || $0.unicodeScalars.first?.properties.generalCategory != .control
        })
    case .newline where isMultiline: insert("\n")
    case .delete, .control("h"): _ = textBeforeCaret.popLast()
    case .forwardDelete, .control("d"): textAfterCaret = String(textAfterCaret.dropFirst())
    case .control("u"): textBeforeCaret = ""
    case .control("k"): textAfterCaret = ""
    case .wordDelete, .control("w"): textBeforeCaret.removeLast(wordLengthBeforeCaret)
    case .alt("d"): textAfterCaret.removeFirst(wordLengthAfterCaret)
    default: return move(with: key)
    }
    return true
  }

  private mutating func move(with key: Key) -> Bool {
    switch key {
    case .left, .control("b"): moveCaret(by: -1)
    case .right, .control("f"): moveCaret(by: 1)
    case .wordLeft, .alt("b"): moveCaret(by: -wordLengthBeforeCaret)
    case .wordRight, .alt("f"): moveCaret(by: wordLengthAfterCaret)
    case .home, .control("a"): moveCaret(by: -textBeforeCaret.count)
    case .end, .control("e"): moveCaret(by: textAfterCaret.count)
    case .up: return moveUp()
    case .down: return moveDown()
    default: return false
    }
    return true
  }

  /// Moves by some characters, or as far as there are any: to the left when they are negative.
  private mutating func moveCaret(by distance: Int) {
    if distance < 0 {
      let passed = String(textBeforeCaret.suffix(-distance))
      textBeforeCaret.removeLast(passed.count)
      textAfterCaret = passed + textAfterCaret
    } else {
      textBeforeCaret += textAfterCaret.prefix(distance)
      textAfterCaret = String(textAfterCaret.dropFirst(distance))
    }
  }

  /// - Returns: false on the first line.
  private mutating func moveUp() -> Bool {
    let before = textBeforeCaret.lines
    guard before.count > 1, let line = before.last else { return false }
    let above = before[before.count - 2]
    // Back to the newline, and from the end of the line above to the same column.
    moveCaret(by: -(line.count + 1 + max(0, above.count - line.count)))
    return true
  }

  /// - Returns: false on the last line.
  private mutating func moveDown() -> Bool {
    let after = textAfterCaret.lines
    guard after.count > 1, let rest = after.first else { return false }
    let column = textBeforeCaret.lines.last?.count ?? 0
    moveCaret(by: rest.count + 1 + min(column, after[1].count))
    return true
  }

  /// The characters of the word that ends at the caret, with the blanks behind it.
  private var wordLengthBeforeCaret: Int {
    Self.wordLength(textBeforeCaret.reversed())
  }

  /// The characters of the word that begins at the caret, with the blanks before it.
  private var wordLengthAfterCaret: Int {
    Self.wordLength(Array(textAfterCaret))
  }

  private static func wordLength(_ characters: [Character]) -> Int {
    characters.count - characters.drop { $0.isWhitespace }.drop { !$0.isWhitespace }.count
  }
}

extension String {
  /// At least one, which is empty when there is no text.
  var lines: [Substring] {
    // Most texts have one line, which is found without a look at every character: a form that is laid out
    // asks several times for each key.
    let hasNewline = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, 0x0A, bytes.count) != nil } ?? false
    }
    return hasNewline == false
      ? [self[...]] : split(separator: "\n", omittingEmptySubsequences: false)
  }
}
