import Mustache
import Specification
import Templates

extension FetchRequestTest {
  /// Whoever writes more of them in one condition has made them by a program.
  private static let mostComparisons = 50

  private var refutations: [Refutation] {
    guard let predicate = request.predicate, predicate.comparisons.count <= Self.mostComparisons
    else { return [] }
    return ConditionTree(predicate).refutations
  }

  /// Objects of which each does not fit by another comparison.
  var solutions: [ConditionSolution] { refutations.compactMap(solution) }

  /// An object that does not fit, whatever it is related to; nil where none is known.
  var refutation: ConditionSolution? { solutions.first { $0.emptied.isEmpty } }

  /// The request for an object that fits in everything but one comparison, for each of them.
  var exclusions: [TemplateWords] {
    var titles: Set<String> = []
    var known: Set<Set<SwiftCode>> = []
    return refutations.compactMap { refutation in
      guard let solution = solution(of: refutation), let demand = refutation.ways.first?.first
      else { return nil }
      let assignments = assignments(of: solution)
      let call = call(solution.arguments)
      guard known.insert(Set(assignments + [call])).inserted else { return nil }
      let title = title(of: demand.comparison)
      let other = "\(request.name) leaves out other values, \(known.count)"
      // No line break can shorten the name of a test.
      let isUsable = title.count <= 80 && titles.insert(title).inserted
      return [
        "title": .word(CommentText(isUsable ? title : other)), "call": .word(call),
        "assignments": .optional(
          assignments.isEmpty ? nil : SwiftCode(joining: assignments, by: "\n")),
      ]
    }
  }

  private func title(of comparison: Comparison) -> String {
    let start = "\(request.name) leaves out"
    let name = comparison.keyPath.steps[0].name
    if comparison.keyPath.steps.count > 1 { return "\(start) an object without \(name)" }
    if case .parameter(let parameter) = comparison.value {
      return "\(start) what does not fit \(parameter)"
    }
    return "\(start) an object with another \(name)"
  }

  /// With as many of the wishes as can be met.
  private func solution(of refutation: Refutation) -> ConditionSolution? {
    for way in refutation.ways {
      guard var solution = solution(of: way) else { continue }
      var demands = way
      for wish in refutation.wishes {
        for more in wish.ways(toBe: true) {
          guard let better = self.solution(of: demands + more) else { continue }
          solution = better
          demands += more
          break
        }
      }
      return solution
    }
    return nil
  }

  private func solution(of demands: [Demand]) -> ConditionSolution? {
    ConditionSolution(demands, of: model, object: object)
  }

  func assignments(of solution: ConditionSolution) -> [SwiftCode] {
    let values = solution.values.map { attribute, value -> SwiftCode in
      let code = value?.code(of: attribute.type) ?? "nil"
      return "\(object).\(Identifier(attribute.name)) = \(code)"
    }
    let emptied = solution.emptied.map { relationship -> SwiftCode in
      let nothing: SwiftCode = relationship.isToMany ? "[]" : "nil"
      return "\(object).\(Identifier(relationship.name)) = \(nothing)"
    }
    return values + emptied
  }
}
