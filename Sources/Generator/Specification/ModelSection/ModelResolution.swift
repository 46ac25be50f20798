extension SpecificationEntry {
  /// Each with what it inherits, which is resolved once, where it is declared.
  func resolvedModels() -> [ModelSpecification] {
    let own = NamedList(models.map { resolve($0) }, by: \.name)
    return own.map { model in
      model.inheriting(from: inheritance.ancestors(of: model.name).compactMap { own[$0] })
    }
  }

  private func resolve(_ model: ModelEntry) -> ModelSpecification {
    checkInheritance(of: model)
    let name = model.name.value
    return ModelSpecification(
      name: name, store: homes[name], parent: model.parent?.value, isAbstract: model.isAbstract,
      heirs: inheritance.heirs(of: name), concreteModels: concreteModels(of: name),
      cluster: cluster(of: model),
      attributes: model.attributes.compactMap { resolve($0) },
      relationships: model.relationships.compactMap { resolve($0, in: model) },
      derived: model.derived.compactMap { resolve($0, in: model) },
      fetchedProperties: model.fetchedProperties.compactMap {
        resolve($0, in: model)
      },
      fetchRequests: model.fetchRequests.compactMap { resolve($0, in: model) })
  }
}
