/// What names are declared as, and where.
extension CodeNames {
  private var body: Int { bodies.last?.scope ?? 0 }

  var scope: Int { head?.scope ?? body }

  var isInType: Bool { scopes[body].type != nil }

  /// Whether what is read stands in the parentheses of what a function takes.
  var isOfFunction: Bool {
    guard let head else { return false }
    return brackets.last?.isOfFunction == true && brackets.count == head.depth + 1
  }

  /// Whether a name is one of several cases behind one keyword.
  var isListed: Bool {
    listDepth == brackets.count && head == nil && lastSign == UInt8(ascii: ",")
  }

  func declaration(
    of name: String, as role: Role
  ) -> (kind: Declaration, scope: Int)? {
    if isOfFunction { return nextSign == UInt8(ascii: ":") ? (.value, scope) : nil }
    guard role == .bare else { return nil }
    if let patternDepth, brackets.count > patternDepth, isGiven(name, behind: lastSign) {
      return isLabel ? nil : (.value, scope)
    }
    if let head, head.angleCount == 1, !head.hasParents, let lastSign, "<,".utf8.contains(lastSign)
    {
      return (.type, head.scope)
    }
    switch last?.name {
    case let keyword? where Self.bindings.contains(keyword): return (.value, scope)
    case "func": return (.value, body)
    case "case": return isInType ? (.value, body) : nil
    case let keyword? where Self.aliases.contains(keyword): return (.type, body)
    case let keyword? where Self.types.contains(keyword) && keyword != "extension":
      return name.first?.isUppercase == true ? (.type, body) : nil
    default: return isListed ? (.value, body) : nil
    }
  }

  /// Begins the scope of what a name declares, or notes what its type is derived from.
  mutating func open(_ name: String) {
    if Self.functions.contains(name) {
      openHead()
    } else if Self.statements.contains(name), isStatement {
      openHead(as: .statement)
      head?.isLoop = name == "for"
    } else if name == "in" {
      give()
    } else if Self.bindings.contains(name), let next = nextSign, "(.".utf8.contains(next) {
      patternDepth = brackets.count
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

  /// Takes the last name of `extension News.Section` for that of the type.
  mutating func extend(_ name: String, behind dotEnd: Int?) {
    guard let head, head.kind == .type, isInHead, !head.hasParents, head.nameEnd + 1 == dotEnd
    else { return }
    scopes[head.scope].type = name
    self.head?.nameEnd = position
  }

  private mutating func openScope(of type: String? = nil) -> Int {
    scopes.append(Scope(parent: scope, type: type))
    return scopes.count - 1
  }

  private mutating func openHead(of type: String? = nil, as kind: Head.Kind = .function) {
    let scope = openScope(of: type)
    head = Head(
      scope: scope, kind: type == nil ? kind : .type, depth: brackets.count,
      firstPlace: places.count, nameEnd: position)
  }

  /// Whether a keyword begins a statement, and is no condition behind a loop or for the compiler.
  private var isStatement: Bool {
    guard nextSign != UInt8(ascii: ":"), !isOfFunction, let name = places.last else { return false }
    let before = bytes[..<name.range.lowerBound].last { $0 != 0x20 }
    return before.map("#}`".utf8.contains) != true || name.name == "catch"
  }

  /// Declares what stands before `in`: what a loop gives, or what a closure takes.
  private mutating func give() {
    let first: Int
    var start: Int? = position
    if let head, head.isLoop, isInHead {
      first = head.firstPlace
      start = bytes[position...].firstIndex(of: UInt8(ascii: "{"))
      self.head?.isLoop = false
    } else if head == nil, let place = bodies.last?.firstPlace {
      first = place
      bodies[bodies.count - 1].firstPlace = nil
    } else {
      return
    }
    patternDepth = nil
    for index in places.indices[first...].dropLast() {
      let place = places[index]
      let isNamedByLoop =
        place.sign == nil
        && (index + 2 == places.count || places[index - 1].name == "for")
      guard place.role == .bare, isNamedByLoop || isGiven(place.name, behind: place.sign)
      else { continue }
      places[index].declaration = .value
      places[index].isMember = false
      places[index].start = start
    }
  }

  private func isGiven(_ name: String, behind sign: UInt8?) -> Bool {
    name.first?.isUppercase == false && sign.map("{(,:]".utf8.contains) == true
  }

  /// Whether what is read belongs to a head itself, rather than to what stands in brackets there.
  var isInHead: Bool { head?.depth == brackets.count }

  /// A declaration without a body ends where the next one begins; a condition may give names.
  mutating func closeHead(before name: String? = nil) {
    guard isInHead || head == nil else { return }
    if head?.kind == .statement, let name, Self.members.contains(name) { return }
    head = nil
    listDepth = nil
  }

  mutating func openAngle() {
    guard let head, head.angleCount > 0 || head.hasParents || head.nameEnd == position else {
      return
    }
    self.head?.angleCount += 1
  }

  mutating func openBody() {
    let (isOfHead, outerHead) = (isInHead, isInHead ? nil : head)
    let scope = isOfHead ? head?.scope ?? 0 : openScope()
    bodies.append(
      Body(
        scope: scope, depth: brackets.count, firstPlace: isOfHead ? nil : places.count,
        outerHead: outerHead))
    head = nil
  }

  /// The role of a name that a colon follows within the arguments of a call.
  func labelRole() -> Role? {
    guard let bracket = brackets.last, let callee = bracket.callee,
      isLabel || isLabelDeclaration
    else { return nil }
    return .label(of: callee, on: bracket.receiver)
  }

  var isLabelDeclaration: Bool {
    isOfFunction && lastSign.map("(,".utf8.contains) == true
  }

  /// Whether what is bound has the value of what is called so.
  var isShorthand: Bool {
    guard let body = bodies.last, brackets.count == body.depth, let keyword = places.last,
      let next = nextSign
    else { return false }
    let isOfCondition =
      keyword.sign.map { $0 == UInt8(ascii: ",") }
      ?? places.dropLast().last.map { Self.conditions.contains($0.name) } ?? false
    return isOfCondition && (",{".utf8.contains(next) || nextWord == "else")
  }

  func isPartOfTuple(_ role: Role) -> Bool {
    role == .bare && brackets.last.map { $0.callee == nil && !$0.isOfFunction } == true && isLabel
  }

  var isLabel: Bool {
    guard let last = lastSign, "(,".utf8.contains(last) else { return false }
    return nextSign == UInt8(ascii: ":")
  }

  private var nextSign: UInt8? { bytes[position...].first { $0 != 0x20 } }

  private var nextWord: String {
    let rest = bytes[position...].drop { $0 == 0x20 || $0 == 0x0A }
    return String(decoding: rest.prefix(while: isPartOfName), as: UTF8.self)
  }
}
