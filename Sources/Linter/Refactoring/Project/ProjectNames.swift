import Diagnostics
import SourceModel

/// What all files of a project know of some names: who declares them, how often they are used, and which
/// types there are.
public struct ProjectNames: Sendable {
  /// The declarations of a name in one type or its extensions, or at the top of files: the first one of
  /// each file.
  private struct Declared: Hashable, Sendable {
    /// The first one's place among all declarations that are known.
    let order: Int
    var ranges: [FileRange]
    /// Whether one of the files has several.
    var isRepeated = false
  }

  /// How often each file has one of the names.
  struct Uses: Hashable, Sendable {
    /// As what it names there, declarations included; names of bodies are left out.
    var names: [String: Int] = [:]
    /// As the label of an argument or a parameter.
    var labels: [String: Int] = [:]
    /// A literal that consists of it.
    var string: FileRange?
  }

  /// By the name, and by the type or extended type that has the member; nil for the top of a file.
  private var declared: [String: [String?: Declared]] = [:]
  private var declaredCount = 0
  private(set) var uses: [String: Uses] = [:]
  /// By the name of a type: what its declaration and its extensions inherit from.
  private var inherited: [String: Set<String>] = [:]
  private var kinds: [String: DeclarationKind] = [:]
  /// Names that stand for a type without being one: type aliases, generic parameters, and what is no type but has
  /// a capital letter.
  private(set) var substitutes: Set<String> = []
  /// Types that have what another type has: `@dynamicMemberLookup`.
  private(set) var forwarding: Set<String> = []
  /// What makes a text of itself.
  private(set) var selfShowing = SelfShowing()
  /// Functions with a parameter that is `#function` where nothing is given; of initialisers the type.
  private(set) var namingCaller: Set<String> = []

  public init() {}

  /// What one file knows of them.
  public init(of names: Set<String>, in source: SwiftSource) {
    selfShowing = SelfShowing(in: source)
    let places = Places(of: names, in: source)
    for name in places.names {
      let bindings = Bindings(of: name, in: places)
      for place in places[name] { note(place, of: name, bindings: bindings) }
    }
    for declaration in source.declarations {
      substitutes.formUnion(declaration.genericParameters.map(\.name.text))
      if declaration.parameters.contains(where: { $0.value == "#function" }) {
        let type = declaration.kind == .initializer ? declaration.enclosingType : nil
        namingCaller.insert(type.map { FileTypes.name(of: $0) } ?? declaration.name.text)
      }
      if declaration.isSubstitute { substitutes.insert(declaration.name.text) }
      guard declaration.kind.hasMembers else { continue }
      let name = FileTypes.name(of: declaration)
      inherited[name, default: []].formUnion(declaration.inheritedTypes.compactMap(\.base))
      if declaration.hasAttribute("dynamicMemberLookup") { forwarding.insert(name) }
      if declaration.kind == .protocolType {
        inherited[name, default: []].formUnion(declaration.typesOfSelf)
      }
      if declaration.kind != .extending { kinds[name] = declaration.kind }
    }
  }

  public mutating func merge(_ other: ProjectNames) {
    for (name, owners) in other.declared {
      for (type, found) in owners { note(found, of: name, in: type) }
    }
    declaredCount += other.declaredCount
    for (name, found) in other.uses { uses[name, default: Uses()].merge(found) }
    for (type, ancestors) in other.inherited { inherited[type, default: []].formUnion(ancestors) }
    kinds.merge(other.kinds) { first, _ in first }
    substitutes.formUnion(other.substitutes)
    forwarding.formUnion(other.forwarding)
    selfShowing.merge(other.selfShowing)
    namingCaller.formUnion(other.namingCaller)
  }

  private mutating func note(_ found: Declared, of name: String, in type: String?) {
    let order = declaredCount + found.order
    for range in found.ranges {
      let known = declared[name]?[type]?.ranges.last?.file
      guard known != range.file else {
        declared[name]?[type]?.isRepeated = true
        continue
      }
      declared[name, default: [:]][type, default: Declared(order: order, ranges: [])]
        .ranges.append(range)
    }
    if found.isRepeated { declared[name]?[type]?.isRepeated = true }
  }

  private mutating func note(_ place: Place, of name: String, bindings: Bindings) {
    let file = place.name.source.path
    noteLabel(place, of: name)
    switch place.role {
    case .declaration(let declaration):
      guard declaration.surroundingBlock == nil else { return }
      let type = declaration.enclosingType.map { FileTypes.name(of: $0) }
      note(Declared(order: 0, ranges: [place.name.range]), of: name, in: type)
      declaredCount += 1
      uses[name, default: Uses()].names[file, default: 0] += 1
    case .value:
      guard bindings.binding(at: place.start) == nil else { return }
      uses[name, default: Uses()].names[file, default: 0] += 1
    case .written(let written) where written.part == nil:
      uses[name, default: Uses()].labels[file, default: 0] += 1
    case .member, .written, .implicitMember, .keyPathMember, .type, .macro, .unknown:
      uses[name, default: Uses()].names[file, default: 0] += 1
    case .argumentLabel, .parameter(_, of: _, .label), .parameter(_, of: _, .both):
      uses[name, default: Uses()].labels[file, default: 0] += 1
    case .text where place.isKey:
      uses[name, default: Uses()].string = place.name.range
    case .parameter, .binding, .plainLabel, .text, .attribute, .genericParameter: break
    }
  }
}

extension ProjectNames {
  /// What a label of an initialiser is known as among the declarations.
  static func initializer(taking label: String) -> String { "init(\(label):)" }

  /// Whether several declarations in one file stand for a name in a type.
  func hasSeveral(_ name: String, in type: String) -> Bool {
    declared[name]?[type]?.isRepeated ?? false
  }

  private mutating func noteLabel(_ place: Place, of name: String) {
    guard case .parameter(_, of: let owner, let part) = place.role, part != .name,
      owner.kind == .initializer, let type = owner.enclosingType
    else { return }
    let found = Declared(order: 0, ranges: [place.name.range])
    note(found, of: Self.initializer(taking: name), in: FileTypes.name(of: type))
  }
}

extension ProjectNames.Uses {
  fileprivate mutating func merge(_ other: Self) {
    names.merge(other.names, uniquingKeysWith: +)
    labels.merge(other.labels, uniquingKeysWith: +)
    string = string ?? other.string
  }
}

extension ProjectNames {
  func kind(of type: String) -> DeclarationKind? { kinds[type] }

  /// How many types one type may inherit from; of one that has more, not all are looked at.
  static let mostAncestors = 100

  /// Everything that a type inherits from, by way of what the project declares; not the type itself.
  func ancestors(of type: String) -> Set<String> {
    var found: Set<String> = []
    var open = [type]
    while let next = open.popLast(), found.count < Self.mostAncestors {
      for ancestor in inherited[next] ?? [] where found.insert(ancestor).inserted {
        open.append(ancestor)
      }
    }
    return found.subtracting([type])
  }

  /// Where a name is declared in a type or in one that it inherits from.
  func declaration(of name: String, inTypes types: Set<String>) -> FileRange? {
    guard let owners = declared[name] else { return nil }
    return types.compactMap { owners[$0] }.min { $0.order < $1.order }?.ranges.first
  }

  /// Where a name is declared in another type that inherits from one.
  ///
  /// - Parameter ancestors: what a type inherits from.
  func declaration(
    of name: String, inHeirsOf type: String, ancestors: (String) -> Set<String>
  ) -> FileRange? {
    (declared[name] ?? [:]).filter { owner, _ in owner.map { ancestors($0).contains(type) } ?? false
    }
    .values.min { $0.order < $1.order }?.ranges.first
  }

  /// Whether a name is declared in a type.
  func declares(_ name: String, in type: String) -> Bool {
    declared[name]?[type] != nil
  }

  /// Where another file declares a name in a type, or for nil at its top.
  func declaration(of name: String, in type: String?, outside file: String) -> FileRange? {
    declared[name]?[type]?.ranges.prefix(2).first { $0.file != file }
  }
}

extension Declaration {
  /// Whether its name may stand where that of a type does, and is none.
  fileprivate var isSubstitute: Bool {
    switch kind {
    case .typeAlias, .associatedType: true
    case .constant, .variable, .enumerationCase, .function: name.isCapital
    default: false
    }
  }

  /// The types that its conditions say it has itself: `where Self: View`.
  var typesOfSelf: [String] {
    guard !whereClause.isEmpty else { return [] }
    return whereClause.text.dropFirst("where".count).split(separator: ",").flatMap { condition in
      let parts = condition.split { ":=&".contains($0) || $0.isWhitespace }
      return parts.first == "Self"
        ? parts.dropFirst().map { FileTypes.lastPart(of: String($0)) } : []
    }
  }
}
