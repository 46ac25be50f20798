/// What is wrong with a key script, and where.
public struct KeyScriptError: Error, Equatable, CustomStringConvertible {
  public let problem: String
  /// Counted in characters from 1.
  public let column: Int

  public var description: String { "keys, column \(column): \(problem)" }
}

/// Keys written as text: `down "Hello 世界" return`.
///
/// Words are keys (one character, a name such as `return`, `ctrl+x` or `alt+x`), separated by blanks; text
/// between quotes is typed character by character, with `\"` for a quote and `\\` for a backslash.
public struct KeyScript: Sendable {
  public private(set) var keys: [Key] = []
  private var rest: Substring

  /// - Throws: `KeyScriptError`.
  public init(_ text: String) throws {
    rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" {
        try readText()
      } else {
        try readWord()
      }
    }
  }

  /// Counted only for what is wrong: it takes as long as the script.
  private func column(of place: Substring.Index) -> Int {
    rest.base.distance(from: rest.base.startIndex, to: place) + 1
  }

  private mutating func readWord() throws {
    let start = rest.startIndex
    let word = String(rest.prefix { !$0.isWhitespace })
    rest = rest.dropFirst(word.count)
    guard let key = Key(named: word) else {
      let names = Key.named.map(\.name).joined(separator: " ")
      throw KeyScriptError(
        problem: "no key is called '\(word)'; write text in quotes, or one character, ctrl+x, "
          + "or one of: \(names)", column: column(of: start))
    }
    keys.append(key)
  }

  private mutating func readText() throws {
    let start = rest.startIndex
    rest.removeFirst()
    while case let place = rest.startIndex, let character = rest.popFirst() {
      if character == "\"" { return }
      guard character == "\\" else {
        keys.append(character.isNewline ? .return : .character(character))
        continue
      }
      guard let escaped = rest.popFirst(), escaped == "\"" || escaped == "\\" else {
        throw KeyScriptError(
          problem: "a backslash stands before a quote or another backslash",
          column: column(of: place))
      }
      keys.append(.character(escaped))
    }
    throw KeyScriptError(problem: "the quote is not closed", column: column(of: start))
  }
}
