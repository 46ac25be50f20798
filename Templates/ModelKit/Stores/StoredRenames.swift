/// What models and properties are called now of which a store has something under former names alone.
package struct StoredRenames: Sendable {
  /// By their former names.
  package private(set) var models: [String: String] = [:]

  /// By the former names under which objects are kept, what their properties are called now, by the former names of
  /// these.
  package private(set) var properties: [String: [String: String]] = [:]

  package var isEmpty: Bool { models.isEmpty && properties.isEmpty }

  /// - Parameters:
  ///   - hasObjects: whether the store has objects of a model.
  ///   - hasValues: whether it has something in a property, by the name under which the objects are kept.
  package init(
    of stored: StoredModels, to schema: Schema, hasObjects: (_ model: String) throws -> Bool,
    hasValues: (_ property: String, _ root: String) throws -> Bool
  ) rethrows {
    for model in schema.allModels {
      let names = ([model.modelName] + model.formerNames).filter { stored.facts[$0] != nil }
      guard let former = try names.firstUsed(hasObjects) else { continue }
      if former != model.modelName { models[former] = model.modelName }
      let root = stored.rootName(of: former) ?? former
      let renames = try model.renames(of: stored.propertyNames(keptAs: root)) {
        try hasValues($0, root)
      }
      if !renames.isEmpty { properties[root, default: [:]].merge(renames) { first, _ in first } }
    }
  }

  /// What a store says of models, under the names of now.
  package func renamed(_ stored: StoredModels) -> StoredModels {
    var result = StoredModels()
    // A name that goes to what was called otherwise had nothing.
    for (model, facts) in stored.facts where !models.values.contains(model) {
      let renames = properties[stored.rootName(of: model) ?? model] ?? [:]
      for (property, facts) in facts where !renames.values.contains(property) {
        let inverse = facts.inverseName.map { name(of: $0, in: facts.type, as: stored) }
        result[models[model] ?? model, renames[property] ?? property] =
          facts.renamed(models[facts.type] ?? facts.type, inverse: inverse)
      }
    }
    return result
  }

  private func name(of property: String, in model: String, as stored: StoredModels) -> String {
    properties[stored.rootName(of: model) ?? model]?[property] ?? property
  }
}

extension [String] {
  /// Of the names under which a store knows one thing, that under which it has something; where there is nothing, a
  /// former one, so that none of it is left.
  fileprivate func firstUsed(_ hasContent: (String) throws -> Bool) rethrows -> String? {
    count > 1 ? try first(where: hasContent) ?? self[1] : first
  }
}

extension Entity {
  /// What properties are called now of which something has content under a former name alone, by the former names.
  func renames(
    of known: Set<String>, hasValues: (String) throws -> Bool
  ) rethrows -> [String: String] {
    let names =
      ownAttributes.map { ($0.name, $0.formerNames) }
      + ownRelationships.map { ($0.name, $0.formerNames) }
    let renames = try names.compactMap { name, formerNames in
      try ([name] + formerNames).filter(known.contains).firstUsed(hasValues).map { ($0, name) }
    }
    return Dictionary(renames.filter { $0.0 != $0.1 }) { first, _ in first }
  }
}
