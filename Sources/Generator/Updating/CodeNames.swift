/// The names in a Swift file as far as its characters tell, without those in comments, texts and regular
/// expressions between `#/` and `/#`: enough to find what was called otherwise.
struct CodeNames {
  var places: [Place] = []
  /// What texts call settings in calls of the kits: `settings.value("keeper")`.
  var settings: [(name: String, line: Int)] = []
  var scopes = [Scope(parent: nil)]
  let bytes: [UInt8]
  var position = 0
  var line = 1
  /// The last name, and the place behind it with the signs of optionals.
  var last: (name: String, end: Int)?
  /// Where the last dot ends, and the name before it.
  var dot: (receiver: String?, end: Int)?
  var bodies = [Body(scope: 0, depth: 0, firstPlace: nil, outerHead: nil)]
  var head: Head?
  /// How many brackets are open where cases are listed.
  var listDepth: Int?
  /// How many brackets are open where a pattern gives names.
  var patternDepth: Int?
  var brackets: [Bracket] = []
  /// Before the current name, nil behind another name.
  var lastSign: UInt8?
  /// The texts around what they interpolate.
  var texts: [(hashes: Int, quotes: Int)] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while position < bytes.count { step() }
  }

  func byte(_ offset: Int = 0) -> UInt8 {
    bytes.indices.contains(position + offset) ? bytes[position + offset] : 0
  }

  func isPartOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  mutating func move(_ count: Int = 1) {
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

  private mutating func readName() {
    let start = position
    while isPartOfName(byte()), position < bytes.count { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    let role: Role =
      if let dot, dot.end == start { .member(of: dot.receiver) } else { labelRole() ?? .bare }
    if role == .bare, Self.declarations.contains(name) { closeHead(before: name) }
    let declaration = declaration(of: name, as: role)
    let isBound = Self.bindings.contains(last?.name ?? "") && role == .bare
    places.append(
      Place(
        name: name, range: start..<position, line: line, role: role,
        container: bodies.last { scopes[$0.scope].type != nil }.flatMap { scopes[$0.scope].type },
        isMember: Self.members.contains(last?.name ?? "") && isInType || isListed
          || isPartOfTuple(role), isLabelDeclaration: isLabelDeclaration,
        scope: declaration?.scope ?? scope, declaration: declaration?.kind,
        isShorthand: isBound && isShorthand, start: isOfFunction ? position : nil, sign: lastSign,
        mayBeType: lastSign.map(":<>[&".utf8.contains) == true
          || Self.wordsBeforeTypes.contains(last?.name ?? "")))
    switch role {
    case .bare: open(name)
    case .member: extend(name, behind: dot?.end)
    case .label: break
    }
    last = (name, position)
    lastSign = nil
  }

  /// Of the last name.
  private var receiver: Receiver {
    guard case .member(let name) = places.last?.role else { return .none }
    return name.map(Receiver.named) ?? .unnamed
  }

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
        isRound && isInHead && head?.kind == .function && head?.hasParameters == false
      if isOfFunction { head?.hasParameters = true }
      let isCall = isRound && last?.end == position
      brackets.append(
        Bracket(
          callee: isCall ? last?.name : nil, receiver: isCall ? receiver : .none,
          isOfFunction: isOfFunction))
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
      if bodies.count > 1 { head = bodies.removeLast().outerHead }
    case UInt8(ascii: "<") where isInHead: openAngle()
    case UInt8(ascii: ">") where isInHead && head?.angleCount != 0 && byte(-1) != UInt8(ascii: "-"):
      head?.angleCount -= 1
    case UInt8(ascii: ":") where isInHead && head?.angleCount == 0 && head?.kind == .type:
      head?.hasParents = true
    default: break
    }
    if patternDepth == brackets.count, "=:{".utf8.contains(sign) { patternDepth = nil }
    if sign > 0x20 {
      lastSign = sign
      if sign != UInt8(ascii: "?"), sign != UInt8(ascii: "!"), sign != UInt8(ascii: "`") {
        last = nil
      }
    }
    move()
  }
}
