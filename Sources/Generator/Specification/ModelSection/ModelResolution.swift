extension SpecificationEntry {
  /// Each with what it inherits, which is resolved once, where it is declared.
  func resolvedModels(_ problems: Problems) -> [ModelSpecification] {
    let own = NamedList(models.map { resolve($0, problems: problems) }, by: \.name)
    return own.map { model in
      model.inheriting(from: inheritance.ancestors(of: model.name).compactMap { own[$0] })
    }
  }

  private func resolve(_ model: ModelEntry, problems: Problems) -> ModelSpecification {
    checkInheritance(of: model, problems: problems)
    let name = model.name.value
    return ModelSpecification(
      name: name, store: homes[name], parent: model.parent?.value, isAbstract: model.isAbstract,
      heirs: inheritance.heirs(of: name), concreteModels: concreteModels(of: name),
      cluster: cluster(of: model, problems: problems),
      attributes: model.attributes.compactMap { resolve($0, problems: problems) },
      relationships: model.relationships.compactMap { resolve($0, in: model, problems: problems) },
      derived: model.derived.compactMap { resolve($0, in: model, problems: problems) },
      fetchedProperties: model.fetchedProperties.compactMap {
        resolve($0, in: model, problems: problems)
      },
      fetchRequests: model.fetchRequests.compactMap { resolve($0, in: model, problems: problems) },
      range: model.name.range)
  }
}
