extension SpecificationEntry {
  func resolve(_ model: ModelEntry, _ problems: Problems) -> ModelSpecification {
    ModelSpecification(
      name: model.name.value, store: homes[model.name.value],
      attributes: model.attributes.compactMap { resolve($0, problems) },
      relationships: model.relationships.compactMap { resolve($0, in: model, problems) },
      derived: model.derived.compactMap { resolve($0, in: model, problems) },
      fetchedProperties: model.fetchedProperties.compactMap { resolve($0, in: model, problems) },
      fetchRequests: model.fetchRequests.compactMap { resolve($0, in: model, problems) },
      range: model.name.range)
  }
}
