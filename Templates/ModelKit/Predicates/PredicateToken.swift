/// A word, a sign or a literal of a predicate.
struct PredicateToken: Equatable {
  enum Kind: Equatable {
    case word(String)

    /// A name behind `#`, which is never a word of the language.
    case escapedWord(String)
    case parameter(String)
    case string(String)
    case number(String)
    case sign(String)
    case end
  }

  let kind: Kind
  let column: Int
}

/// Splits the text of a predicate into tokens.
struct PredicateLexer {
  private let text: String
  private let characters: [Character]
  private var position = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// Every token, the last one being the end.
  mutating func tokens() throws -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    while let token = try next() { tokens.append(token) }
    tokens.append(PredicateToken(kind: .end, column: position + 1))
    return tokens
  }

  private var current: Character? { position < characters.count ? characters[position] : nil }

  private mutating func next() throws -> PredicateToken? {
    while let character = current, character.isWhitespace { position += 1 }
    guard let character = current else { return nil }
    let column = position + 1
    return PredicateToken(kind: try kind(from: character, column: column), column: column)
  }

  private mutating func kind(
    from character: Character, column: Int
  ) throws -> PredicateToken.Kind {
    if Self.isLetter(character) || character == "@" { return .word(word()) }
    if character.isASCIIDigit || (character == "-" && isDigit(at: position + 1)) {
      return .number(number())
    }
    switch character {
    case "$", "#":
      position += 1
      let name = word()
      guard !name.isEmpty else { throw error("a name must follow '\(character)'", column) }
      return character == "$" ? .parameter(name) : .escapedWord(name)
    case "\"", "'": return .string(try string(until: character, column: column))
    default: return .sign(try sign(column: column))
    }
  }

  private mutating func word() -> String {
    let start = position
    while let character = current,
      Self.isLetter(character) || character.isASCIIDigit || ".@".contains(character)
    {
      position += 1
    }
    return String(characters[start..<position])
  }

  private mutating func number() -> String {
    let start = position
    if current == "-" { position += 1 }
    while let character = current, character.isASCIIDigit || ".eE".contains(character) {
      let isExponent = character == "e" || character == "E"
      position += 1
      if isExponent, let sign = current, "+-".contains(sign) { position += 1 }
    }
    return String(characters[start..<position])
  }

  private mutating func string(until quote: Character, column: Int) throws -> String {
    position += 1
    var value = ""
    while let character = current {
      position += 1
      if character == quote { return value }
      if character == "\\" {
        value.append(try escaped(column: position))
      } else {
        value.append(character)
      }
    }
    throw error("the text that begins here has no end", column)
  }

  private mutating func escaped(column: Int) throws -> Character {
    defer { position += 1 }
    switch current {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case let character? where "\\\"'".contains(character): return character
    default: throw error("'\\' is followed by n, t, r, 0, a quote or '\\'", column)
    }
  }

  private mutating func sign(column: Int) throws -> String {
    let longest = ["==", "!=", "<=", ">=", "<", ">", "(", ")", "{", "}", "[", "]", ","]
    let ahead = String(characters[position..<min(position + 2, characters.count)])
    guard let sign = longest.first(where: { ahead.hasPrefix($0) }) else {
      throw error("'\(characters[position])' is not part of a predicate", column)
    }
    position += sign.count
    return sign
  }

  private func isDigit(at index: Int) -> Bool {
    index < characters.count && characters[index].isASCIIDigit
  }

  private func error(_ message: String, _ column: Int) -> FetchRequestError {
    FetchRequestError(text: text, column: column, message: message)
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter || character == "_"
  }
}

extension Character {
  var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
