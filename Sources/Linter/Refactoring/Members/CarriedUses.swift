import SourceModel

/// The names in some code whose values are in what the code makes: of `max(a, b.count)` that is `a` alone.
struct CarriedUses {
  private let source: SwiftSource
  /// The members that the file declares: what lies behind them is theirs.
  private let declared: Set<String>
  /// What hands nothing on of what it is given: functions and closures of the file.
  private let functions: Set<String>
  private let typeCalls: Stretches

  /// Of how many names in one piece of code the fate is looked at.
  private static let most = 100

  /// Members of outside types that have nothing of the value itself.
  private static let plain: Set = [
    "allSatisfy", "capacity", "compactMap", "contains", "count", "endIndex", "firstIndex",
    "flatMap", "forEach",
    "hashValue", "indices", "isEmpty", "map", "mapValues", "rawValue", "reduce", "startIndex",
  ]

  /// - Parameters:
  ///   - declared: the members that the file declares.
  ///   - functions: the functions and closures of the file that hand nothing on of what they are given.
  init(in source: SwiftSource, declared: Set<String> = [], functions: Set<String> = []) {
    self.source = source
    self.declared = declared
    self.functions = functions
    typeCalls = Stretches(
      source.calls.filter { $0.callee == "type" && $0.argumentList.hasPrefix("(of:") }
        .map(\.argumentList.offsets))
  }

  /// Hands on the names, and of each whether no more than its type is in the result.
  ///
  /// - Parameter isWanted: leaves names out.
  func forEach(
    in code: Name, where isWanted: (Use) -> Bool = { _ in true },
    _ body: (Use, _ isType: Bool) -> Void
  ) {
    for use in source.uses(in: code).prefix(Self.most) where Self.isValue(use) && isWanted(use) {
      switch fate(of: use, in: code.offsets) {
      case .kept: body(use, false)
      case .type: body(use, true)
      case .gone: break
      }
    }
  }

  private static func isValue(_ use: Use) -> Bool {
    switch use.kind {
    case .keyPathMember, .macro, .superclass: false
    default: true
    }
  }

  private enum Fate {
    case kept, type, gone
  }

  private func fate(of use: Use, in code: Range<Int>) -> Fate {
    let chain = (use.receiver.isEmpty ? use.name : use.receiver).offsets.lowerBound
    if isCompared(before: chain, in: code) { return .gone }
    let place = use.name.offsets.upperBound
    let first = fate(
      from: place, until: code.upperBound, hasMembers: use.isOfSelf, isType: use.name.isCapital)
    guard first != .gone else { return .gone }
    if let call = typeCalls.range(around: chain), code.contains(call.lowerBound) {
      let behind = fate(from: call.upperBound, until: code.upperBound, hasMembers: true)
      return behind == .kept ? .type : behind
    }
    return isLost(around: chain, in: code) ? .gone : first
  }

  /// How many brackets around a name are looked at, and how far away they may stand.
  private static let (mostBrackets, farthest) = (10, 2_000)

  /// Whether what the brackets around a name make has nothing of it: `[photo].count`, `titles[photo]`.
  private func isLost(around start: Int, in code: Range<Int>) -> Bool {
    var start = start
    for _ in 0..<Self.mostBrackets {
      guard let open = opening(before: start, in: code) else { return false }
      let before = source.bytes[code.lowerBound..<open]
      guard open > code.lowerBound, before.last != UInt8(ascii: "\\") else { return false }
      let name = before.reversed().prefix(while: \.isPartOfName)
      let isSubscript = "])?!".utf8.contains(before.last ?? 0) || !name.isEmpty
      if source.bytes[open] == UInt8(ascii: "["), isSubscript { return true }
      let callee = String(decoding: name.reversed(), as: UTF8.self)
      if source.bytes[open] == UInt8(ascii: "("), functions.contains(callee) { return true }
      let close = closing(from: open, until: code.upperBound)
      if fate(from: close, until: code.upperBound, hasMembers: false) == .gone { return true }
      start = open
    }
    return false
  }

  /// The nearest bracket that is open at a place.
  private func opening(before place: Int, in code: Range<Int>) -> Int? {
    var depth = 0
    for place in (max(code.lowerBound, place - Self.farthest)..<place).reversed() {
      if ")]}".utf8.contains(source.bytes[place]) { depth += 1 }
      guard "([{".utf8.contains(source.bytes[place]) else { continue }
      if depth == 0 { return place }
      depth -= 1
    }
    return nil
  }

  /// - Parameters:
  ///   - hasMembers: whether all members are known to be others than the value itself.
  ///   - isType: whether a type stands there, of which `self` is the type and no value.
  private func fate(
    from start: Int, until end: Int, hasMembers: Bool, isType: Bool = false
  ) -> Fate {
    var place = start
    while let next = source.nextCode(from: place), next < end {
      switch source.bytes[next] {
      case UInt8(ascii: "?") where next == place, UInt8(ascii: "!") where next == place:
        place = next + 1
      case UInt8(ascii: "(") where next == place, UInt8(ascii: "[") where next == place,
        UInt8(ascii: "<") where next == place, UInt8(ascii: "{"):
        place = closing(from: next, until: end)
      case UInt8(ascii: "."):
        let name = source.bytes[(next + 1)..<end].prefix(while: \.isPartOfName)
        guard !name.isEmpty else { return .kept }
        let text = source.text(in: name.indices)
        if text == "self", isType { return .type }
        if text != "init", text != "self",
          hasMembers || declared.contains(text) || Self.plain.contains(text)
        {
          return .gone
        }
        place = name.endIndex
      default: return isCompared(behind: next, until: end) ? .gone : .kept
      }
    }
    return .kept
  }

  /// Where what opens at a place is closed; the signs of comparisons and arrows neither open nor close.
  private func closing(from start: Int, until end: Int) -> Int {
    let end = min(end, start + Self.farthest)
    var depth = 0
    for place in start..<end {
      switch source.bytes[place] {
      case UInt8(ascii: ">") where "- ".utf8.contains(source.bytes[place - 1]): break
      case UInt8(ascii: "<") where source.bytes[place - 1] == 0x20: break
      case let byte where "([{<".utf8.contains(byte): depth += 1
      case let byte where ")]}>".utf8.contains(byte): depth -= 1
      default: break
      }
      if depth == 0 { return place + 1 }
    }
    return end
  }

  private static let comparisons = ["==", "!=", "<=", ">=", "&&", "||"]

  private func isCompared(behind place: Int, until end: Int) -> Bool {
    let rest = source.bytes[place..<end]
    return (Self.comparisons + ["< ", "> ", "is ", "? "]).contains { rest.starts(with: $0.utf8) }
  }

  private func isCompared(before place: Int, in code: Range<Int>) -> Bool {
    let before = source.bytes[code.lowerBound..<place].reversed()
    if before.first == UInt8(ascii: "!") { return true }
    let words = before.drop { $0 == 0x20 || $0 == 0x0A }
    return (Self.comparisons + [" <", " >", " is"]).contains {
      words.starts(with: $0.utf8.reversed())
    }
  }
}
