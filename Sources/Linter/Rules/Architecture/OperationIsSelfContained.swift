import Diagnostics
import Roles
import SourceModel

struct OperationIsSelfContained: Rule {
  static let about = RuleDescription(
    id: "operation_is_self_contained",
    summary: "An operation gets all that it needs as its input.",
    why: "Then it runs on any queue and in any test, and two of them cannot disturb each other.",
    severity: .warning,
    examples: [
      Example(
        "an operation that reaches a singleton",
        """
        final class ImportOperation: Operation {
          override func main() { NewsStore.shared.importAll() }
        //                                 ^^^^^^ operation_is_self_contained: pass 'NewsStore' in with \
        the input of 'ImportOperation'
        }
        """),
      Example(
        "settings of the whole program",
        """
        final class SynchronizeNewsOperation: ModelOperation<URL, Int> {
          override func perform() async throws -> Int {
            UserDefaults.standard.integer(forKey: "limit")
        //               ^^^^^^^^ operation_is_self_contained: pass 'UserDefaults' in with the input of \
        'SynchronizeNewsOperation'
          }
        }
        """),
      Example(
        "a global variable of the file",
        """
        var importedCount = 0
        class ImportOperation: Operation {
          override func main() { importedCount += 1 }
        //                       ^^^^^^^^^^^^^ operation_is_self_contained: pass 'importedCount' in \
        with the input of 'ImportOperation'
        }
        """),
      Example(
        "everything comes with the input",
        """
        final class ImportOperation: Operation {
          let store: NewsStore
          init(store: NewsStore) { self.store = store }
          override func main() { store.importAll() }
        }
        """),
      Example(
        "a default that callers can replace, and what has no state of the program",
        """
        final class ImportOperation: Operation {
          init(session: URLSession = URLSession.shared) {}
          override func main() { NotificationCenter.default.post(name: didFinish, object: self) }
        }
        """),
      Example(
        "other types",
        """
        final class NewsCoordinator { func start() { NewsStore.shared.importAll() } }
        """),
    ])

  private static let members: Set = ["shared", "sharedInstance", "standard", "singleton"]

  func findings(in source: SwiftSource) -> [Finding] {
    guard source.isOfProgram else { return [] }
    let operations = source.types.filter { $0.kind == .classType && $0.inheritedRole == .operation }
    guard !operations.isEmpty else { return [] }
    let variables = Set(
      source.topLevelDeclarations.filter { $0.kind == .variable && $0.isStored }.map(\.name.text))
    let names = Set(operations.map(\.name.text))
    var seen: Set<String> = []
    return source.uses.compactMap { use in
      guard let owner = use.owner, let name = Self.shared(use, among: variables),
        let operation = Self.operation(around: owner, names: names),
        !owner.parameters.contains(where: { $0.value.contains(use.name) }),
        seen.insert("\(operation.name) \(name)").inserted
      else { return nil }
      return .likely("pass '\(name)' in with the input of '\(operation.name)'", at: use.name.range)
    }
  }

  /// The outermost operation, or extension of one at the top of the file, that a declaration is or
  /// lies in.
  private static func operation(around owner: Declaration, names: Set<String>) -> Declaration? {
    var found: Declaration?
    var next: Declaration? = owner
    while let declaration = next {
      let isOne =
        declaration.kind == .classType && declaration.inheritedRole == .operation
        || declaration.kind == .extending && declaration.parent == nil
      if isOne, names.contains(declaration.name.text) { found = declaration }
      next = declaration.parent
    }
    return found
  }

  /// What a use reaches that the whole program shares.
  private static func shared(_ use: Use, among variables: Set<String>) -> String? {
    switch use.kind {
    case .member:
      let receiver = use.receiver
      let isPath = receiver.utf8.contains(UInt8(ascii: "."))
      guard members.contains(use.name.text), receiver.isCapital, !isPath else { return nil }
      return receiver.text
    case .value: return variables.contains(use.name.text) ? use.name.text : nil
    default: return nil
    }
  }
}
