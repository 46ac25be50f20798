/// What the owner's files declare inside of types and functions: wherever such a name means that, it is the owner's,
/// also where armature calls a type of its own so. In the file itself a module has one type of a name.
struct OwnerNames {
  private var members: [String: [String: CodeNames.Declaration]] = [:]
  private var parents: [String: Set<String>] = [:]
  /// What is written behind the name of a type that is declared nowhere here: `Component` of `Calendar`.
  private var foreignMembers: [String: Set<String>] = [:]
  /// The names that the owner has given to members, or to parts of tuples.
  private(set) var memberNames: Set<String> = []
  /// The types in which the owner has written functions, by these and a label: `find(title:)`.
  private var labelled: [String: Set<String?>] = [:]
  /// What the module of the project was called, and is: before a dot it stands for what armature wrote.
  let modules: Set<String>

  /// - Parameters:
  ///   - files: those of the owner's, and what armature wrote of them, which is not the owner's.
  ///   - types: what armature calls its types, and has called them.
  init(
    _ files: [(code: CodeNames, original: CodeNames?)] = [], modules: Set<String> = [],
    types: Set<String> = []
  ) {
    self.modules = modules
    var known = modules.union(types)
    for (code, original) in files {
      let written = Set(original?.places.lazy.filter(\.isMember).map(\.name) ?? [])
      for place in code.places where !written.contains(place.name) {
        if place.isMember { memberNames.insert(place.name) }
        if place.isLabelDeclaration, let label = place.labelled {
          labelled[label, default: []].insert(place.container)
        }
        let type = code.scopes[place.scope].type
        if place.declaration == .type { known.insert(place.name) }
        if let declaration = place.declaration, let type {
          members[type, default: [:]].merge([place.name: declaration]) { $0 == .type ? $0 : $1 }
        }
        if case .member(let type?) = place.role, type.first?.isUppercase == true {
          foreignMembers[type, default: []].insert(place.name)
        }
      }
      for scope in code.scopes {
        if let type = scope.type { parents[type, default: []].formUnion(scope.parents) }
      }
    }
    for type in known { foreignMembers[type] = nil }
  }

  /// The types in which the owner has written a function with such an argument, with nil where it is in none.
  func types(labelling label: String) -> Set<String?> { labelled[label] ?? [] }

  /// What the owner calls so in a type or in what that is derived from; nil where the owner does not.
  func declaration(of name: String, in type: String) -> CodeNames.Declaration? {
    var seen: Set<String> = []
    var open = [type]
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      if let declaration = members[type]?[name] { return declaration }
      if foreignMembers[type]?.contains(name) == true { return .type }
      open += parents[type] ?? []
    }
    return nil
  }

  /// What the owner has declared that a name without a receiver means, the innermost first; nil where it is what
  /// the module calls so.
  ///
  /// - Parameter isMember: whether it is a member of a type, and nothing that only a function knows.
  func declaration(
    of place: CodeNames.Place, in code: CodeNames
  ) -> (kind: CodeNames.Declaration, isMember: Bool)? {
    let locals = code.places.filter { $0.name == place.name && $0.declaration != nil }
    var next = code.scopes[place.scope].parent == nil ? nil : place.scope as Int?
    while let index = next, let parent = code.scopes[index].parent {
      if let type = code.scopes[index].type {
        if let kind = declaration(of: place.name, in: type) { return (kind, true) }
      } else if let kind = locals.first(where: { $0.scope == index })?.declaration {
        return (kind, false)
      }
      next = parent
    }
    return nil
  }

  /// Whether a name may be that of a type of the module as well as what the owner has declared.
  func isDoubtful(_ place: CodeNames.Place, in code: CodeNames) -> Bool {
    place.role == .bare && place.declaration == nil && !place.isMember && place.mayBeType
      && declaration(of: place, in: code)?.kind == .value
  }
}
