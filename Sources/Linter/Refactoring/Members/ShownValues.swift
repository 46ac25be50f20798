import SourceModel

/// The named values of a file, with the code that they come from.
struct ShownValues {
  struct Value {
    let name: String
    /// Where the name means it; nil for members and the top of the file.
    let scope: Range<Int>?
    /// Written types and values.
    var origins: [Name] = []
    /// What is put into it later.
    var given: [Name] = []
    /// The enumeration of which it is a case.
    var type: String?
    var source: Source?
    /// Whether its type is one of the standard library's that nothing of a file can be in.
    var isPlain = false
  }

  /// What gives a value that has no origin of its own.
  enum Source {
    /// The arguments of calls.
    case calls(of: String, label: String, position: Int)
    /// What the closure around a place is given to.
    case closure(Int)
    /// Another value of the name.
    case outer(Name)
    /// What a pattern takes out of a case.
    case pattern(Name)
  }

  private(set) var values: [Value] = []
  private var byName: [String: Namesakes] = [:]
  /// The code in which a type's stored properties and associated values are written.
  private(set) var contents: [String: [Name]] = [:]

  private static let plain = KnownTypes.raw.union(["Bool", "Date", "URL", "Void"])

  /// The values of one name.
  private struct Namesakes {
    /// Those that a body knows, in the order of a nest.
    let local: [Int]
    let nest: Nest
    let others: [Int]

    init(_ numbers: [Int], in values: [Value]) {
      let scoped = numbers.compactMap { number in values[number].scope.map { (number, $0) } }
        .sorted { ($0.1.lowerBound, -$0.1.count) < ($1.1.lowerBound, -$1.1.count) }
      local = scoped.map(\.0)
      nest = Nest(scoped.map(\.1))
      others = numbers.filter { values[$0].scope == nil }
    }
  }

  init(in source: SwiftSource) {
    for declaration in source.declarations { note(declaration) }
    for local in source.localNames { note(local) }
    byName = Dictionary(grouping: values.indices) { values[$0].name }
      .mapValues { [values] in Namesakes($0, in: values) }
    for statement in source.statements where statement.kind == .assignment {
      let code = statement.target.offsets.upperBound..<statement.text.offsets.upperBound
      note(source.name(at: code), givenTo: statement.target)
    }
    for call in source.calls where Self.adding.contains(call.callee.text) {
      note(call.argumentList, givenTo: call.receiver)
    }
  }

  private static let adding: Set = ["append", "insert", "updateValue"]

  private mutating func note(_ code: Name, givenTo target: Name) {
    let path = target.utf8.prefix { $0.isPartOfName || "?!.".utf8.contains($0) }
    guard !code.isEmpty, let last = path.split(separator: UInt8(ascii: "."), maxSplits: 9).last
    else {
      return
    }
    let name = String(decoding: last.prefix(while: \.isPartOfName), as: UTF8.self)
    let isMember = last.startIndex > path.startIndex
    for number in values(of: name, at: target.offsets.lowerBound, isMember: isMember)
    where !values[number].isPlain { values[number].given.append(code) }
  }

  /// What a name means at a place.
  ///
  /// - Parameter isMember: whether it stands behind a dot.
  func values(of name: String, at place: Int, isMember: Bool) -> [Int] {
    guard let namesakes = byName[name] else { return [] }
    let local = isMember ? nil : namesakes.nest.last(containing: place) { _ in true }
    return local.map { [namesakes.local[$0]] } ?? namesakes.others
  }

  private mutating func note(_ declaration: Declaration) {
    let scope = declaration.surroundingBlock?.range.bytes
    let origins = Self.origins(
      of: declaration.value, type: declaration.type, isPattern: declaration.isPartOfPattern)
    let type = declaration.parent.map { FileTypes.name(of: $0) }
    switch declaration.kind {
    case .enumerationCase:
      values.append(
        Value(
          name: declaration.name.text, scope: nil,
          origins: declaration.parameters.map(\.type.name), type: type))
      if let type { contents[type, default: []] += declaration.parameters.map(\.type.name) }
    case .constant, .variable:
      values.append(
        Value(
          name: declaration.name.text, scope: scope, origins: origins,
          isPlain: Self.isPlain(declaration.type)))
      guard let type, declaration.isMember, declaration.isStored, !declaration.isStatic else {
        break
      }
      contents[type, default: []] += origins
    case .function, .typeAlias:
      values.append(Value(name: declaration.name.text, scope: scope, origins: origins))
    default: break
    }
    for (position, parameter) in declaration.parameters.enumerated()
    where declaration.kind != .enumerationCase {
      values.append(
        Value(
          name: parameter.name.text, scope: declaration.range.bytes,
          origins: Self.origins(of: parameter.value, type: parameter.type),
          source: .calls(
            of: declaration.name.text, label: parameter.isLabelled ? parameter.label.text : "",
            position: position)))
    }
  }

  private mutating func note(_ local: LocalName) {
    let end = local.name.offsets.upperBound
    let rest = local.source.name(at: end..<max(end, local.scope.lowerBound))
    let sign = rest.utf8.first { $0 > 0x20 }
    var value = Value(name: local.name.text, scope: local.scope)
    if !local.type.isEmpty {
      value.origins = [local.type.name]
    } else if local.kind == .closureParameter {
      value.source = .closure(local.name.offsets.lowerBound)
    } else if local.kind == .forBinding || sign == UInt8(ascii: "=") {
      value.origins = [rest]
    } else if sign == UInt8(ascii: ")") || local.kind == .switchCaseBinding {
      value.source = .pattern(local.name)
    } else {
      value.source = .outer(local.name)
    }
    values.append(value)
  }

  /// The result of a function type is what a call of it gives; the names of a closure that is not called at once are
  /// not handed on.
  private static func origins(of value: Name, type: TypeName, isPattern: Bool = false) -> [Name] {
    if !isPattern, isPlain(type) { return [] }
    let isClosure = value.utf8.first == UInt8(ascii: "{") && value.utf8.last == UInt8(ascii: "}")
    return [type.name, value].filter { !$0.isEmpty && !(isClosure && $0.offsets == value.offsets) }
  }

  private static func isPlain(_ type: TypeName) -> Bool {
    type.base.map { plain.contains($0) } ?? false
  }
}
