/// The methods of a delegate protocol by what they are called, looked through once when somebody asks.
final class MethodIndex {
  private struct Labelled: Hashable {
    let name: String
    let label: String
  }

  private let methods: [DelegateMethod]
  private lazy var signatures = Set(methods.map { WrittenSignature($0) })
  /// By the name before the parentheses: how many methods have it.
  private lazy var counts = methods.reduce(into: [:]) { $0[$1.name.text, default: 0] += 1 }
  /// How many of a name have a parameter with a label.
  private lazy var labelled: [Labelled: Int] = methods.reduce(into: [:]) { counts, method in
    for label in Set(method.parameters.map(\.parameter.label.text)) {
      counts[Labelled(name: method.name.text, label: label), default: 0] += 1
    }
  }

  init(_ methods: [DelegateMethod]) {
    self.methods = methods
  }

  func contains(_ signature: WrittenSignature) -> Bool {
    signatures.contains(signature)
  }

  /// Whether some method of a name has no parameter with a label.
  func hasMethod(named name: String, without label: String) -> Bool {
    (counts[name] ?? 0) > (labelled[Labelled(name: name, label: label)] ?? 0)
  }
}
