/// What models and properties are called now of which a store has former names alone.
package struct StoredRenames: Sendable {
  /// By their former names.
  package private(set) var models: [String: String] = [:]

  /// By the former names under which objects are kept, what their properties are called now, by the former names of
  /// these.
  package private(set) var properties: [String: [String: String]] = [:]

  package var isEmpty: Bool { models.isEmpty && properties.isEmpty }

  package init(of stored: StoredModels, to schema: Schema) {
    for model in schema.allModels {
      let names = [model.modelName] + model.formerNames
      guard let former = names.first(where: { stored.facts[$0] != nil }) else { continue }
      if former != model.modelName { models[former] = model.modelName }
      let root = stored.rootName(of: former) ?? former
      let renames = model.renames(of: stored.propertyNames(keptAs: root))
      if !renames.isEmpty { properties[root, default: [:]].merge(renames) { first, _ in first } }
    }
  }

  /// What a store says of models, under the names of now.
  package func renamed(_ stored: StoredModels) -> StoredModels {
    var result = StoredModels()
    for (model, facts) in stored.facts {
      for (property, facts) in facts {
        let inverse = facts.inverseName.map { name(of: $0, in: facts.type, as: stored) }
        result[models[model] ?? model, name(of: property, in: model, as: stored)] =
          facts.renamed(models[facts.type] ?? facts.type, inverse: inverse)
      }
    }
    return result
  }

  private func name(of property: String, in model: String, as stored: StoredModels) -> String {
    properties[stored.rootName(of: model) ?? model]?[property] ?? property
  }
}

extension Entity {
  /// What properties are called now of which something has a former name alone, by the former names.
  func renames(of known: Set<String>) -> [String: String] {
    let names =
      ownAttributes.map { ($0.name, $0.formerNames) }
      + ownRelationships.map { ($0.name, $0.formerNames) }
    let renames = names.filter { !known.contains($0.0) }.compactMap { name, formerNames in
      formerNames.first(where: known.contains).map { ($0, name) }
    }
    return Dictionary(renames) { first, _ in first }
  }
}
