import SourceModel

/// One meaning of a name inside of a body: what gives it, and where it holds.
struct Binding {
  /// The bytes of the name; empty for one that the language gives.
  let name: Range<Int>
  /// Where the name means this, unless something inside binds it anew.
  let scope: Range<Int>
  /// The bytes in which a second declaration of the name would be one too many.
  let home: Range<Int>
  let kind: Kind
  /// Parts of the scope where the name does not mean this: what `guard` does where it does not hold, other
  /// clauses of an `#if`.
  var gaps: [Gap] = []
  /// The bodies of types in the scope that have no use for it: they know no values of the body around them, and of
  /// its functions and types none whose name a member of theirs has.
  var types: [Range<Int>] = []
  /// Whether an attribute may make `$name` and `_name` of it.
  var isWrapped = false
  /// Whether it is bound at the top of a file, as by `guard`: types know it.
  var isOfFile = false

  /// Bytes without the part of them that is kept.
  struct Gap {
    let range: Range<Int>
    var kept = 0..<0

    func contains(_ offset: Int) -> Bool { range.contains(offset) && !kept.contains(offset) }
  }

  enum Kind {
    /// `let` or `var`, which must not be used before it in its block.
    case variable
    /// A function, which is known in all of its block.
    case function
    /// A type, which is known there as well, and which written types name.
    case type
    /// A parameter with a label of its own, or without any.
    case parameter
    /// A parameter whose name is its label as well.
    case labelledParameter
    /// Bound by a condition, a pattern, a loop or a closure.
    case pattern
    /// `if let name`, which also uses what has the name outside.
    case shorthand
    /// `[name]` or `[weak name]`, the same for a closure.
    case capture
    /// `error`, `newValue`, `oldValue`.
    case implicit
  }

  func holds(at offset: Int) -> Bool {
    scope.contains(offset) && !isGap(offset)
  }

  var isKnownToTypes: Bool { kind == .function || kind == .type }

  func hidden(in types: [Range<Int>]) -> Binding {
    var binding = self
    binding.types = types.filter { scope.contains($0.lowerBound) }
    return binding
  }

  var usesOuterName: Bool { kind == .shorthand || kind == .capture }

  func isGap(_ offset: Int) -> Bool {
    gaps.contains { $0.contains(offset) } || types.contains { $0.contains(offset) }
  }

  /// What several bindings share that are one name: bound by several patterns of a case, or in several
  /// branches of `#if`.
  struct Identity: Hashable {
    let home: Range<Int>
    let end: Int
    let isImplicit: Bool
  }

  var identity: Identity {
    Identity(home: home, end: scope.upperBound, isImplicit: kind == .implicit)
  }

  /// Where the name must not be used for anything else: a variable also takes it away from what stands
  /// before it in its block.
  var region: Range<Int> {
    kind == .variable ? home.lowerBound..<max(home.lowerBound, scope.upperBound) : scope
  }
}

extension Binding {
  /// The binding that a place declares; nil where it declares none, or one that is visible elsewhere.
  init?(_ place: Place, in clauses: Clauses) {
    let name = place.name.offsets
    switch place.role {
    case .declaration(let declaration):
      guard let block = declaration.surroundingBlock?.range.bytes else { return nil }
      let isValue = declaration.kind.isValue
      let start = isValue ? Self.endOfValue(declaration) : block.lowerBound
      self.init(
        name: name, scope: start..<max(start, block.upperBound), home: block,
        kind: Self.kind(of: declaration), isWrapped: !declaration.attributes.isEmpty)
    case .parameter(let parameter, of: let owner, let part):
      guard owner.kind != .enumerationCase, part != .label else { return nil }
      let isLabel = part == .both && Self.isCalledWithLabels(owner)
      self.init(
        name: name, scope: owner.body.offsets, home: owner.range.bytes,
        kind: isLabel ? .labelledParameter : .parameter, isWrapped: Self.hasAttribute(parameter))
    case .binding(let local):
      let file = 0..<local.source.bytes.count
      self.init(
        name: name, scope: local.scope, home: local.block?.range.bytes ?? file,
        kind: Self.kind(of: local),
        gaps: [Gap(range: local.blockWithoutName?.range.bytes ?? 0..<0)],
        isOfFile: local.block == nil)
    default: return nil
    }
    gaps += clauses.around(name.lowerBound).map {
      Gap(range: clauses.range(of: $0.condition), kept: $0.range)
    }
  }

  private static func kind(of declaration: Declaration) -> Kind {
    if declaration.kind.isValue { return .variable }
    return declaration.kind == .function ? .function : .type
  }

  /// Subscripts and operators take their parameters by place.
  private static func isCalledWithLabels(_ function: Declaration) -> Bool {
    guard let first = function.name.utf8.first, function.kind != .subscripting else { return false }
    return first >= 0x80 || (first | 0x20) &- 0x61 < 26 || first == UInt8(ascii: "_")
  }

  /// Accessors of a local value know it; its first value does not.
  private static func endOfValue(_ declaration: Declaration) -> Int {
    declaration.hasBody ? declaration.body.offsets.lowerBound : declaration.range.bytes.upperBound
  }

  /// Whether something stands between the parenthesis or comma and a parameter.
  private static func hasAttribute(_ parameter: Parameter) -> Bool {
    let before = parameter.source.bytes[..<parameter.label.offsets.lowerBound]
      .last { $0 > 0x20 && $0 != UInt8(ascii: "`") }
    return before != UInt8(ascii: "(") && before != UInt8(ascii: ",")
  }

  private static func kind(of local: LocalName) -> Kind {
    let end = local.name.offsets.upperBound
    switch local.kind {
    case .closureCapture:
      let next = local.source.nextCode(from: end).map { local.source.bytes[$0] }
      return next == UInt8(ascii: "=") ? .pattern : .capture
    case .ifBinding, .guardBinding, .whileBinding:
      // Back quotes count to the name's end.
      return local.scope.lowerBound <= end + 1 ? .shorthand : .pattern
    default: return .pattern
    }
  }
}
