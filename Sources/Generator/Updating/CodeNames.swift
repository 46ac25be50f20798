/// The names in a Swift file as far as its characters tell, without those in comments, texts and regular
/// expressions between `#/` and `/#`: enough to find what was called otherwise.
struct CodeNames {
  struct Place {
    let name: String
    /// In bytes.
    let range: Range<Int>
    /// Counted from 1.
    let line: Int
    let role: Role
    /// The innermost type around it.
    let container: String?
    /// Whether it is declared here as a member of a type, or labels a part of a tuple.
    let isMember: Bool
    /// Whether it is both the label and the name of what a function takes.
    let isParameter: Bool
  }

  enum Role: Hashable {
    case bare
    /// Behind a dot; nil where no name stands before that.
    case member(of: String?)
    /// The label of an argument of what is called.
    case label(of: String)
  }

  private(set) var places: [Place] = []
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// The last name, and the place behind it with the signs of optionals.
  private var last: (name: String, end: Int)?
  /// Where the last dot ends, and the name before it.
  private var dot: (receiver: String?, end: Int)?
  private var declaredType: String?
  private var containers: [String?] = []
  private var brackets: [Bracket] = []
  /// Before the current name, nil behind another name.
  private var lastSign: UInt8?
  /// The texts around what they interpolate.
  private var texts: [(hashes: Int, quotes: Int)] = []

  private struct Bracket {
    var callee: String?
    var isOfFunction = false
    var isOfText = false
  }

  private static let types: Set<String> = [
    "class", "struct", "enum", "extension", "protocol", "actor",
  ]
  private static let members: Set<String> = ["let", "var", "func", "case"]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while position < bytes.count { step() }
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private func isPartOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private mutating func move(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private mutating func step() {
    switch byte() {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while position < bytes.count, byte() != UInt8(ascii: "\n") { move() }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "#"): openText()
    case let next where isPartOfName(next): readName()
    default: readSign()
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        move(2)
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        move(2)
      } else {
        move()
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func openText() {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if hashes > 0, byte(hashes) == UInt8(ascii: "/") { return skipRegex(hashes: hashes) }
    guard byte(hashes) == UInt8(ascii: "\"") else { return move(max(hashes, 1)) }
    let isLong =
      byte(hashes + 1) == UInt8(ascii: "\"") && byte(hashes + 2) == UInt8(ascii: "\"")
    move(hashes + (isLong ? 3 : 1))
    skipText(hashes: hashes, quotes: isLong ? 3 : 1)
  }

  private mutating func skipRegex(hashes: Int) {
    move(hashes + 1)
    while position < bytes.count {
      let ends = byte() == UInt8(ascii: "/") && (1...hashes).allSatisfy { byte($0) == 0x23 }
      move()
      if ends { return move(hashes) }
    }
  }

  /// Up to the end of a text, or to what it interpolates.
  private mutating func skipText(hashes: Int, quotes: Int) {
    while position < bytes.count {
      if byte() == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ byte($0 + 1) == 0x23 }) {
        move(hashes + 1)
        guard byte() == UInt8(ascii: "(") else {
          move()
          continue
        }
        move()
        texts.append((hashes, quotes))
        brackets.append(Bracket(isOfText: true))
        return
      }
      let ends =
        (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
        && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
      if ends { return move(quotes + hashes) }
      // Broken off: what follows is code again.
      if quotes == 1, byte() == UInt8(ascii: "\n") { return }
      move()
    }
  }

  private mutating func readName() {
    let start = position
    while isPartOfName(byte()), position < bytes.count { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    let role: Role =
      if let dot, dot.end == start { .member(of: dot.receiver) } else { labelRole() ?? .bare }
    if let keyword = last?.name, Self.types.contains(keyword), name.first?.isUppercase == true {
      declaredType = name
    }
    places.append(
      Place(
        name: name, range: start..<position, line: line, role: role,
        container: containers.last { $0 != nil } ?? nil,
        isMember: Self.members.contains(last?.name ?? "") && containers.last.flatMap(\.self) != nil
          || isPartOfTuple(role), isParameter: isLabel && brackets.last?.isOfFunction == true))
    last = (name, position)
    lastSign = nil
  }

  /// The role of a name that a colon follows within the arguments of a call.
  private func labelRole() -> Role? {
    brackets.last?.callee.flatMap { isLabel ? .label(of: $0) : nil }
  }

  private func isPartOfTuple(_ role: Role) -> Bool {
    role == .bare && brackets.last.map { $0.callee == nil } == true && isLabel
  }

  private var isLabel: Bool {
    guard let last = lastSign, "(,".utf8.contains(last) else { return false }
    return bytes[position...].first { $0 != 0x20 } == UInt8(ascii: ":")
  }

  /// Whether the last name is that of a function, rather than of one that is called.
  private var isFunctionDeclared: Bool {
    guard let name = places.last, name.role == .bare else { return false }
    return name.name == "init" || places.dropLast().last?.name == "func"
  }

  private mutating func readSign() {
    let sign = byte()
    switch sign {
    case UInt8(ascii: "."):
      dot = (last?.end == position ? last?.name : nil, position + 1)
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      if last?.end == position { last?.end += 1 }
    case UInt8(ascii: "("), UInt8(ascii: "["):
      let isCall = sign == UInt8(ascii: "(") && last?.end == position
      brackets.append(
        Bracket(callee: isCall ? last?.name : nil, isOfFunction: isCall && isFunctionDeclared))
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      let closed = brackets.popLast()
      if closed?.isOfText == true, let text = texts.popLast() {
        move()
        return skipText(hashes: text.hashes, quotes: text.quotes)
      }
    case UInt8(ascii: "{"):
      containers.append(declaredType)
      declaredType = nil
    case UInt8(ascii: "}"): _ = containers.popLast()
    default: break
    }
    if sign > 0x20 {
      lastSign = sign
      if sign != UInt8(ascii: "?"), sign != UInt8(ascii: "!"), sign != UInt8(ascii: "`") {
        last = nil
      }
    }
    move()
  }
}
