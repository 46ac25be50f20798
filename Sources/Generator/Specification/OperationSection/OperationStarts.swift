/// Which operations the keys of controllers start, and to which of their inputs they give a value.
struct OperationStarts: Sendable {
  /// By the name of each operation that is started, or runs before one that is.
  private var given: [String: Set<String>] = [:]
  /// Those that run before one that a key starts, which gives them nothing.
  private(set) var predecessors: Set<String> = []

  init() {}

  init(of controllers: some Sequence<ControllerEntry>, operations: NamedList<OperationEntry>) {
    var waiting: [String] = []
    for action in controllers.flatMap(\.actions) {
      guard let name = action.operation?.value else { continue }
      let inputs = Set(action.with.names)
      given[name] = given[name].map { $0.intersection(inputs) } ?? inputs
      waiting += operations[name]?.after.map(\.value) ?? []
    }
    while let name = waiting.popLast() {
      guard predecessors.insert(name).inserted else { continue }
      given[name] = []
      waiting += operations[name]?.after.map(\.value) ?? []
    }
  }

  /// Whether the operation is started without a value for an input of this name.
  func leaveOpen(_ input: String, of operation: String) -> Bool {
    given[operation]?.contains(input) == false
  }
}
