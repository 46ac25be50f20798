import Diagnostics
import SourceModel

/// What all files of a project know of some names: who declares them, how often they are used, and which
/// types there are.
public struct ProjectNames: Sendable {
  /// A declaration of one of the names.
  struct Declared: Hashable, Sendable {
    /// The type or extended type that it is a member of; nil at the top of a file.
    let type: String?
    let range: FileRange
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

  private(set) var declared: [String: [Declared]] = [:]
  private(set) var uses: [String: Uses] = [:]
  /// By the name of a type: what its declaration and its extensions inherit from.
  private var inherited: [String: Set<String>] = [:]
  private var kinds: [String: DeclarationKind] = [:]
  /// Names that stand for a type without being one: type aliases, generic parameters.
  private(set) var substitutes: Set<String> = []

  public init() {}

  /// What one file knows of them.
  public init(of names: Set<String>, in source: SwiftSource) {
    let places = Places(of: names, in: source)
    for name in names {
      let bindings = Bindings(of: name, in: places)
      for place in places[name] { note(place, of: name, bindings) }
    }
    for declaration in source.declarations {
      substitutes.formUnion(declaration.genericParameters.map(\.name.text))
      if declaration.kind == .typeAlias || declaration.kind == .associatedType {
        substitutes.insert(declaration.name.text)
      }
      guard declaration.kind.hasMembers else { continue }
      let name = FileTypes.name(of: declaration)
      inherited[name, default: []].formUnion(declaration.inheritedTypes.compactMap(\.base))
      if declaration.kind != .extending { kinds[name] = declaration.kind }
    }
  }

  public mutating func merge(_ other: ProjectNames) {
    declared.merge(other.declared, uniquingKeysWith: +)
    uses.merge(other.uses) { $0.merged(with: $1) }
    inherited.merge(other.inherited) { $0.union($1) }
    kinds.merge(other.kinds) { first, _ in first }
    substitutes.formUnion(other.substitutes)
  }

  private mutating func note(_ place: Place, of name: String, _ bindings: Bindings) {
    let file = place.name.source.path
    switch place.role {
    case .declaration(let declaration):
      guard declaration.surroundingBlock == nil else { return }
      let type = declaration.enclosingType.map { FileTypes.name(of: $0) }
      declared[name, default: []].append(Declared(type: type, range: place.name.range))
      uses[name, default: Uses()].names[file, default: 0] += 1
    case .value:
      guard bindings.binding(at: place.start) == nil else { return }
      uses[name, default: Uses()].names[file, default: 0] += 1
    case .member, .implicitMember, .keyPathMember, .type, .macro, .unknown:
      uses[name, default: Uses()].names[file, default: 0] += 1
    case .argumentLabel, .parameter(_, of: _, .label), .parameter(_, of: _, .both):
      uses[name, default: Uses()].labels[file, default: 0] += 1
    case .text where place.isKey:
      uses[name, default: Uses()].string = place.name.range
    case .parameter, .binding, .plainLabel, .text, .attribute, .genericParameter: break
    }
  }
}

extension ProjectNames.Uses {
  fileprivate func merged(with other: Self) -> Self {
    Self(
      names: names.merging(other.names, uniquingKeysWith: +),
      labels: labels.merging(other.labels, uniquingKeysWith: +), string: string ?? other.string)
  }
}

extension ProjectNames {
  func kind(of type: String) -> DeclarationKind? { kinds[type] }

  /// Everything that a type inherits from, by way of what the project declares; not the type itself.
  func ancestors(of type: String) -> Set<String> {
    var found: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      for ancestor in inherited[next] ?? [] where found.insert(ancestor).inserted {
        open.append(ancestor)
      }
    }
    return found.subtracting([type])
  }

  /// Where a name is declared in a type or in one that it inherits from.
  func declaration(of name: String, inTypes types: Set<String>) -> FileRange? {
    declared[name]?.first { $0.type.map(types.contains) ?? false }?.range
  }

  /// Where a name is declared at the top of a file.
  func topLevelDeclaration(of name: String, outside file: String) -> FileRange? {
    declared[name]?.first { $0.type == nil && $0.range.file != file }?.range
  }
}
