import Specification
import Templates

/// An object and arguments that meet demands: values for some of its attributes, and for some of the
/// parameters.
struct ConditionSolution {
  /// In the order in which they are demanded, `nil` for one that has no value.
  private(set) var values: [(attribute: AttributeSpecification, value: AttributeValue?)] = []
  private(set) var arguments: [String: SwiftCode] = [:]
  /// Relationships that lead to nothing.
  private(set) var emptied: [RelationshipSpecification] = []

  private var compared: [(attribute: AttributeSpecification, demands: [Demand])] = []
  private var missing: Set<String> = []

  /// Nil where nothing is sure to meet them.
  ///
  /// - Parameter object: the object in Swift.
  init?(_ demands: [Demand], of model: ModelSpecification, object: SwiftCode) {
    for demand in demands {
      guard demand.comparison.keyPath.aggregate == nil,
        meet(demand, of: model, object: object)
      else { return nil }
    }
    for (attribute, demands) in compared {
      let literals = demands.flatMap { $0.comparison.literals ?? [] }.compactMap { $0 }
      let candidates =
        missing.contains(attribute.name)
        ? [nil] : attribute.candidates(beside: literals.withoutRepetitions)
      let value = candidates.first { candidate in
        demands.allSatisfy {
          $0.comparison.holds(for: candidate, of: attribute.type) == $0.holds
        }
      }
      guard let value else { return nil }
      values.append((attribute, value))
    }
  }

  private mutating func meet(
    _ demand: Demand, of model: ModelSpecification, object: SwiftCode
  ) -> Bool {
    let steps = demand.comparison.keyPath.steps
    if steps.count > 1 { return loseObjects(demand, of: model) }
    guard let attribute = model.attribute(named: steps[0].name) else { return false }
    if demand.comparison.literals != nil {
      note([demand], of: attribute)
      return true
    }
    if attribute.isOptional {
      guard demand.isMetByNil else { return false }
      missing.insert(attribute.name)
      note([], of: attribute)
      return true
    }
    let value: SwiftCode = "\(object).\(Identifier(attribute.name))"
    guard let codes = ComparedArgument(demand, of: attribute, value: value)?.codes else {
      return false
    }
    for (name, code) in codes {
      guard arguments[name].map({ $0 == code }) ?? true else { return false }
      arguments[name] = code
    }
    return true
  }

  private mutating func note(_ demands: [Demand], of attribute: AttributeSpecification) {
    if let place = compared.firstIndex(where: { $0.attribute.name == attribute.name }) {
      compared[place].demands += demands
    } else {
      compared.append((attribute, demands))
    }
  }

  /// What is said of other objects does not hold without any.
  private mutating func loseObjects(_ demand: Demand, of model: ModelSpecification) -> Bool {
    let name = demand.comparison.keyPath.steps[0].name
    guard demand.isMetByNil, let relationship = model.relationship(named: name),
      relationship.isToMany || relationship.isOptional
    else { return false }
    if !emptied.contains(where: { $0.name == name }) { emptied.append(relationship) }
    return true
  }
}

extension Demand {
  /// Whether it is demanded that something does not hold which does not hold for nil.
  fileprivate var isMetByNil: Bool {
    if holds || comparison.comparator == .notEqual { return false }
    if case .keyPath = comparison.value { return false }
    return comparison.literals?.contains(nil) != true
  }
}
