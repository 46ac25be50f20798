import SourceModel

/// What is given to macros that may make other names of the names in it.
struct UnknownMacros {
  private let stretches: Stretches

  /// Macros that keep to the meaning of what they are given.
  private static let plain: Set<String> = [
    "expect", "require", "selector", "keyPath", "Predicate", "Expression", "colorLiteral",
    "imageLiteral", "fileLiteral", "Preview", "Playground", "assert", "precondition", "unwrap",
    "warning", "error", "isolation",
  ]

  init(in source: SwiftSource) {
    let calls = source.calls.filter { $0.kind == .macro && !Self.plain.contains($0.callee.text) }
    stretches = Stretches(
      calls.flatMap { [$0.argumentList.offsets] + $0.arguments.map(\.value.offsets) })
  }

  func contain(_ offset: Int) -> Bool { stretches.contain(offset) }
}
