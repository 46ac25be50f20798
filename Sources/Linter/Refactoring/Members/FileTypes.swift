import SourceModel

/// The types of a file with some of their members, those of extensions included.
struct FileTypes {
  /// A type and its extensions; several types, where they have one name.
  struct Parts {
    var declarations: [Declaration] = []
    /// Where their members lie.
    var reach = Stretches([])
    /// Whether no other file can name the type.
    var isHidden = false
    /// Whether it is a structure without an initialiser of its own.
    var isMadeByMembers = false
    var isClass = false
    /// Whether the file has several types of the name, not counting the clauses of an `#if`.
    var isSeveral = false
    var attributes: [Attribute] = []
    /// What the parts in the file inherit from.
    var inherited: Set<String> = []
  }

  private var types: [String: Parts] = [:]
  private var members: [Member: [Declaration]] = [:]

  private struct Member: Hashable {
    let type: String
    let name: String
  }

  /// - Parameter search: the names of the members that are asked for.
  init(in source: SwiftSource, membersCalled search: NameSearch) {
    var parts: [String: [Declaration]] = [:]
    var made: Set<Int> = []
    for declaration in source.declarations {
      if declaration.kind.hasMembers {
        parts[Self.name(of: declaration), default: []].append(declaration)
      }
      if declaration.kind == .initializer, let type = declaration.parent {
        made.insert(type.range.bytes.lowerBound)
      }
      guard let name = search.match(declaration.name.utf8), let type = declaration.parent,
        type.kind.hasMembers
      else { continue }
      members[Member(type: Self.name(of: type), name: name), default: []].append(declaration)
    }
    types = parts.mapValues { Parts($0, withInitializers: made) }
  }

  /// The name of a type or of what an extension extends, without the types around it and without generic
  /// arguments.
  static func name(of type: Declaration) -> String {
    lastPart(of: type.name.text)
  }

  /// `Photo` of `Library.Photo<Int>`.
  static func lastPart(of path: String) -> String {
    let plain = path.prefix { $0 != "<" }
    return String(plain.split(separator: ".").last ?? plain)
  }

  /// The names of the types around a use, innermost first.
  static func namesAround(_ owner: Declaration?) -> [String] {
    sequence(first: owner) { $0?.parent }.compactMap { declaration in
      guard let declaration, declaration.kind.hasMembers else { return nil }
      return name(of: declaration)
    }
  }

  /// A type around a use.
  struct Scope {
    let declaration: Declaration
    let name: String
    /// What conditions say that it is as well: `where Self: View`.
    let conditions: [String]
  }

  /// The types around a use, innermost first.
  static func scopes(around owner: Declaration?) -> [Scope] {
    var conditions: [String] = []
    return sequence(first: owner) { $0?.parent }.compactMap { declaration in
      guard let declaration else { return nil }
      conditions += declaration.typesOfSelf
      guard declaration.kind.hasMembers else { return nil }
      defer { conditions = [] }
      return Scope(declaration: declaration, name: name(of: declaration), conditions: conditions)
    }
  }

  /// Nil for a type that the file neither declares nor extends.
  subscript(type: String) -> Parts? { types[type] }

  func members(_ name: String, of type: String) -> [Declaration] {
    members[Member(type: type, name: name)] ?? []
  }
}

extension FileTypes.Parts {
  fileprivate init(_ parts: [Declaration], withInitializers made: Set<Int>) {
    declarations = parts.filter { $0.kind != .extending }
    reach = Stretches(parts.map(\.range.bytes))
    isHidden = declarations.contains { $0.isHidden || $0.surroundingBlock != nil }
    isMadeByMembers = declarations.contains {
      $0.kind == .structure && !made.contains($0.range.bytes.lowerBound)
    }
    isClass = declarations.contains { $0.kind == .classType }
    isSeveral = Set(declarations.map { $0.parent?.range.bytes }).count > 1
    attributes = parts.flatMap(\.attributes)
    inherited = Set(parts.flatMap(\.inheritedTypes).compactMap(\.base))
  }
}
