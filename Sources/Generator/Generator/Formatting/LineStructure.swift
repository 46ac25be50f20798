/// Where the brackets and commas of one line of code are; what stands in a text literal does not
/// count.
struct LineStructure {
  /// The outermost pairs of parentheses and brackets, from the opening to the closing one.
  private(set) var groups: [Range<Substring.Index>] = []
  /// The braces of a body that ends the line, from the opening to the closing one.
  private(set) var closingBody: Range<Substring.Index>?
  /// The line cut at the commas that stand in no bracket, without the spaces around them.
  private(set) var elements: [Substring] = []
  /// The line cut before every operator of the lowest precedence that stands in no bracket.
  private(set) var terms: [Substring] = []
  /// The angle brackets that stand in no other bracket, the last ones.
  private(set) var genericArguments: Range<Substring.Index>?
  /// Behind the `=` that stands in no bracket.
  private(set) var assignment: Substring.Index?
  /// The last dot that stands in no bracket and has something before it.
  private(set) var lastMember: Substring.Index?

  init(_ text: Substring) {
    var open: [Substring.Index] = []
    var operators: [(start: Substring.Index, precedence: Int)] = []
    var elementStart = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case "\"":
        index = Self.endOfLiteral(in: text, from: index)
        continue
      case let character where Self.opens(character, in: text, at: index):
        open.append(index)
      case let character where Self.closes(character, in: text, at: index):
        guard let start = open.popLast() else { break }
        if open.isEmpty { close(from: start, at: index, in: text) }
      case "," where open.isEmpty:
        elements.append(text[elementStart..<index])
        elementStart = text.index(after: index)
      case " " where open.isEmpty:
        let next = text.index(after: index)
        let word = text[next...].prefix { $0 != " " }
        if word == "=", assignment == nil {
          assignment = word.endIndex
        } else if let precedence = Self.precedences[word] {
          operators.append((next, precedence))
        }
      case "." where open.isEmpty && index > text.startIndex:
        lastMember = index
      default:
        break
      }
      index = text.index(after: index)
    }
    elements.append(text[elementStart...])
    elements = elements.map { Substring($0.drop { $0 == " " }) }
    terms = Self.terms(of: text, at: operators)
  }

  /// What binds less has a smaller number.
  private static let precedences: [Substring: Int] = [
    "||": 1, "&&": 2, "==": 3, "!=": 3, "<": 3, "<=": 3, ">": 3, ">=": 3, "===": 3, "!==": 3,
    "is": 4, "as?": 4, "+": 5,
  ]

  private static func terms(
    of text: Substring, at operators: [(start: Substring.Index, precedence: Int)]
  ) -> [Substring] {
    guard let lowest = operators.map(\.precedence).min() else { return [text] }
    let cuts = operators.filter { $0.precedence == lowest }.map(\.start)
    return zip([text.startIndex] + cuts, cuts + [text.endIndex]).map { start, end in
      text[start..<end].trimmingSpaces
    }
  }

  private mutating func close(
    from start: Substring.Index, at end: Substring.Index, in text: Substring
  ) {
    if text[start] == "<" {
      genericArguments = start..<end
      return
    }
    if text[start] != "{" {
      groups.append(start..<end)
    } else if text.index(after: end) == text.endIndex {
      closingBody = start..<end
    }
  }

  /// A comparison has spaces around it, a list of generic arguments has none before it.
  private static func opens(
    _ character: Character, in text: Substring, at index: Substring.Index
  ) -> Bool {
    guard character == "<" else { return "([{".contains(character) }
    return index > text.startIndex && text[text.index(before: index)] != " "
  }

  private static func closes(
    _ character: Character, in text: Substring, at index: Substring.Index
  ) -> Bool {
    guard character == ">" else { return ")]}".contains(character) }
    guard index > text.startIndex else { return false }
    return ![" ", "-"].contains(text[text.index(before: index)])
  }

  /// The place behind the literal that begins at a quotation mark.
  static func endOfLiteral(
    in text: Substring, from start: Substring.Index
  ) -> Substring.Index {
    var index = text.index(after: start)
    while index < text.endIndex {
      let character = text[index]
      index = text.index(after: index)
      if character == "\"" { return index }
      if character == "\\", index < text.endIndex { index = text.index(after: index) }
    }
    return index
  }
}

/// The content of a text literal in pieces that never cut an escape sequence in two.
struct LiteralChunks {
  private(set) var chunks: [Substring] = []

  init(_ content: Substring, width: Int) {
    var rest = content
    // Asks for no length of all that is left: a long text would be counted again for every piece.
    while rest.index(rest.startIndex, offsetBy: width, limitedBy: rest.endIndex) ?? rest.endIndex
      < rest.endIndex
    {
      let end = Self.end(of: rest, width: width)
      chunks.append(rest[..<end])
      rest = rest[end...]
    }
    chunks.append(rest.last == " " ? rest.dropLast() + "\\u{20}" : rest)
  }

  /// Behind the last space that fits, or behind the last whole unit where no space does.
  private static func end(of rest: Substring, width: Int) -> Substring.Index {
    var index = rest.startIndex
    var afterSpace: Substring.Index?
    var count = 0
    while index < rest.endIndex {
      let next = endOfUnit(in: rest, from: index)
      count += rest.distance(from: index, to: next)
      if count > width { break }
      if rest[index] == " " { afterSpace = next }
      index = next
    }
    return afterSpace ?? (index > rest.startIndex ? index : endOfUnit(in: rest, from: index))
  }

  /// One character, or one escape sequence: `\n`, `\"`, `\u{1F600}`.
  private static func endOfUnit(in rest: Substring, from index: Substring.Index) -> Substring.Index
  {
    let next = rest.index(after: index)
    guard rest[index] == "\\", next < rest.endIndex else { return next }
    let afterEscape = rest.index(after: next)
    guard rest[next] == "u", afterEscape < rest.endIndex else { return afterEscape }
    let close = rest[afterEscape...].firstIndex(of: "}")
    return close.map { rest.index(after: $0) } ?? afterEscape
  }
}
