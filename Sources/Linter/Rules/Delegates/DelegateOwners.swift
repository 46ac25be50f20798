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
  static func protocols(in project: Project) -> [DelegateProtocol] {
    let declarations = project.files.flatMap(project.delegateProtocols)
    guard !declarations.isEmpty else { return [] }
    let owners = DelegateOwners(in: project)
    let calls = DelegateCalls(in: project)
    return declarations.compactMap { DelegateProtocol($0, owners: owners, calls: calls) }
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

  /// Whether the type is one for values, which ask nobody.
  func isValue(_ name: String) -> Bool {
    if StandardTypes.isValue(name) { return true }
    let declared = project.types.declarations(of: name)
    return !declared.isEmpty
      && declared.allSatisfy { $0.kind == .structure || $0.kind == .enumeration }
  }

  func isHeir(_ type: String, of name: String) -> Bool {
    project.types.declarations(of: type).contains { outline in
      project.types.ancestors(of: outline).contains(name)
    }
  }
}
