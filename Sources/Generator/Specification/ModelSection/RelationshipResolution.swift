extension SpecificationEntry {
  func resolve(
    _ relationship: RelationshipEntry, in model: ModelEntry
  ) -> RelationshipSpecification? {
    checkOptions(of: relationship)
    guard let name = relationship.destination, let destination = destination(name) else {
      return nil
    }
    checkHomes(of: relationship, from: model, to: destination)
    let inverse = inverses.inverse(
      of: relationship, in: model, to: destination, problems: problems)
    if let inverse { checkDeletion(of: relationship, in: model, inverse: inverse) }
    return RelationshipSpecification(
      name: relationship.name.value, formerNames: relationship.formerNames.map(\.value),
      destination: name.value, isToMany: relationship.isToMany,
      isOptional: !relationship.isToMany && relationship.isOptional,
      isOrdered: relationship.ordered?.value == true, count: relationship.count?.value,
      inverse: inverse?.name.value,
      isManyToMany: relationship.isToMany && inverse?.isToMany == true,
      deleteRule: relationship.deleteRule?.value ?? .nullify,
      label: relationship.label.flatMap { text($0) })
  }

  private func checkOptions(of relationship: RelationshipEntry) {
    let report = problems[.unfittingRelationship]
    if relationship.isToMany {
      let message = "to many is always optional; say how many by 'count: 1...'"
      report(message, at: relationship.optional)
    } else {
      report("one object has no order; remove 'ordered'", at: relationship.ordered?.ifTrue)
      report("one object has no count; remove 'count'", at: relationship.count)
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
    problems[.unfittingRelationship](message, at: rule?.range ?? relationship.range)
  }

  private func destination(_ name: Text) -> ModelEntry? {
    let report = problems[.unknownDestination]
    guard AttributeType.named(name.value) != nil, models[name.value] == nil else {
      return report.referent(of: name, as: "model", in: models)
    }
    return report("'\(name.value)' is not a model; write it under 'attributes'", at: name)
  }

  private func checkHomes(
    of relationship: RelationshipEntry, from model: ModelEntry, to destination: ModelEntry
  ) {
    let ends = [model.name.value, destination.name.value]
    guard homes[ends[0]] != nil, homes[ends[0]] != homes[ends[1]] else { return }
    // The same from either end: what lies in the later store, or in none, follows the other.
    let names = stores.names
    let places = ends.map { homes[$0].flatMap(names.firstIndex) ?? names.count }
    let (first, second) = places[0] < places[1] ? (ends[0], ends[1]) : (ends[1], ends[0])
    let homeNames = [first, second].map { homes[$0] ?? "no store" }
    let verb = homes[second] == nil ? "add" : "move"
    let message =
      "\(first) lies in \(homeNames[0]) and \(second) in \(homeNames[1]); "
      + "\(verb) \(inheritance.root(of: second)) to the models of \(homeNames[0])"
    problems[.dividedRelationship](message, at: relationship)
  }
}
