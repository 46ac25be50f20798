import Specification

/// That a comparison holds for an object, or that it does not.
struct Demand: Hashable {
  let comparison: Comparison
  let holds: Bool
}

/// A condition in which NOT stands before comparisons alone.
indirect enum ConditionTree {
  case all([ConditionTree])
  case any([ConditionTree])
  case leaf(Demand)

  init(_ predicate: Predicate, holds: Bool = true) {
    switch predicate {
    case .and(let parts), .or(let parts):
      let parts = parts.map { ConditionTree($0, holds: holds) }
      let isAnd = if case .and = predicate { true } else { false }
      self = isAnd == holds ? .all(parts) : .any(parts)
    case .not(let part): self.init(part, holds: !holds)
    case .comparison(let comparison): self = .leaf(Demand(comparison: comparison, holds: holds))
    }
  }

  /// What makes the condition true or false: one list of demands for each way to do it, but not for all
  /// of very many.
  func ways(toBe wanted: Bool) -> [[Demand]] {
    switch self {
    case .leaf(let demand):
      let holds = demand.holds == wanted
      return [[Demand(comparison: demand.comparison, holds: holds)]]
    case .all(let parts) where wanted, .any(let parts) where !wanted:
      return parts.reduce([[]]) { $0.joined(with: $1.ways(toBe: wanted)) }
    case .all(let parts), .any(let parts):
      return parts.flatMap { $0.ways(toBe: wanted) }
    }
  }

  /// For each comparison what makes the condition false by it alone: a test with such an object tells
  /// when the comparison is always taken for true.
  var refutations: [Refutation] { refutations(of: Refutation(ways: [[]], wishes: [])) }

  private func refutations(of start: Refutation) -> [Refutation] {
    switch self {
    case .leaf(let demand):
      let target = Demand(comparison: demand.comparison, holds: !demand.holds)
      var refutation = start
      refutation.ways = start.ways.map { [target] + $0 }
      return [refutation]
    case .all(let parts):
      return parts.enumerated().flatMap { place, part -> [Refutation] in
        var refutation = start
        refutation.wishes += parts.omitting(place)
        return part.refutations(of: refutation)
      }
    case .any(let parts):
      return parts.enumerated().flatMap { place, part -> [Refutation] in
        var refutation = start
        let others = ConditionTree.any(parts.omitting(place))
        refutation.ways = start.ways.joined(with: others.ways(toBe: false))
        return part.refutations(of: refutation)
      }
    }
  }
}

/// How a condition is made false.
struct Refutation {
  /// What is demanded, by one list for each way; the comparison that it is about stands first.
  var ways: [[Demand]]
  /// What should hold beside it, so that nothing else makes the condition false.
  var wishes: [ConditionTree]
}

extension [[Demand]] {
  fileprivate func joined(with others: [[Demand]]) -> [[Demand]] {
    let joined = flatMap { demands in others.map { demands + $0 } }
    return Array(joined.prefix(64))
  }
}

extension [ConditionTree] {
  fileprivate func omitting(_ place: Int) -> [ConditionTree] {
    Array(self[..<place] + self[(place + 1)...])
  }
}
