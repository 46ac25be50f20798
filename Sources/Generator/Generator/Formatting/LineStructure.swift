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

  /// A parenthesis that begins the line and ends in another one counts for nothing: its content is what is
  /// looked at.
  init(_ text: Substring) {
    let open = scan(text)
    guard let last = open.last, Self.isLead(text[...last]) else { return }
    let content = LineStructure(text[text.utf8.index(after: last)...])
    self = content
    elements[0] = text[..<content.elements[0].endIndex]
    terms[0] = text[..<content.terms[0].endIndex]
  }

  /// `|| !((`
  private static func isLead(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { "&|!( ".utf8.contains($0) }
  }

  /// Looks at bytes: what counts is ASCII, and stands for itself in UTF-8.
  ///
  /// - Returns: the brackets that are not closed.
  private mutating func scan(_ text: Substring) -> [Substring.Index] {
    let bytes = text.utf8
    var open: [Substring.Index] = []
    var operators: [(start: Substring.Index, precedence: Int)] = []
    var elementStart = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index = Self.endOfLiteral(in: text, from: index)
        continue
      case let byte where Self.opens(byte, in: bytes, at: index):
        open.append(index)
      case let byte where Self.closes(byte, in: bytes, at: index):
        guard let start = open.popLast() else { break }
        if open.isEmpty { close(from: start, at: index, in: text) }
      case UInt8(ascii: ",") where open.isEmpty:
        elements.append(text[elementStart..<index])
        elementStart = bytes.index(after: index)
      case UInt8(ascii: " ") where open.isEmpty:
        let next = bytes.index(after: index)
        let word = Substring(bytes[next...].prefix { $0 != UInt8(ascii: " ") })
        if word == "=", assignment == nil {
          assignment = word.endIndex
        } else if let precedence = Self.precedence(of: word) {
          operators.append((next, precedence))
        }
      case UInt8(ascii: ".") where open.isEmpty && index > text.startIndex:
        lastMember = index
      default:
        break
      }
      index = bytes.index(after: index)
    }
    elements.append(text[elementStart...])
    elements = elements.map(\.droppingLeadingSpaces)
    terms = Self.terms(of: text, at: operators)
    return open
  }

  /// What binds less has a smaller number.
  private static let precedences: [Substring: Int] = [
    "||": 1, "&&": 2, "==": 3, "!=": 3, "<": 3, "<=": 3, ">": 3, ">=": 3, "===": 3, "!==": 3,
    "??": 4,
    "is": 4, "as?": 4, "+": 5,
  ]

  private static func precedence(of word: Substring) -> Int? {
    guard word.utf8.count <= 3, let first = word.utf8.first, "|&=!<>?+ia".utf8.contains(first)
    else { return nil }
    return precedences[word]
  }

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
    switch text.utf8[start] {
    case UInt8(ascii: "<"):
      genericArguments = start..<end
    case UInt8(ascii: "{"):
      if text.utf8.index(after: end) == text.endIndex { closingBody = start..<end }
    default:
      groups.append(start..<end)
    }
  }

  /// A comparison has spaces around it, a list of generic arguments has none before it.
  private static func opens(
    _ byte: UInt8, in bytes: Substring.UTF8View, at index: Substring.Index
  ) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): true
    case UInt8(ascii: "<"):
      index > bytes.startIndex && bytes[bytes.index(before: index)] != UInt8(ascii: " ")
    default: false
    }
  }

  private static func closes(
    _ byte: UInt8, in bytes: Substring.UTF8View, at index: Substring.Index
  ) -> Bool {
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return true
    case UInt8(ascii: ">"):
      guard index > bytes.startIndex else { return false }
      let before = bytes[bytes.index(before: index)]
      return before != UInt8(ascii: " ") && before != UInt8(ascii: "-")
    default: return false
    }
  }

  /// Whether a bracket begins an array or a dictionary, rather than a subscript.
  static func isCollectionLiteral(in text: Substring, at start: Substring.Index) -> Bool {
    let bytes = text.utf8
    guard bytes[start] == UInt8(ascii: "[") else { return false }
    guard start > bytes.startIndex else { return true }
    return !isEndOfOperand(bytes[bytes.index(before: start)])
  }

  private static func isEndOfOperand(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"),
      UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "?"), 0x80...:
      true
    default: false
    }
  }

  /// How many arrays and dictionaries of several elements end in a text, at any depth.
  static func collectionCount(in text: Substring) -> Int {
    let bytes = text.utf8
    var open: [(isCollection: Bool, hasComma: Bool)] = []
    var count = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index = endOfLiteral(in: text, from: index)
        continue
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append((isCollectionLiteral(in: text, at: index), false))
      case UInt8(ascii: ","):
        if !open.isEmpty { open[open.count - 1].hasComma = true }
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let last = open.popLast(), last.isCollection, last.hasComma { count += 1 }
      default:
        break
      }
      index = bytes.index(after: index)
    }
    return count
  }

  /// The place behind the literal that begins at a quotation mark.
  static func endOfLiteral(
    in text: Substring, from start: Substring.Index
  ) -> Substring.Index {
    let bytes = text.utf8
    var index = bytes.index(after: start)
    while index < bytes.endIndex {
      let byte = bytes[index]
      index = bytes.index(after: index)
      if byte == UInt8(ascii: "\"") { return index }
      if byte == UInt8(ascii: "\\"), index < bytes.endIndex { index = bytes.index(after: index) }
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

  /// One character, or one escape sequence: `\n`, `\"`, `\u{1F600}`, `\(count)`.
  private static func endOfUnit(in rest: Substring, from index: Substring.Index) -> Substring.Index
  {
    let next = rest.index(after: index)
    guard rest[index] == "\\", next < rest.endIndex else { return next }
    let afterEscape = rest.index(after: next)
    let ends: [Character: Character] = ["u": "}", "(": ")"]
    guard let end = ends[rest[next]], afterEscape < rest.endIndex else { return afterEscape }
    let close = rest[afterEscape...].firstIndex(of: end)
    return close.map { rest.index(after: $0) } ?? afterEscape
  }
}
