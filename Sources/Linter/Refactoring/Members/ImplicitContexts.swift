import SourceModel

/// What is written near a name behind a leading dot and has the type that is expected there.
struct ImplicitContexts {
  private let source: SwiftSource
  private let subjects: SwitchSubjects
  private var bytes: UnsafeBufferPointer<UInt8> { source.bytes }

  /// How many bytes are looked at before and behind a name.
  private static let longest = 500

  init(in source: SwiftSource) {
    self.source = source
    subjects = SwitchSubjects(in: source)
  }

  /// A value of the expected type, and where it stands.
  struct Path {
    let text: String
    let offset: Int
  }

  enum Context {
    /// It is assigned, compared or matched.
    case path(Path)
    /// The result of the function around it.
    case result
    case unknown
  }

  func context(of use: Use) -> Context {
    let start = use.name.offsets.lowerBound - 1
    guard start > 0, bytes[start] == UInt8(ascii: ".") else { return .unknown }
    let end = endOfCode(before: start)
    if let path = pathBeforeSign(endingAt: end) { return .path(Path(text: path, offset: start)) }
    switch word(endingAt: end) {
    case "return": return .result
    case "case", "let", "var", "":
      let path = subjectOfSwitch(at: start) ?? subjectOfCondition(use)
      return path.map { .path($0) } ?? .unknown
    default: return .unknown
    }
  }

  private func endOfCode(before offset: Int) -> Int {
    var end = offset
    while end > 0, bytes[end - 1].isSpace { end -= 1 }
    return end
  }

  private func word(endingAt end: Int) -> String {
    let word = bytes[..<end].suffix(10).reversed().prefix { $0.isPartOfName }
    return String(decoding: word.reversed(), as: UTF8.self)
  }

  /// What is assigned to or compared with: the path before `=`, `==` or `!=`.
  private func pathBeforeSign(endingAt end: Int) -> String? {
    guard end > 1, bytes[end - 1] == UInt8(ascii: "=") else { return nil }
    var start = end - 1
    if bytes[start - 1] == UInt8(ascii: "=") || bytes[start - 1] == UInt8(ascii: "!") { start -= 1 }
    let endOfPath = endOfCode(before: start)
    let path = bytes[..<endOfPath].suffix(Self.longest).reversed().prefix {
      Self.isPath($0) || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!")
    }
    return path.isEmpty ? nil : String(decoding: path.reversed(), as: UTF8.self)
  }

  private static func isPath(_ byte: UInt8) -> Bool {
    byte.isPartOfName || byte == UInt8(ascii: ".")
  }
}

// MARK: Patterns

extension ImplicitContexts {
  /// `switch subject { case .name, .name: }`, with no more in the pattern than names.
  private func subjectOfSwitch(at start: Int) -> Path? {
    guard let (first, subject) = subjects.last(before: start), start - first < Self.longest,
      first + 4 < start
    else { return nil }
    let pattern = bytes[first + 4..<start]
    let isPlain = pattern.allSatisfy { Self.isPath($0) || $0.isSpace || $0 == UInt8(ascii: ",") }
    guard isPlain, !pattern.contains("where") else { return nil }
    return path(of: subject)
  }

  private func path(of subject: Name) -> Path? {
    guard subject.utf8.allSatisfy(Self.isPath), !subject.isEmpty else { return nil }
    return Path(text: subject.text, offset: subject.offsets.lowerBound)
  }

  /// `if case .name(value) = subject`.
  private func subjectOfCondition(_ use: Use) -> Path? {
    guard isCondition(endingAt: use.name.offsets.lowerBound - 1) else { return nil }
    var rest = bytes[use.name.offsets.upperBound...].prefix(Self.longest)
    if rest.first == UInt8(ascii: "(") {
      guard let close = rest.firstIndex(of: UInt8(ascii: ")")) else { return nil }
      rest = rest[(close + 1)...]
    }
    rest = rest.drop(while: \.isSpace)
    guard rest.first == UInt8(ascii: "=") else { return nil }
    rest = rest.dropFirst().drop(while: \.isSpace)
    let subject = rest.prefix(while: Self.isPath)
    let next = rest[subject.endIndex...].drop(while: \.isSpace)
    guard ["{", ",", "else"].contains(where: { next.starts(with: $0) }) else { return nil }
    return path(of: source.name(at: subject.indices))
  }

  /// Whether `if case` or the like stands before an offset.
  private func isCondition(endingAt offset: Int) -> Bool {
    var end = endOfCode(before: offset)
    if ["let", "var"].contains(word(endingAt: end)) { end = endOfCode(before: end - 3) }
    guard word(endingAt: end) == "case" else { return false }
    let before = endOfCode(before: end - 4)
    return ["if", "guard", "while"].contains(word(endingAt: before))
      || before > 0 && bytes[before - 1] == UInt8(ascii: ",")
  }
}
