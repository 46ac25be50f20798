extension SpecificationEntry {
  /// Each with what it inherits, which is resolved once, where it is declared.
  func resolvedModels() -> [ModelSpecification] {
    let own = NamedList(models.map { resolve($0) }, by: \.name)
    return own.map { model in
      model.inheriting(from: model.ancestors.compactMap { own[$0] })
    }
  }

  private func resolve(_ model: ModelEntry) -> ModelSpecification {
    checkInheritance(of: model)
    let name = model.name.value
    return ModelSpecification(
      name: name, formerNames: model.formerNames.map(\.value), store: homes[name],
      ancestors: inheritance.ancestors(of: name),
      isAbstract: model.isAbstract, heirs: inheritance.heirs(of: name),
      concreteModels: concreteModels(of: name), label: model.label.flatMap { readText($0) },
      cluster: cluster(of: model),
      attributes: problems.resolved(model.attributes) { resolve($0) },
      relationships: problems.resolved(model.relationships) { resolve($0, in: model) },
      derived: problems.resolved(model.derived) { resolve($0, in: model) },
      fetchedProperties: problems.resolved(model.fetchedProperties) { resolve($0, in: model) },
      fetchRequests: problems.resolved(model.fetchRequests) { resolve($0, in: model) })
  }
}
