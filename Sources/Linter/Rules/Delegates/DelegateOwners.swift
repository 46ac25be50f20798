import SourceModel

/// Which types of a project hold a delegate or a data source of which protocol: they ask it.
struct DelegateOwners {
  private let project: Project
  /// By the name of the protocol.
  private let owners: [String: Set<String>]

  init(in project: Project) {
    self.project = project
    let properties = project.files.lazy.filter { !$0.isTest }.flatMap(\.delegates)
    owners = properties.reduce(into: [:]) { owners, property in
      guard let type = property.type, !property.isOfDouble else { return }
      owners[type, default: []].insert(property.owner)
    }
  }

  /// The protocols for delegates and data sources that the project declares, in the order of its files.
  var protocols: [DelegateProtocol] {
    let declarations = project.files.flatMap(project.delegateProtocols)
    guard !declarations.isEmpty else { return [] }
    let calls = DelegateCalls(in: project)
    return declarations.compactMap { DelegateProtocol($0, owners: self, calls: calls) }
  }

  /// The types that keep somebody who conforms to a protocol.
  func types(holding delegate: String) -> Set<String> {
    owners[delegate] ?? []
  }

  /// Whether the project declares a class or a protocol of the name, whose instances can ask.
  func declaresAsker(_ name: String) -> Bool {
    project.types.declarations(of: name).contains {
      [.classType, .actor, .protocolType].contains($0.kind)
    }
  }

  /// Whether a protocol's methods can pass a type that none of them names yet: an object that everybody
  /// sees who sees the protocol, and not one way to implement it.
  func canName(_ name: String, in delegate: Declaration) -> Bool {
    let isForOthers = delegate.access == .publicly || delegate.access == .open
    return !["Impl", "Implementation"].contains(where: name.hasSuffix) && declaresAsker(name)
      && (!isForOthers || project.types.declarations(of: name).contains(where: \.isPublic))
  }

  /// Whether the project declares the type with generic parameters.
  func isGeneric(_ name: String) -> Bool {
    project.types.declarations(of: name).contains(where: \.isGeneric)
  }

  /// Whether the project declares a type of the name outside of others.
  func isAtTop(_ name: String) -> Bool {
    !project.types.declarations(of: name).isEmpty
  }

  /// The nearest class above several types.
  func superclass(ofAll types: [String]) -> String? {
    let chains = types.map { type in
      project.types.declarations(of: type).first.map(project.types.superclasses) ?? []
    }
    guard chains.count > 1, let first = chains.first else { return nil }
    return first.first { name in chains.allSatisfy { $0.contains(name) } && isAtTop(name) }
  }

  /// Whether the project declares the name for nothing but values, which ask nobody.
  func isValue(_ name: String) -> Bool {
    let declared = project.types.declarations(of: name)
    return !declared.isEmpty
      && declared.allSatisfy { $0.kind == .structure || $0.kind == .enumeration }
  }

  /// Whether one of the types is of another type, or may be: of a view or controller from elsewhere.
  func isSupertype(_ name: String, ofOneOf types: Set<String>) -> Bool {
    let declared = project.types.declarations(of: name)
    if declared.isEmpty, name.hasSuffix("View") || name.hasSuffix("Controller") { return true }
    return types.contains { isHeir($0, of: name) }
  }

  /// Whether an object of one type can be passed as another one; of what the project does not declare,
  /// and of protocols, nobody knows.
  func canPass(_ type: String, as name: String) -> Bool {
    type == name || isHeir(type, of: name)
      || !project.types.declarations(of: name).contains { $0.kind == .classType }
  }

  func isHeir(_ type: String, of name: String) -> Bool {
    project.types.declarations(of: type).contains { outline in
      project.types.ancestors(of: outline).contains(name)
    }
  }
}
