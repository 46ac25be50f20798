/// One word of a predicate and the bytes of its text.
struct PredicateToken {
  enum Kind: Hashable {
    /// `rating`, `author.name`, `AND`.
    case word(String)
    case parameter(String)
    case number(String)
    case string(String)
    /// `==`, `(`, `{`, `,` ...
    case symbol(String)
    /// `[cd]` behind an operator.
    case options(String)
    case end
  }

  let kind: Kind
  let range: Range<Int>
}

/// In bytes; far more than a person writes.
private let longestPredicate = 100_000

/// Splits the text of a predicate; the last token is the end.
func predicateTokens(_ text: String) throws(TextProblem) -> [PredicateToken] {
  let bytes = Array(text.utf8)
  guard bytes.count <= longestPredicate else {
    throw TextProblem("a predicate has at most \(longestPredicate) bytes", at: 0..<bytes.count)
  }
  var tokens: [PredicateToken] = []
  var place = 0
  while place < bytes.count {
    if bytes[place] == 0x20 || bytes[place] == 0x09 || bytes[place] == 0x0A {
      place += 1
      continue
    }
    let token = try predicateToken(bytes, from: place)
    tokens.append(token)
    place = token.range.upperBound
  }
  return tokens + [PredicateToken(kind: .end, range: bytes.count..<bytes.count)]
}

private func predicateToken(
  _ bytes: [UInt8], from start: Int
) throws(TextProblem) -> PredicateToken {
  let first = bytes[start]
  if first == 0x22 || first == 0x27 { return try string(bytes, from: start) }
  if first == 0x5B { return try options(bytes, from: start) }
  if isWordStart(first) {
    let end = wordEnd(bytes, from: start)
    return token({ .word($0) }, bytes, start..<end)
  }
  if first == 0x24 {
    let end = wordEnd(bytes, from: start + 1)
    return PredicateToken(kind: .parameter(text(bytes, (start + 1)..<end)), range: start..<end)
  }
  let isSigned = first == 0x2D && start + 1 < bytes.count && isDigit(bytes[start + 1])
  if isDigit(first) || isSigned {
    var end = start + 1
    while end < bytes.count, isDigit(bytes[end]) || ".eE+-".utf8.contains(bytes[end]) { end += 1 }
    return token({ .number($0) }, bytes, start..<end)
  }
  return try symbol(bytes, from: start)
}

private func symbol(_ bytes: [UInt8], from start: Int) throws(TextProblem) -> PredicateToken {
  let two = text(bytes, start..<min(start + 2, bytes.count))
  if ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(two) {
    return PredicateToken(kind: .symbol(two), range: start..<(start + 2))
  }
  let one = String(two.prefix(1))
  guard ["=", "<", ">", "!", "(", ")", "{", "}", ","].contains(one) else {
    throw TextProblem("\(quoted(one)) has no meaning in a predicate", at: start..<(start + 1))
  }
  return PredicateToken(kind: .symbol(one), range: start..<(start + 1))
}

/// A text in single or double quotes, with a backslash before a quote or a backslash.
private func string(_ bytes: [UInt8], from start: Int) throws(TextProblem) -> PredicateToken {
  var content: [UInt8] = []
  var place = start + 1
  while place < bytes.count, bytes[place] != bytes[start] {
    if bytes[place] == 0x5C, place + 1 < bytes.count { place += 1 }
    content.append(bytes[place])
    place += 1
  }
  guard place < bytes.count else {
    throw TextProblem("the quote is not closed", at: start..<bytes.count)
  }
  let value = String(decoding: content, as: UTF8.self)
  return PredicateToken(kind: .string(value), range: start..<(place + 1))
}

private func options(_ bytes: [UInt8], from start: Int) throws(TextProblem) -> PredicateToken {
  guard let end = bytes[start...].firstIndex(of: 0x5D) else {
    let message = "the bracket is not closed; expected [c], [d] or [cd]"
    throw TextProblem(message, at: start..<(start + 1))
  }
  let letters = text(bytes, (start + 1)..<end)
  guard ["c", "d", "cd", "dc"].contains(letters) else {
    let message = "\(quoted(letters)) is not an option; expected c, d or cd"
    throw TextProblem(message, at: start..<(end + 1))
  }
  return PredicateToken(kind: .options(letters), range: start..<(end + 1))
}

private func token(
  _ kind: (String) -> PredicateToken.Kind, _ bytes: [UInt8], _ range: Range<Int>
) -> PredicateToken {
  PredicateToken(kind: kind(text(bytes, range)), range: range)
}

private func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
  String(decoding: bytes[range], as: UTF8.self)
}

private func wordEnd(_ bytes: [UInt8], from start: Int) -> Int {
  var end = start
  while end < bytes.count,
    isWordStart(bytes[end]) || isDigit(bytes[end]) || bytes[end] == 0x2E || bytes[end] == 0x40
  {
    end += 1
  }
  return end
}

/// Bytes outside of ASCII belong to words, so that a message shows whole characters.
private func isWordStart(_ byte: UInt8) -> Bool {
  isLetter(byte) || byte == 0x5F || byte >= 0x80
}
