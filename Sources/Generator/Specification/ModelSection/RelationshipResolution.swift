import Diagnostics
import Words

extension SpecificationEntry {
  func resolve(
    _ relationship: RelationshipEntry, in model: ModelEntry
  ) -> RelationshipSpecification? {
    checkOptions(of: relationship)
    guard let name = relationship.destination,
      let destination = destination(name)
    else {
      return problems.unresolved(relationship.name)
    }
    checkHomes(of: relationship, from: model, to: destination)
    let inverse = inverse(of: relationship, in: model, to: destination)
    if let inverse {
      checkDeletion(of: relationship, in: model, inverse: inverse)
    }
    return RelationshipSpecification(
      name: relationship.name.value, destination: name.value, isToMany: relationship.isToMany,
      isOptional: !relationship.isToMany && relationship.isOptional,
      isOrdered: relationship.ordered?.value == true, count: relationship.count?.value,
      inverse: inverse?.name.value,
      isManyToMany: relationship.isToMany && inverse?.isToMany == true,
      deleteRule: relationship.deleteRule?.value ?? .nullify,
      label: relationship.label.flatMap { text($0) })
  }

  private func checkOptions(of relationship: RelationshipEntry) {
    func report(_ message: String, at range: FileRange) {
      problems.report(UnfittingRelationship.self, message, at: range)
    }
    if relationship.isToMany {
      guard let optional = relationship.optional else { return }
      report("to many is always optional; say how many by 'count: 1...'", at: optional.range)
    } else {
      if let ordered = relationship.ordered, ordered.value {
        report("one object has no order; remove 'ordered'", at: ordered.range)
      }
      if let count = relationship.count {
        report("one object has no count; remove 'count'", at: count.range)
      }
    }
  }

  /// What an object needs cannot be taken from it when the other one is deleted.
  private func checkDeletion(
    of relationship: RelationshipEntry, in model: ModelEntry, inverse: RelationshipEntry
  ) {
    let rule = relationship.deleteRule
    guard rule?.value ?? .nullify == .nullify, !inverse.isToMany, !inverse.isOptional else {
      return
    }
    let path = "\(relationship.destination?.value ?? "").\(inverse.name.value)"
    let message =
      "'\(path)' is required, so that no \(model.name.value) can be deleted and leave it empty: say "
      + "'deleteRule: cascade' or 'deleteRule: deny' here, or make '\(path)' optional"
    problems.report(UnfittingRelationship.self, message, at: rule?.range ?? relationship.name.range)
  }

  private func destination(_ name: Text) -> ModelEntry? {
    guard AttributeType.named(name.value) != nil, models[name.value] == nil else {
      return referent(of: name, as: "model", in: models, rule: UnknownDestination.self)
    }
    let message = "'\(name.value)' is not a model; write it under 'attributes'"
    return problems.refusal(UnknownDestination.self, message, at: name.range)
  }

  private func checkHomes(
    of relationship: RelationshipEntry, from model: ModelEntry, to destination: ModelEntry
  ) {
    let (model, destination) = (model.name.value, destination.name.value)
    guard let home = homes[model], homes[destination] != home else { return }
    let message =
      "\(model) lies in \(home) and \(destination) in \(homes[destination] ?? "no store"); "
      + "add \(destination) to the models of \(home)"
    problems.report(DividedRelationship.self, message, at: relationship.name.range)
  }

  private func inverse(
    of relationship: RelationshipEntry, in model: ModelEntry, to destination: ModelEntry
  ) -> RelationshipEntry? {
    switch inverses.inverse(of: relationship, in: model, to: destination) {
    case .found(let inverse): return inverse
    case .none: break
    case .contradictory(let message, let given):
      problems.report(ContradictoryInverse.self, message, at: given.range)
    case .unknown(let given):
      return unknown(
        given, as: "\(destination.name.value) has no relationship",
        among: destination.relationships.names, rule: ContradictoryInverse.self)
    case .missing:
      let (type, back) = (model.name.value, itemName(of: model.name.value))
      let line = relationship.isToMany ? "\(back): \(type)" : "\(back): [\(type)]"
      let message =
        "no relationship leads back from \(destination.name.value); add '\(line)' there, "
      problems.report(
        MissingInverse.self, message + "or say 'inverse: none' here", at: relationship.name.range)
    case .ambiguous(let names):
      let several = alternatives(names.map { "'inverse: \($0)'" })
      let message = "the inverse is not clear; say \(several) or 'inverse: none'"
      problems.report(MissingInverse.self, message, at: relationship.name.range)
    }
    return nil
  }
}
