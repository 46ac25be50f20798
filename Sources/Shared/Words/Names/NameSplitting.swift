/// The words of a name in their order: `updateURLsFor2Users` is update, URLs, For, 2, Users.
///
/// Camel case, underscores and digits separate words; a run of capitals is one acronym whose last
/// capital belongs to the word behind it (`URLSession`), unless only a plural `s` follows (`URLs`).
/// Letters without case (CJK) stand together as one word. Punctuation belongs to no word.
public func words(of name: String) -> [NameWord] {
  var name = name
  return name.withUTF8 { bytes in
    var words: [NameWord] = []
    words.reserveCapacity(4)
    forEachWord(in: bytes) { range, kind in
      let text = String(decoding: bytes[range], as: UTF8.self)
      words.append(NameWord(text, range: range, kind: kind))
    }
    return words
  }
}

/// The same without a text for each word, for those who look at many.
public func forEachWord(
  in name: UnsafeBufferPointer<UInt8>, do body: (Range<Int>, NameWord.Kind) -> Void
) {
  let splitter = NameSplitter(bytes: name)
  var start = 0
  while start < name.count {
    let word = splitter.word(from: start)
    if let kind = word.kind { body(start..<word.end, kind) }
    start = word.end
  }
}

/// Where the first word of a name stands; nil for a name that begins with no word.
func firstWord(of name: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
  guard !name.isEmpty else { return nil }
  let word = NameSplitter(bytes: name).word(from: 0)
  return word.kind == nil ? nil : 0..<word.end
}

private struct NameSplitter {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Looked up once for all words of a name.
  private let beginnings = brandBeginnings

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The end of what begins at a place, and its kind; nil for what is not a word.
  func word(from start: Int) -> (end: Int, kind: NameWord.Kind?) {
    if let end = endOfBrand(from: start) { return (end, .brand) }
    // As nearly each word behind the first one.
    if start + 1 < bytes.count, bytes[start] &- 0x41 < 26, bytes[start + 1] &- 0x61 < 26 {
      return (endOfSmallLetters(from: start + 1), .word)
    }
    switch shape(at: start) {
    case .separator: return (endOfRun(.separator, from: start), nil)
    case .digit: return (endOfRun(.digit, from: start), .number)
    case .caseless: return (endOfRun(.caseless, from: start), .caseless)
    case .lower: return (endOfSmallLetters(from: start), .word)
    case .upper: return capitalized(from: start)
    }
  }

  private func capitalized(from start: Int) -> (end: Int, kind: NameWord.Kind) {
    let capitals = endOfRun(.upper, from: start)
    let last = startOfCharacter(before: capitals)
    if last == start { return (endOfSmallLetters(from: capitals), .word) }
    // `VPNiOS`: the name of a system behind an acronym.
    if capitals < bytes.count, endOfBrand(from: capitals) != nil { return (capitals, .acronym) }
    let small = endOfRun(.lower, from: capitals)
    if small == capitals { return (capitals, .acronym) }
    if isPluralSign(at: capitals, behind: start), small - capitals == 1 { return (small, .acronym) }
    return (last, startOfCharacter(before: last) == start ? .word : .acronym)
  }

  /// Whether the `s` at a place makes a plural of the capitals before it, as in `URLs` and `APIs`; in
  /// `HTMLIs` it belongs to a word of its own.
  private func isPluralSign(at offset: Int, behind start: Int) -> Bool {
    guard bytes[offset] == UInt8(ascii: "s") else { return false }
    let last = bytes[offset - 1]
    return offset - start < 4 || last != UInt8(ascii: "I") && last != UInt8(ascii: "A")
  }

  /// The end of a spelling such as `iOS` that begins here and ends where a word may end.
  private func endOfBrand(from start: Int) -> Int? {
    let beginnings = beginnings[Int(bytes[start])]
    guard start + 1 < bytes.count, beginnings.second & 1 << UInt32(bytes[start + 1] & 0x1F) != 0,
      start + 2 == bytes.count || beginnings.third & 1 << UInt32(bytes[start + 2] & 0x1F) != 0
    else { return nil }
    for brand in brandSpellings[Int(bytes[start])] {
      let end = start + brand.count
      guard end <= bytes.count, bytes[start..<end].elementsEqual(brand) else { continue }
      if end == bytes.count || shape(at: end) != .lower { return end }
    }
    return nil
  }

  /// The end of a run of small letters. Its last one may begin a spelling, `supportsiOS`, or stand for
  /// the version whose number follows, `bookmarkv2`.
  private func endOfSmallLetters(from start: Int) -> Int {
    let end = endOfRun(.lower, from: start)
    guard end - start > 1, end < bytes.count else { return end }
    let last = bytes[end - 1]
    let isVersion = last == UInt8(ascii: "v") && end - start > 4 && shape(at: end) == .digit
    let isBrand = last == UInt8(ascii: "i") && endOfBrand(from: end - 1).map { $0 > end } == true
    return isVersion || isBrand ? end - 1 : end
  }

  private func endOfRun(_ shape: LetterShape, from start: Int) -> Int {
    var end = start
    if let first = shape.firstLetter {
      // Nearly all words have no other letters than those of ASCII.
      while end < bytes.count, bytes[end] &- first < 26 { end += 1 }
      guard end < bytes.count, bytes[end] >= 0x80 else { return end }
    }
    while end < bytes.count, self.shape(at: end) == shape { end += 1 }
    return end
  }

  private func startOfCharacter(before end: Int) -> Int {
    var start = end - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// The shape of the character that a byte belongs to.
  private func shape(at offset: Int) -> LetterShape {
    let byte = bytes[offset]
    guard byte >= 0x80 else { return LetterShape(ascii: byte) }
    let rest = bytes[startOfCharacter(before: offset + 1)...]
    return String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first
      .map(LetterShape.init(beyondASCII:)) ?? .separator
  }
}

private enum LetterShape {
  case upper, lower, digit, caseless, separator

  /// The first of the 26 letters of ASCII that have the shape; nil where none has it.
  var firstLetter: UInt8? {
    switch self {
    case .lower: UInt8(ascii: "a")
    case .upper: UInt8(ascii: "A")
    case .digit, .caseless, .separator: nil
    }
  }

  init(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .lower
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    default: self = .separator
    }
  }

  init(beyondASCII scalar: Unicode.Scalar) {
    let properties = scalar.properties
    self = properties.isUppercase ? .upper : properties.isLowercase ? .lower : .caseless
  }
}
