/// What is left of a source without its names, comments and white space: two sources that differ only in
/// spelling have the same one.
public struct SourceShape: Hashable, Sendable {
  fileprivate let declarations: [DeclarationKind]
  fileprivate let counts: [Int]
}

extension SwiftSource {
  public var shape: SourceShape {
    SourceShape(
      declarations: facts.declarations.map(\.kind),
      counts: [
        facts.parameters.count, facts.inheritedTypes.count, facts.accessors.count,
        facts.localNames.count, facts.blocks.count, facts.statements.count, facts.literals.count,
        facts.branches.count,
      ])
  }
}
