import Diagnostics
import SourceModel

/// The delegate and data source protocols that a project declares, and what is wrong with them.
struct DelegateProtocols {
  let findings: [Finding]

  init(in project: Project) {
    let files = project.files.filter { file in
      file.isJudged && file.isWanted && !file.isTest && !file.isMachineWritten
        && file.delegation.contains(where: \.isDelegateProtocol)
    }
    guard !files.isEmpty else {
      findings = []
      return
    }
    let ofValues = Self.protocolsOfValues(in: project)
    let held = Dictionary(grouping: project.files.lazy.flatMap(\.delegates), by: { $0.type ?? "" })
    findings = files.flatMap { file -> [Finding] in
      let declared = file.delegation.filter {
        $0.isDelegateProtocol && !$0.isEmpty && !ofValues.contains($0.name)
      }
      let unbound = declared.filter { type in
        let holders = held[type.name] ?? []
        return (holders.isEmpty || !holders.allSatisfy(\.isOwned))
          && !Self.isClassBound(type, in: project)
          // It is bound with the protocol that it inherits from, of which the same is said.
          && !type.inherited.contains(where: project.delegation.declares)
      }
      .map(Self.unbound)
      return unbound + declared.flatMap { Self.missingDefaults(of: $0, in: project) }
    }
  }

  /// The protocols for delegates to which structures and enumerations of the project conform: they ask for
  /// values, which nobody can hold weakly.
  static func protocolsOfValues(in project: Project) -> Set<String> {
    let names = project.delegation.protocols.map(\.name).filter { name in
      project.delegation.answers(to: name).contains { type in
        let declared = type.isExtension ? declarations(of: type.name, in: project) : [type]
        return declared.contains { $0.kind == .structure || $0.kind == .enumeration }
      }
    }
    return Set(names)
  }

  /// Those of a name that may be written with the type around it: `Watcher.Listener`.
  private static func declarations(of name: String, in project: Project) -> [TypeOutline] {
    guard let dot = name.lastIndex(of: ".") else { return project.types.declarations(of: name) }
    let (around, last) = (name[..<dot], name[name.index(after: dot)...])
    return project.files.lazy.flatMap(\.types).filter { type in
      type.name == last && type.enclosing.map { around == $0 || around.hasSuffix(".\($0)") } == true
    }
  }

  /// Whether only classes can conform to a protocol of the project.
  static func isClassBound(_ name: String, in project: Project) -> Bool {
    project.types.declarations(of: name).contains { isClassBound($0, in: project) }
  }

  /// Protocols of the standard library that a structure can conform to.
  private static let valueProtocols: Set = [
    "Sendable", "Hashable", "Equatable", "CustomStringConvertible", "Identifiable",
  ]

  /// A protocol from elsewhere may be class-bound; only a clause of known ones is judged.
  private static func isClassBound(_ type: TypeOutline, in project: Project) -> Bool {
    if type.isForObjectiveC { return true }
    let ancestors = project.types.ancestors(of: type)
    return ancestors.contains { name in
      if ["UI", "NS"].contains(where: name.hasPrefix) { return true }
      guard project.types.declarations(of: name).isEmpty else { return false }
      return !valueProtocols.contains(name)
    }
  }

  private static func unbound(_ type: TypeOutline) -> Finding {
    let clause = (["AnyObject"] + type.inherited).joined(separator: ", ")
    // Who asks for a value that crosses threads may want one that is not a class.
    return Finding(
      "write 'protocol \(type.name): \(clause)'", at: type.nameRange,
      certainty: type.inherited.contains("Sendable") ? .likely : .certain,
      notes: [Note(Precedent.classBound.sentence)])
  }

  /// The requirements whose documentation begins with "Optional" and that no extension answers.
  private static func missingDefaults(of type: TypeOutline, in project: Project) -> [Finding] {
    let optional = type.optionalRequirements
    guard !optional.isEmpty else { return [] }
    let answered = project.delegation.methods(inExtensionsOf: type.name)
    return optional.filter { !answered.contains($0.name) }.map { requirement in
      Finding(
        "give it a default in an extension of \(type.name)", at: requirement.range,
        notes: [Note(Precedent.optionalMethod.sentence)])
    }
  }
}
