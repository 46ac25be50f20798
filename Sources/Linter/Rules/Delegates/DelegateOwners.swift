import Diagnostics
import SourceModel

/// Which types of a project hold a delegate or a data source of which protocol: they ask it.
struct DelegateOwners {
  private let project: Project
  /// By the name of the protocol.
  private let owners: [String: Set<String>]
  /// By the name of such a type: what it inherits from.
  private let ancestors: [String: Set<String>]

  init(in project: Project) {
    self.project = project
    let properties = project.files.lazy.filter { !$0.isTest }.flatMap(\.delegates)
    owners = properties.reduce(into: [:]) { owners, property in
      guard let type = property.type, !property.isOfDouble else { return }
      owners[type, default: []].insert(property.owner)
    }
    ancestors = Set(owners.values.joined()).reduce(into: [:]) { ancestors, type in
      let declared = project.types.declarations(of: type)
      ancestors[type] = Set(declared.flatMap(project.types.ancestors))
    }
  }

  /// What is found in the protocols for delegates and data sources that the project declares, in the order of its
  /// files.
  static func findings(
    in project: Project, _ judge: (DelegateProtocol) -> [Finding]
  ) -> [Finding] {
    guard project.files.contains(where: \.declaresDelegates) else { return [] }
    let owners = DelegateOwners(in: project)
    let calls = DelegateCalls(in: project)
    return project.mapDelegateProtocols { declaration in
      DelegateProtocol(declaration, owners: owners, calls: calls).map(judge) ?? []
    }
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

  /// Whether one of the types that keep somebody inherits from another type.
  func isHeir(_ holder: String, of name: String) -> Bool {
    ancestors[holder]?.contains(name) ?? false
  }
}
