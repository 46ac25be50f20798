import Diagnostics
import SourceModel

/// Which types of a project hold a delegate or a data source of which protocol: they ask it. An object, since every
/// protocol that is looked at has it.
final class DelegateOwners {
  private let types: TypeTable
  /// By the name of the protocol.
  private let owners: [String: Set<String>]
  /// The protocols that some property called a delegate or a data source has.
  private let delegates: Set<String>

  init(in project: Project) {
    types = project.types
    var owners: [String: Set<String>] = [:]
    var delegates: Set<String> = []
    for property in project.delegation.properties {
      guard let type = property.type else { continue }
      owners[type, default: []].insert(property.owner)
      if property.isNamedForDelegate { delegates.insert(type) }
    }
    self.owners = owners
    self.delegates = delegates
  }

  /// What is found in the protocols for delegates and data sources that the project declares, in the order of its
  /// files.
  static func findings(in project: Project, _ judge: (DelegateProtocol) -> [Finding]) -> [Finding] {
    let owners = DelegateOwners(in: project)
    return project.mapDelegateProtocols { declaration in
      DelegateProtocol(declaration, owners: owners)
        .flatMap { owners.isOfCommands($0, in: project) ? nil : judge($0) } ?? []
    }
  }

  /// Whether the type that a protocol is named for conforms to it and asks nobody: others call it by the protocol.
  private func isOfCommands(_ delegate: DelegateProtocol, in project: Project) -> Bool {
    let name = delegate.declaration.name.text
    return project.delegation.answers(to: name).contains { $0.name == delegate.stem }
      && !types(holding: name).contains(delegate.stem)
  }

  /// The types that keep somebody who conforms to a protocol.
  func types(holding delegate: String) -> Set<String> {
    owners[delegate] ?? []
  }

  /// Whether some property is called a delegate or a data source and has the protocol.
  func isDelegate(_ name: String) -> Bool {
    delegates.contains(name)
  }

  /// Whether the project declares a class or a protocol of the name, whose instances can ask.
  func declaresAsker(_ name: String) -> Bool {
    types.declarations(of: name).contains {
      [.classType, .actor, .protocolType].contains($0.kind)
    }
  }

  /// Whether a type has a name and the project does not declare it.
  func isFromElsewhere(_ name: String) -> Bool {
    !name.isEmpty && types.declarations(of: name).isEmpty
  }

  /// Whether the type is one for values, which ask nobody, or another name of such a type.
  func isValue(_ name: String) -> Bool {
    if StandardTypes.isValue(name) { return true }
    let declared = types.declarations(of: name)
    return !declared.isEmpty
      && declared.allSatisfy {
        $0.kind == .structure || $0.kind == .enumeration
          || $0.kind == .typeAlias && $0.inherited.contains(where: StandardTypes.isValue)
      }
  }
}
