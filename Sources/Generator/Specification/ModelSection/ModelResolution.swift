import Diagnostics

extension SpecificationDraft {
  func resolve(_ model: ModelEntry, _ problems: Problems) -> ModelSpecification {
    ModelSpecification(
      name: model.name.value,
      attributes: model.attributes.compactMap { $0.resolved(problems) },
      relationships: model.relationships.compactMap { resolve($0, in: model, problems) },
      derived: model.derived.compactMap { resolve($0, in: model, problems) },
      fetchRequests: model.fetchRequests.compactMap { resolve($0, in: model, problems) },
      range: model.name.range)
  }

  private func resolve(
    _ relationship: RelationshipEntry, in model: ModelEntry, _ problems: Problems
  ) -> RelationshipSpecification? {
    guard let destination = relationship.destination else {
      return problems.unresolved(relationship.name)
    }
    var inverse: RelationshipEntry?
    if case .found(let other) = self.inverse(of: relationship, in: model) { inverse = other }
    return RelationshipSpecification(
      name: relationship.name.value, destination: destination.value,
      isToMany: relationship.isToMany,
      isOptional: !relationship.isToMany && relationship.isOptional,
      isOrdered: relationship.ordered?.value == true, count: relationship.count?.value,
      inverse: inverse?.name.value,
      isManyToMany: relationship.isToMany && inverse?.isToMany == true,
      deleteRule: relationship.deleteRule?.value ?? .nullify, range: relationship.name.range)
  }
}
