import SourceModel

/// An initializer with the statements of its body.
struct InitializerBody {
  let initializer: Declaration
  /// Those at the top of the body.
  let statements: [Statement]

  init(_ initializer: Declaration) {
    self.initializer = initializer
    statements = initializer.block?.statements ?? []
  }

  /// Whether something is assigned behind what may be a call of `self.init`.
  var assignsAfterDelegating: Bool {
    guard let call = statements.firstIndex(where: { $0.target == "init" }) else { return false }
    return statements[call...].contains { $0.kind == .assignment }
  }
}

/// The calls of `self.init` in a file, looked for when somebody asks for one.
final class DelegatingCalls {
  private let source: SwiftSource
  /// By the offset of the initializer's name.
  private lazy var calls = source.calls.lazy
    .filter { $0.callee == "init" && $0.receiver == "self" }
    .reduce(into: [Int: Call]()) { calls, call in
      calls[call.owner?.name.offsets.lowerBound ?? -1] = call
    }

  init(in source: SwiftSource) {
    self.source = source
  }

  func call(in initializer: Declaration) -> Call? {
    calls[initializer.name.offsets.lowerBound]
  }
}
