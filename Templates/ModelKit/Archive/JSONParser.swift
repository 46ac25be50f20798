import Foundation

/// Parses JSON (RFC 8259) without losing digits and without a crash on any bytes.
struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// Whether what is not damaged is taken: whole members of the outermost object, and whole members of those.
  private let isRecovery: Bool

  /// What is wrong with what is recovered; reading goes on at the next line that is indented as the engine does it.
  private(set) var damages: [ArchiveError] = []

  /// Whether nothing could be read behind the last of them.
  private(set) var isCutOff = false

  /// Whether a line has been reached that belongs to the list around the damaged one.
  private var isResumed = false

  /// An archive needs four levels.
  private static let maximumDepth = 64
  private static let decoder = JSONDecoder()

  init(_ bytes: some Sequence<UInt8>, isRecovery: Bool = false) {
    self.bytes = Array(bytes)
    self.isRecovery = isRecovery
  }

  /// The one value that the bytes are.
  ///
  /// - Throws: an `ArchiveError` with line and column.
  mutating func parse() throws -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    skipSpace()
    if isRecovery, current != UInt8(ascii: "{") { damages.append(error("expected an object")) }
    let value = isRecovery ? try nested { try $0.object() } : try value()
    skipSpace()
    if position < bytes.count && damages.isEmpty {
      guard isRecovery else { throw error("expected the end") }
      damages.append(error("expected the end"))
    }
    return value
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func value() throws -> JSONValue {
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return try nested { try $0.object() }
    case UInt8(ascii: "["): return try nested { try $0.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return .number(try number())
    default: return try word()
    }
  }

  private mutating func nested(_ read: (inout JSONParser) throws -> JSONValue) throws -> JSONValue {
    guard depth < Self.maximumDepth else { throw error("nested too deeply") }
    depth += 1
    defer { depth -= 1 }
    position += 1
    return try read(&self)
  }

  private mutating func object() throws -> JSONValue {
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    try list(to: "}") { parser in
      guard parser.current == UInt8(ascii: "\"") else {
        throw parser.error("expected a name in quotes")
      }
      let start = parser.position
      let name = try parser.string()
      guard names.insert(name).inserted else {
        parser.position = start
        throw parser.error("the name \"\(name)\" is listed twice")
      }
      parser.skipSpace()
      guard parser.skip(":") else { throw parser.error("expected ':'") }
      members.append(JSONValue.Member(name: name, value: try parser.value()))
    }
    return .object(members)
  }

  private mutating func array() throws -> JSONValue {
    var elements: [JSONValue] = []
    try list(to: "]") { elements.append(try $0.value()) }
    return .array(elements)
  }

  private mutating func list(
    to end: Unicode.Scalar, _ readElement: (inout JSONParser) throws -> Void
  ) throws {
    skipSpace()
    if skip(end) { return }
    repeat {
      do {
        var elementEnd = position
        repeat {
          isResumed = false
          skipSpace()
          try readElement(&self)
          elementEnd = position
          skipSpace()
        } while skip(",") || (isResumed && current != UInt8(ascii: end))
        if skip(end) || (current == nil && !damages.isEmpty) { return }
        let error = error("expected ',' or '\(end)'")
        position = elementEnd
        throw error
      } catch let error as ArchiveError where isRecovery && depth <= 2 {
        if damages.last?.place != error.place { damages.append(error) }
      }
    } while skipDamage(to: end)
  }

  /// Goes to the next line that has an element of a list, as it is indented; false where the list ends before.
  private mutating func skipDamage(to end: Unicode.Scalar) -> Bool {
    while let line = bytes.startOfLine(behind: position, indentedByAtMost: 2 * depth) {
      position = line.start
      if line.indentation < 2 * depth {
        isResumed = !skip(end)
        return false
      }
      // A list in this one ends there.
      if current != UInt8(ascii: "]") && current != UInt8(ascii: "}") { return true }
    }
    (position, isCutOff) = (bytes.count, true)
    return false
  }

  private mutating func word() throws -> JSONValue {
    let words: [(String, JSONValue)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, value) in words where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    throw error("expected a value")
  }

  private mutating func number() throws -> String {
    let start = position
    _ = skip("-")
    let hasLeadingZero = current == UInt8(ascii: "0")
    let wholeDigits = skipDigits()
    guard wholeDigits > 0, !hasLeadingZero || wholeDigits == 1 else {
      throw error("expected a number")
    }
    if skip("."), skipDigits() == 0 { throw error("expected a digit") }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      guard skipDigits() > 0 else { throw error("expected a digit") }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = current, (48...57).contains(byte) { position += 1 }
    return position - start
  }

  /// Escapes are what Foundation reads; half a surrogate pair is not a character and is refused.
  private mutating func string() throws -> String {
    let start = position
    let quote = UInt8(ascii: "\"")
    var hasEscapes = false
    repeat {
      let isEscape = current == UInt8(ascii: "\\")
      hasEscapes = hasEscapes || isEscape
      position += isEscape ? 2 : 1
    } while current.map { $0 >= 0x20 && $0 != quote } ?? false
    guard current == quote else { throw error("expected a string in quotes") }
    let text =
      hasEscapes
      ? try? Self.decoder.decode(String.self, from: Data(bytes[start...position]))
      : String(validating: bytes[start + 1..<position], as: UTF8.self)
    guard let text else { throw error("this string has what is not a character of UTF-8") }
    position += 1
    return text
  }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { position += 1 }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func error(_ message: ErrorSentence) -> ArchiveError {
    ArchiveError(at: bytes.place(of: position), message: message)
  }
}
