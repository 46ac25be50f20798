import SwiftFacts

/// A clause of conditional compilation: from its directive to the next one of the same `#if`.
public struct Branch: FactView {
  public let source: SwiftSource
  let index: Int

  public init(source: SwiftSource, index: Int) {
    self.source = source
    self.index = index
  }

  public var kind: BranchKind { source.facts.branches[index].kind }
  public var range: Range<Int> { source.facts.branches[index].range.offsets }
  /// What stands behind the directive.
  public var condition: Name { source.name(source.facts.branches[index].condition) }
}

extension SwiftSource {
  public var branches: Views<Branch> {
    Views(facts.branches.indices, of: self)
  }

  /// The clauses of `#if` around a place, innermost last, each with the other clauses of the same `#if`.
  public func branches(around offset: Int) -> [(branch: Branch, others: [Branch])] {
    branches.filter { $0.range.contains(offset) }.map { ($0, others(of: $0)) }
  }

  private func others(of branch: Branch) -> [Branch] {
    var found: [Branch] = []
    var end = branch.range.lowerBound
    while let before = branches.first(where: {
      $0.range.upperBound == end && $0.range.lowerBound < end
    }) {
      found.append(before)
      end = before.range.lowerBound
    }
    var start = branch.range.upperBound
    while let behind = branches.first(where: { $0.range.lowerBound == start && $0.kind != .if }) {
      found.append(behind)
      start = behind.range.upperBound
    }
    return found
  }
}
