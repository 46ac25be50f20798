import SourceModel

/// All that a name is bound to in the bodies of a file.
struct Bindings {
  let all: [Binding]

  init(of name: String, in places: Places) {
    let declared = places[name].compactMap { Binding($0) }
    all = declared + Self.implicit(name, in: places.source, declared)
  }

  /// What the name means at a place; nil where no body binds it: a member or something at the top of a file.
  func binding(at offset: Int) -> Binding? {
    all.filter { $0.holds(at: offset) }
      .max { ($0.scope.lowerBound, -$0.scope.count) < ($1.scope.lowerBound, -$1.scope.count) }
  }

  /// What the language binds where nothing is written.
  private static func implicit(
    _ name: String, in source: SwiftSource, _ declared: [Binding]
  ) -> [Binding] {
    switch name {
    case "error":
      let blocks = source.blocks.filter { $0.kind == .catchBody }.map(\.range.bytes)
      return blocks.filter { block in
        !source.localNames.contains {
          $0.kind == .catchBinding && $0.scope.upperBound == block.upperBound
        }
      }.map(given)
    case "newValue", "oldValue":
      let accessors = source.declarations.flatMap(\.accessors)
      return accessors.filter { $0.parameter.isEmpty && $0.kind != .get && !$0.body.isEmpty }
        .map { given(in: $0.body.offsets) }
    default: return []
    }
  }

  private static func given(in body: Range<Int>) -> Binding {
    Binding(name: body.lowerBound..<body.lowerBound, scope: body, home: body, kind: .implicit)
  }
}
