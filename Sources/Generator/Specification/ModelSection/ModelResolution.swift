import Diagnostics

extension SpecificationDraft {
  func resolve(_ model: ModelEntry, _ findings: inout [Finding]) -> ModelSpecification {
    ModelSpecification(
      name: model.name.value,
      attributes: model.attributes.compactMap { resolve($0, &findings) },
      relationships: model.relationships.compactMap { resolve($0, in: model, &findings) },
      derived: model.derived.compactMap { resolve($0, in: model, &findings) },
      fetchRequests: model.fetchRequests.compactMap { resolve($0, in: model, &findings) },
      range: model.name.range)
  }

  private func resolve(
    _ attribute: AttributeEntry, _ findings: inout [Finding]
  ) -> AttributeSpecification? {
    guard let type = attribute.type else { return unresolved(attribute.name, &findings) }
    return AttributeSpecification(
      name: attribute.name.value, type: type, isOptional: attribute.isOptional,
      defaultValue: attribute.defaultValue(&findings), isUnique: attribute.isUnique,
      isIndexed: attribute.isIndexed, isTransient: attribute.isTransient,
      limits: attribute.limits(&findings), label: attribute.label?.value,
      setOn: attribute.setOn?.value, range: attribute.name.range)
  }

  private func resolve(
    _ relationship: RelationshipEntry, in model: ModelEntry, _ findings: inout [Finding]
  ) -> RelationshipSpecification? {
    guard let destination = relationship.destination else {
      return unresolved(relationship.name, &findings)
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

  private func resolve(
    _ derived: DerivedEntry, in model: ModelEntry, _ findings: inout [Finding]
  ) -> DerivedSpecification? {
    do throws(KeyPathProblem) {
      let expression: KeyPathSpecification? =
        if let text = derived.expression?.value { try keyPath(text, in: model) } else { nil }
      guard let type = try type(of: derived, in: model), let attribute = type.attributeType else {
        return unresolved(derived.name, &findings)
      }
      let isOptional = type.isOptional || expression?.type.isOptional == true
      return DerivedSpecification(
        name: derived.name.value, type: attribute, isOptional: isOptional,
        expression: expression, range: derived.name.range)
    } catch {
      return unresolved(derived.name, &findings)
    }
  }
}
