import SourceModel

/// Who calls the methods of a project's delegates, outside of tests.
struct DelegateCalls {
  private let calls: [Callee: [DelegateCall]]
  /// By the name of a type: what the delegates that it holds are and inherit from.
  private let held: [String: Set<String>]
  /// The types that hold a delegate which the project does not declare, and which may be anything.
  private let holdersOfOthers: Set<String>

  private struct Callee: Hashable {
    let name: String
    let labels: [String]
  }

  init(in project: Project) {
    calls = Dictionary(
      grouping: project.files.lazy.flatMap(\.delegateCalls),
      by: {
        Callee(name: $0.name, labels: $0.labels)
      })
    var kin: [String: Set<String>] = [:]
    var held: [String: Set<String>] = [:]
    var holdersOfOthers: Set<String> = []
    for property in project.files.lazy.flatMap(\.delegates) {
      guard let type = property.type else { continue }
      let names = kin[type] ?? Self.kin(of: type, in: project.types)
      kin[type] = names
      held[property.owner, default: []].formUnion(names)
      if names.isEmpty { holdersOfOthers.insert(property.owner) }
    }
    self.held = held
    self.holdersOfOthers = holdersOfOthers
  }

  /// What a type of the project is and inherits from; empty for others.
  private static func kin(of type: String, in types: TypeTable) -> Set<String> {
    let declared = types.declarations(of: type)
    return declared.isEmpty ? [] : Set(declared.flatMap(types.ancestors)).union([type])
  }

  /// Where all who call a protocol's method pass themselves.
  func ownArgument(of method: DelegateMethod, in delegate: String) -> Int? {
    let places = Set(calls(of: method, in: delegate).map { $0.arguments.firstIndex(of: .own) })
    guard places.count == 1, let place = places.first ?? nil,
      method.parameters.indices.contains(place)
    else { return nil }
    return place
  }

  /// The calls of a protocol's method. What a type that holds other delegates alone calls by the same
  /// name is another method.
  private func calls(of method: DelegateMethod, in delegate: String) -> [DelegateCall] {
    let labels = method.parameters.map { $0.isLabelled ? $0.parameter.label.text : "" }
    let name = method.name.text
    // The last arguments may be closures behind the parentheses, or left out.
    return (0...labels.count).flatMap { count in
      calls[Callee(name: name, labels: Array(labels.prefix(count)))] ?? []
    }
    .filter { mayHold(delegate, of: $0.caller) }
  }

  private func mayHold(_ delegate: String, of caller: String) -> Bool {
    guard let names = held[caller], !holdersOfOthers.contains(caller) else { return true }
    return names.contains(delegate)
  }
}
