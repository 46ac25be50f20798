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
    /// Its scope, by its place among `scopes`.
    let scope: Int
    /// What it is declared as here.
    let declaration: Declaration?
    /// Whether a sign or a word stands before it behind which types stand.
    let mayBeType: Bool
  }

  enum Declaration { case type, value }

  /// The file, what stands in a pair of braces, or a declaration from its name to its end.
  struct Scope {
    let parent: Int?
    /// The type that is declared or extended.
    let type: String?
    /// What that is derived from.
    fileprivate(set) var parents: Set<String> = []
  }

  enum Role: Hashable {
    case bare
    /// Behind a dot; nil where no name stands before that.
    case member(of: String?)
    /// The label of an argument of what is called.
    case label(of: String)
  }

  private(set) var places: [Place] = []
  private(set) var scopes = [Scope(parent: nil, type: nil)]
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// The last name, and the place behind it with the signs of optionals.
  private var last: (name: String, end: Int)?
  /// Where the last dot ends, and the name before it.
  private var dot: (receiver: String?, end: Int)?
  /// The scopes whose braces are open.
  private var bodies = [0]
  private var head: Head?
  /// How many brackets are open where cases are listed.
  private var listDepth: Int?
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

  /// A type or a function up to its body.
  private struct Head {
    let scope: Int
    let isFunction: Bool
    let depth: Int
    /// Behind the name that is declared, where its generic parameters begin.
    var nameEnd = 0
    var angleCount = 0
    var hasParameters = false
    /// Whether what a type is derived from stands here.
    var hasParents = false
  }

  private static let types: Set<String> = [
    "class", "struct", "enum", "extension", "protocol", "actor",
  ]
  private static let members: Set<String> = ["let", "var", "func", "case"]
  private static let functions: Set<String> = ["func", "init", "subscript"]
  private static let aliases: Set<String> = ["typealias", "associatedtype"]
  private static let declarations = types.union(members).union(functions).union(aliases)
  private static let wordsBeforeTypes: Set<String> = ["as", "is", "some", "any"]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while position < bytes.count { step() }
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    bytes.indices.contains(position + offset) ? bytes[position + offset] : 0
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
    if role == .bare, Self.declarations.contains(name) { closeHead() }
    let declaration = declaration(of: name, as: role)
    let isListed = isListed
    places.append(
      Place(
        name: name, range: start..<position, line: line, role: role,
        container: bodies.last { scopes[$0].type != nil }.flatMap { scopes[$0].type },
        isMember: Self.members.contains(last?.name ?? "") && isInType || isListed
          || isPartOfTuple(role), isParameter: isLabel && brackets.last?.isOfFunction == true,
        scope: declaration?.scope ?? scope, declaration: declaration?.kind,
        mayBeType: lastSign.map(":<>[&".utf8.contains) == true
          || Self.wordsBeforeTypes.contains(last?.name ?? "")))
    if role == .bare { open(name) }
    last = (name, position)
    lastSign = nil
  }

  // MARK: - What is declared

  private var scope: Int { head?.scope ?? bodies.last ?? 0 }

  private var isInType: Bool { bodies.last.flatMap { scopes[$0].type } != nil }

  /// Whether a name is one of several cases behind one keyword.
  private var isListed: Bool {
    listDepth == brackets.count && head == nil && lastSign == UInt8(ascii: ",")
  }

  private func declaration(
    of name: String, as role: Role
  ) -> (kind: Declaration, scope: Int)? {
    let body = bodies.last ?? 0
    if let head, brackets.last?.isOfFunction == true, brackets.count == head.depth + 1 {
      return nextSign == UInt8(ascii: ":") ? (.value, head.scope) : nil
    }
    guard role == .bare else { return nil }
    if let head, head.angleCount == 1, !head.hasParents, let lastSign, "<,".utf8.contains(lastSign)
    {
      return (.type, head.scope)
    }
    switch last?.name {
    case "let", "var": return (.value, scope)
    case "func": return (.value, body)
    case "case": return isInType ? (.value, body) : nil
    case let keyword? where Self.aliases.contains(keyword): return (.type, body)
    case let keyword? where Self.types.contains(keyword) && keyword != "extension":
      return name.first?.isUppercase == true ? (.type, body) : nil
    default: return isListed ? (.value, body) : nil
    }
  }

  /// Begins the scope of what a name declares, or notes what its type is derived from.
  private mutating func open(_ name: String) {
    if Self.functions.contains(name) {
      openHead()
    } else if let keyword = last?.name, Self.types.contains(keyword),
      name.first?.isUppercase == true
    {
      openHead(of: name)
    } else if last?.name == "func" {
      head?.nameEnd = position
    } else if name == "case", isInType {
      listDepth = brackets.count
    } else if let head, head.hasParents, head.angleCount == 0 {
      scopes[head.scope].parents.insert(name)
    }
  }

  private mutating func openScope(of type: String? = nil) -> Int {
    scopes.append(Scope(parent: scope, type: type))
    return scopes.count - 1
  }

  private mutating func openHead(of type: String? = nil) {
    let scope = openScope(of: type)
    head = Head(
      scope: scope, isFunction: type == nil, depth: brackets.count, nameEnd: position)
  }

  /// Whether what is read belongs to a head itself, rather than to what stands in brackets there.
  private var isInHead: Bool { head?.depth == brackets.count }

  /// A declaration without a body ends where the next one begins.
  private mutating func closeHead() {
    guard isInHead || head == nil else { return }
    head = nil
    listDepth = nil
  }

  private mutating func openAngle() {
    guard let head, head.angleCount > 0 || head.hasParents || head.nameEnd == position else {
      return
    }
    self.head?.angleCount += 1
  }

  private mutating func openBody() {
    bodies.append(isInHead ? head?.scope ?? 0 : openScope())
    if isInHead { head = nil }
  }

  /// The role of a name that a colon follows within the arguments of a call.
  private func labelRole() -> Role? {
    brackets.last?.callee.flatMap { isLabel ? .label(of: $0) : nil }
  }

  private func isPartOfTuple(_ role: Role) -> Bool {
    role == .bare && brackets.last.map { $0.callee == nil && !$0.isOfFunction } == true && isLabel
  }

  private var isLabel: Bool {
    guard let last = lastSign, "(,".utf8.contains(last) else { return false }
    return nextSign == UInt8(ascii: ":")
  }

  private var nextSign: UInt8? { bytes[position...].first { $0 != 0x20 } }

  private mutating func readSign() {
    let sign = byte()
    switch sign {
    case UInt8(ascii: "."):
      dot = (last?.end == position ? last?.name : nil, position + 1)
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      if last?.end == position { last?.end += 1 }
    case UInt8(ascii: "("), UInt8(ascii: "["):
      let isRound = sign == UInt8(ascii: "(")
      let isOfFunction =
        isRound && isInHead && head?.isFunction == true && head?.hasParameters == false
      if isOfFunction { head?.hasParameters = true }
      brackets.append(
        Bracket(
          callee: isRound && last?.end == position ? last?.name : nil, isOfFunction: isOfFunction))
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      let closed = brackets.popLast()
      if closed?.isOfText == true, let text = texts.popLast() {
        move()
        return skipText(hashes: text.hashes, quotes: text.quotes)
      }
    case UInt8(ascii: "{"):
      listDepth = nil
      openBody()
    case UInt8(ascii: "}"):
      closeHead()
      if bodies.count > 1 { bodies.removeLast() }
    case UInt8(ascii: "<") where isInHead: openAngle()
    case UInt8(ascii: ">") where isInHead && head?.angleCount != 0 && byte(-1) != UInt8(ascii: "-"):
      head?.angleCount -= 1
    case UInt8(ascii: ":") where isInHead && head?.angleCount == 0 && head?.isFunction == false:
      head?.hasParents = true
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
