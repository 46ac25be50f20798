import Diagnostics

/// Reads a JSON document (RFC 8259) piece by piece: of a large one no more has to be in memory than what is looked at.
///
/// ```swift
/// guard try reader.enters(.object) else { return }
/// while let key = try reader.nextKey() { show(key.text, try reader.node()) }
/// ```
public struct JSONReader {
  public enum Collection {
    case object
    case array

    fileprivate var signs: (opening: UInt8, closing: UInt8) {
      self == .object
        ? (UInt8(ascii: "{"), UInt8(ascii: "}")) : (UInt8(ascii: "["), UInt8(ascii: "]"))
    }
  }

  /// What a document has that JSON has not.
  public struct Problem: Error {
    public let message: String
    public let range: FileRange
  }

  private let file: String
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0
  /// Whether nothing of the innermost collection has been read yet.
  private var isFirst = true

  private static let maximumDepth = 64
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  public init(_ source: SourceText) throws(Problem) {
    (file, bytes) = (source.file, source.bytes)
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw Problem(
        message: "these bytes are not UTF-8; save as UTF-8",
        range: FileRange(file: file, bytes: error.byteOffsets))
    }
    if bytes.starts(with: byteOrderMark) { place = byteOrderMark.count }
  }

  /// Goes into a collection, if one of the kind comes next.
  public mutating func enters(_ collection: Collection) throws(Problem) -> Bool {
    skipBlanks()
    guard current == collection.signs.opening else { return false }
    guard depth < Self.maximumDepth else {
      throw Problem(message: "this is nested too deeply", range: nextByte)
    }
    place += 1
    depth += 1
    isFirst = true
    return true
  }

  /// Goes to the value of the next member of an object, or behind the object: nil.
  public mutating func nextKey() throws(Problem) -> (text: String, range: FileRange)? {
    guard try hasNext(in: .object) else { return nil }
    guard current == Self.quote else { throw lacking("a name in quotes") }
    let start = place
    let text = try string()
    let range = range(from: start)
    skipBlanks()
    guard current == UInt8(ascii: ":") else { throw lacking("':'") }
    place += 1
    return (text, range)
  }

  /// Goes to the next element of an array, or behind the array: false.
  public mutating func nextElement() throws(Problem) -> Bool { try hasNext(in: .array) }

  private mutating func hasNext(in collection: Collection) throws(Problem) -> Bool {
    let end = collection.signs.closing
    skipBlanks()
    defer { isFirst = false }
    if current == end {
      place += 1
      depth -= 1
      return false
    }
    if !isFirst {
      guard current == UInt8(ascii: ",") else {
        throw lacking("',' or '\(Character(Unicode.Scalar(end)))'")
      }
      place += 1
      skipBlanks()
    }
    return true
  }

  /// The value that comes next, with all that it contains.
  public mutating func node() throws(Problem) -> YAMLNode {
    skipBlanks()
    let start = place
    if try enters(.array) {
      var nodes: [YAMLNode] = []
      while try nextElement() { nodes.append(try node()) }
      return .sequence(nodes, range: range(from: start))
    }
    if try enters(.object) {
      var entries: [YAMLEntry] = []
      var places = EntryPlaces()
      while let key = try nextKey() {
        guard places.place(of: key.text, in: entries) == nil else {
          throw Problem(message: "'\(key.text)' is given twice", range: key.range)
        }
        entries.append(YAMLEntry(key: key.text, keyRange: key.range, value: try node()))
      }
      return .mapping(entries, range: range(from: start))
    }
    let scalar = try scalar()
    return YAMLNode(.scalar(scalar), range: range(from: start))
  }

  /// - Throws: where something comes behind the document.
  public mutating func finish() throws(Problem) {
    skipBlanks()
    if place < bytes.count { throw lacking("the end") }
  }
}

extension JSONReader {
  private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = current, byte <= 0x20, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { place += 1 }
  }

  private func range(from start: Int) -> FileRange { FileRange(file: file, bytes: start..<place) }

  /// Where the reading stands.
  public var nextByte: FileRange {
    let end = min(place + 1, bytes.count)
    return FileRange(file: file, bytes: min(place, end)..<end)
  }

  private func lacking(_ expectation: String) -> Problem {
    Problem(message: "this is not JSON: expected \(expectation)", range: nextByte)
  }

  private mutating func scalar() throws(Problem) -> YAMLScalar {
    if current == Self.quote { return YAMLScalar(try string(), isPlain: false) }
    let start = place
    if let byte = current, byte == UInt8(ascii: "-") || isDigit(byte) {
      try skipNumber()
    } else if let word = Self.words.first(where: { bytes[place...].starts(with: $0) }) {
      place += word.count
    } else {
      throw lacking("a value")
    }
    return YAMLScalar(String(decoding: bytes[start..<place], as: UTF8.self), isPlain: true)
  }

  private static let words = ["true", "false", "null"].map { [UInt8]($0.utf8) }

  private mutating func skipNumber() throws(Problem) {
    if current == UInt8(ascii: "-") { place += 1 }
    if current == UInt8(ascii: "0") { place += 1 } else { try skipDigits() }
    if current == UInt8(ascii: ".") {
      place += 1
      try skipDigits()
    }
    guard let exponent = current, exponent | 0x20 == UInt8(ascii: "e") else { return }
    place += 1
    if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { place += 1 }
    try skipDigits()
  }

  private mutating func skipDigits() throws(Problem) {
    guard let byte = current, isDigit(byte) else { throw lacking("a digit") }
    while let byte = current, isDigit(byte) { place += 1 }
  }

  private mutating func string() throws(Problem) -> String {
    let start = place
    var hasEscapes = false
    place += 1
    while let byte = current, byte >= 0x20, byte != Self.quote {
      hasEscapes = hasEscapes || byte == Self.backslash
      place += byte == Self.backslash ? 2 : 1
    }
    guard current == Self.quote else { throw lacking("a string in quotes") }
    let text = bytes[start + 1..<place]
    place += 1
    if !hasEscapes { return String(decoding: text, as: UTF8.self) }
    guard let text = Self.unescaped(text) else {
      let message = "this is not JSON: a backslash stands for no character"
      throw Problem(message: message, range: range(from: start))
    }
    return text
  }

  /// Nil where an escape is none of JSON's, or half of a character.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> String? {
    var units: [UInt16] = []
    var rest = text
    while let byte = rest.first {
      guard byte == backslash else {
        let plain = rest.prefix { $0 != backslash }
        units += String(decoding: plain, as: UTF8.self).utf16
        rest = rest.dropFirst(plain.count)
        continue
      }
      let sign = rest.dropFirst().first
      let digits = sign == UInt8(ascii: "u") ? rest.dropFirst(2).prefix(4) : []
      let number = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
      guard let unit = sign.flatMap({ escapes[$0] }) ?? number,
        digits.allSatisfy(isHexDigit), digits.isEmpty || digits.count == 4
      else { return nil }
      units.append(unit)
      rest = rest.dropFirst(2 + digits.count)
    }
    return String(validating: units, as: UTF16.self)
  }

  private static let escapes: [UInt8: UInt16] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]
}
