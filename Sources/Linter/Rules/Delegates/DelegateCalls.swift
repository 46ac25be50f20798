import SourceModel

/// Who calls the methods of a project's delegates, outside of tests.
struct DelegateCalls {
  private let calls: [Callee: [DelegateCall]]
  /// By the name of a type: the protocols of the delegates that it holds.
  private let held: [String: Set<String>]
  private let types: TypeTable

  private struct Callee: Hashable {
    let name: String
    let labels: [String]
  }

  init(in project: Project) {
    types = project.types
    calls = Dictionary(
      grouping: project.files.lazy.flatMap(\.delegateCalls),
      by: {
        Callee(name: $0.name, labels: $0.labels)
      })
    held = project.files.lazy.flatMap(\.delegates).reduce(into: [:]) { held, property in
      guard let type = property.type else { return }
      held[property.owner, default: []].insert(type)
    }
  }

  /// The calls of a protocol's method. What a type that holds other delegates alone calls by the same
  /// name is another method.
  func calls(of method: DelegateMethod, in delegate: String) -> [DelegateCall] {
    let labels = method.parameters.map { $0.isLabelled ? $0.parameter.label.text : "" }
    let name = method.name.text
    // The last arguments may be closures behind the parentheses, or left out.
    return (0...labels.count).flatMap { count in
      calls[Callee(name: name, labels: Array(labels.prefix(count)))] ?? []
    }
    .filter { mayHold(delegate, of: $0.caller) }
  }

  private func mayHold(_ delegate: String, of caller: String) -> Bool {
    guard let names = held[caller] else { return true }
    return names.contains { name in
      let declared = types.declarations(of: name)
      return name == delegate || declared.isEmpty
        || declared.contains { types.ancestors(of: $0).contains(delegate) }
    }
  }
}
