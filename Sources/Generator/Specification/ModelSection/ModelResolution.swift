extension SpecificationEntry {
  /// Each with what it inherits, which is resolved once, where it is declared.
  func resolvedModels(_ problems: Problems) -> [ModelSpecification] {
    let own = NamedList(models.map { resolve($0, problems) }, by: \.name)
    return own.map { model in
      model.inheriting(from: inheritance.ancestors(of: model.name).compactMap { own[$0] })
    }
  }

  private func resolve(_ model: ModelEntry, _ problems: Problems) -> ModelSpecification {
    checkInheritance(of: model, problems)
    let name = model.name.value
    return ModelSpecification(
      name: name, store: homes[name], parent: model.parent?.value, isAbstract: model.isAbstract,
      heirs: inheritance.heirs(of: name), concreteModels: concreteModels(of: name),
      cluster: cluster(of: model, problems),
      attributes: model.attributes.compactMap { resolve($0, problems) },
      relationships: model.relationships.compactMap { resolve($0, in: model, problems) },
      derived: model.derived.compactMap { resolve($0, in: model, problems) },
      fetchedProperties: model.fetchedProperties.compactMap { resolve($0, in: model, problems) },
      fetchRequests: model.fetchRequests.compactMap { resolve($0, in: model, problems) },
      range: model.name.range)
  }
}
