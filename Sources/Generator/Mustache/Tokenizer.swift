/// Cuts the text of a template into tokens.
struct Tokenizer {
  private let bytes: [UInt8]
  private let template: String
  private var offset = 0
  private var line = 1
  private var isAtLineStart = true
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  private var tokens: [Token] = []

  static func tokens(of text: String, template: String) throws(TemplateError) -> [Token] {
    var tokenizer = Tokenizer(text, template: template)
    try tokenizer.run()
    return tokenizer.tokens
  }

  private init(_ text: String, template: String) {
    self.bytes = Array(text.utf8)
    self.template = template
  }

  private mutating func run() throws(TemplateError) {
    while offset < bytes.count {
      if isAtLineStart { readIndentation() }
      if matches(opening, at: offset) {
        try readTag()
      } else {
        readText()
      }
    }
  }

  /// An empty line has no indentation and gets none.
  private mutating func readIndentation() {
    let start = offset
    while offset < bytes.count, isBlank(bytes[offset]) { offset += 1 }
    let isEmpty = offset == bytes.count || bytes[offset] == 0x0A || bytes[offset] == 0x0D
    if isEmpty { offset = start } else { append(.indentation, content: text(start..<offset)) }
    isAtLineStart = false
  }

  /// Reads up to the next tag or past the end of the line.
  private mutating func readText() {
    let start = offset
    while offset < bytes.count, bytes[offset] != 0x0A, !matches(opening, at: offset) {
      offset += 1
    }
    let endsLine = offset < bytes.count && bytes[offset] == 0x0A
    guard endsLine || offset == bytes.count else {
      append(.text, content: text(start..<offset))
      return
    }
    var textEnd = offset
    while textEnd > start, isBlank(bytes[textEnd - 1]) || bytes[textEnd - 1] == 0x0D {
      textEnd -= 1
    }
    if textEnd > start { append(.text, content: text(start..<textEnd)) }
    if endsLine { offset += 1 }
    if offset > textEnd { append(.lineEnd, content: text(textEnd..<offset)) }
    if endsLine {
      line += 1
      isAtLineStart = true
    }
  }

  private mutating func readTag() throws(TemplateError) {
    var start = offset + opening.count
    let sigil = start < bytes.count ? bytes[start] : 0
    let kind = Self.kind(of: sigil)
    if kind != .variable { start += 1 }
    let terminator = Self.terminator(of: sigil) + closing
    var end = start
    while end < bytes.count, !matches(terminator, at: end) { end += 1 }
    guard end < bytes.count else {
      throw TemplateError("this tag is not closed", template: template, line: line)
    }
    let content = trimmed(start..<end)
    if content.isEmpty, kind != .comment {
      throw TemplateError("this tag has no name", template: template, line: line)
    }
    append(kind, content: content)
    line += bytes[offset..<end].count { $0 == 0x0A }
    offset = end + terminator.count
    if kind == .delimiters { try setDelimiters(content) }
  }

  private mutating func setDelimiters(_ content: String) throws(TemplateError) {
    let pair = content.utf8.split { isBlank($0) || $0 == 0x0A || $0 == 0x0D }
    guard pair.count == 2, !content.utf8.contains(UInt8(ascii: "=")) else {
      throw TemplateError(
        "delimiters are two words without '='", template: template, line: line)
    }
    opening = Array(pair[0])
    closing = Array(pair[1])
  }

  private static func kind(of sigil: UInt8) -> Token.Kind {
    switch sigil {
    case UInt8(ascii: "!"): .comment
    case UInt8(ascii: "="): .delimiters
    case UInt8(ascii: "{"), UInt8(ascii: "&"): .unescapedVariable
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .invertedSection
    case UInt8(ascii: "/"): .close
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "<"): .parent
    case UInt8(ascii: "$"): .block
    default: .variable
    }
  }

  /// What stands before the closing delimiter of a tag that is written in pairs.
  private static func terminator(of sigil: UInt8) -> [UInt8] {
    switch sigil {
    case UInt8(ascii: "{"): [UInt8(ascii: "}")]
    case UInt8(ascii: "="): [UInt8(ascii: "=")]
    default: []
    }
  }

  private mutating func append(_ kind: Token.Kind, content: String) {
    tokens.append(Token(kind: kind, content: content, line: line))
  }

  private func matches(_ pattern: [UInt8], at start: Int) -> Bool {
    start + pattern.count <= bytes.count
      && bytes[start..<start + pattern.count].elementsEqual(pattern)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func trimmed(_ range: Range<Int>) -> String {
    var range = range
    let isSpace = { (byte: UInt8) in isBlank(byte) || byte == 0x0A || byte == 0x0D }
    while let first = range.first, isSpace(bytes[first]) { range.removeFirst() }
    while let last = range.last, isSpace(bytes[last]) { range.removeLast() }
    return text(range)
  }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
