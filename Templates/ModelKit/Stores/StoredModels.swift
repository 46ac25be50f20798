/// The models with which a store was written, as it says itself; nothing of those in an archive made by hand.
package struct StoredModels: Equatable, Sendable {
  /// By the names of models and of their properties.
  package private(set) var facts: [String: [String: StoredFacts]] = [:]

  package static let modelName = "@model"

  package init() {}

  /// What the models of now would say.
  package init(_ schema: Schema) {
    for model in schema.allModels {
      let name = model.modelName
      let kind = model.isAbstract ? "abstract" : "concrete"
      self[name, Self.modelName] = StoredFacts("\(model.name) \(kind)")
      for attribute in model.ownAttributes where !attribute.isTransient {
        self[name, attribute.name] = StoredFacts(attribute)
      }
      for relationship in model.ownRelationships {
        self[name, relationship.name] = StoredFacts(relationship)
      }
    }
  }

  package subscript(model: String, property: String) -> StoredFacts? {
    get { facts[model]?[property] }
    set { facts[model, default: [:]][property] = newValue }
  }

  /// Whether all is said of a model.
  func isWhole(_ model: String) -> Bool { self[model, Self.modelName] != nil }

  /// Whether the models were others.
  package func differs(from present: StoredModels) -> Bool {
    self != present && facts.keys.contains(where: isWhole)
  }

  /// Under which name the objects of a model were kept.
  package func rootName(of model: String) -> String? { self[model, Self.modelName]?.type }

  /// The models whose objects were kept under one name.
  func modelNames(keptAs rootName: String) -> [String] {
    facts.keys.filter { $0 == rootName || self.rootName(of: $0) == rootName }
  }

  /// Their properties.
  func propertyNames(keptAs rootName: String) -> Set<String> {
    Set(modelNames(keptAs: rootName).flatMap { facts[$0, default: [:]].keys })
  }

  /// Whether there is something in a property, the links of which may be kept by its inverse.
  ///
  /// - Parameter isFilled: what is kept by a property itself, by the name under which the objects are kept.
  package func hasValues(
    of property: String, keptAs root: String, isFilled: (String, String) throws -> Bool
  ) rethrows -> Bool {
    if try isFilled(property, root) { return true }
    guard let facts = facts(of: property, keptAs: root), let inverse = facts.inverseName else {
      return false
    }
    return try isFilled(inverse, rootName(of: facts.type) ?? facts.type)
  }

  /// What is said of a property of models whose objects were kept under one name.
  package func facts(of property: String, keptAs rootName: String) -> StoredFacts? {
    if let facts = self[rootName, property] { return facts }
    let models = facts.keys.sorted().filter { self.rootName(of: $0) == rootName }
    return models.lazy.compactMap { self[$0, property] }.first
  }
}

extension StoredModels {
  /// What has changed about a model that has objects so that they do not fit any more; nil where they do, as far
  /// as the models say it.
  ///
  /// - Parameter hasObjects: whether objects of a model are stored.
  package func obstacle(
    in schema: Schema, hasObjects: (String) throws -> Bool
  ) rethrows -> ArchiveError? {
    let present = StoredModels(schema)
    for (name, former) in facts.sorted(by: { $0.key < $1.key })
    where former != present.facts[name] {
      guard try hasObjects(name) else { continue }
      if let message = obstacle(ofModel: name, present) {
        return ArchiveError(place: name, message: message)
      }
      for property in Set(former.keys).union(present.facts[name, default: [:]].keys).sorted() {
        let now = present[name, property]
        let message =
          former[property].map { Self.obstacle($0, now, in: schema) }
          ?? (isWhole(name) ? Self.obstacle(ofNew: property, of: name, in: schema) : nil)
        guard let message else { continue }
        return ArchiveError(place: "\(name).\(property)", message: message)
      }
    }
    return nil
  }

  private func obstacle(ofModel name: String, _ present: StoredModels) -> ErrorSentence? {
    guard let former = self[name, Self.modelName], former != present[name, Self.modelName] else {
      return nil
    }
    guard let now = present[name, Self.modelName] else {
      return "has objects, and there is no such model any more"
    }
    if former.type != now.type {
      return "its objects were kept as \(former.type), and are now kept as \(now.type)"
    }
    return now.says("abstract") ? "is abstract and has no objects of its own" : nil
  }

  private static func obstacle(
    _ former: StoredFacts, _ now: StoredFacts?, in schema: Schema
  ) -> ErrorSentence? {
    guard let now else { return former.isWhole ? "there is no such property any more" : nil }
    guard former.type == now.type || schema.leads(former.type, to: now.type) else {
      return "holds \(former.type), and its type is now \(now.type)"
    }
    guard former.isWhole else { return nil }
    if former.says("toMany") != now.says("toMany") {
      return former.says("toMany")
        ? "led to many objects, and leads to one now" : "led to one object, and leads to many now"
    }
    let isDisordered = former.says("ordered") && !now.says("ordered")
    return isDisordered ? "was ordered, and is not any more" : nil
  }

  private static func obstacle(
    ofNew property: String, of name: String, in schema: Schema
  ) -> ErrorSentence? {
    guard let model = try? schema.model(named: name),
      let slot = model.valueSlot(named: property), model.standIn(slot: slot) == nil
    else { return nil }
    return "is new and required, and nothing says what its objects have there"
  }

  /// The properties that may have been nil and may not any more, by models.
  package func newlyRequired(in schema: Schema) -> [(model: Entity, slot: Int)] {
    let present = StoredModels(schema)
    return schema.allModels.flatMap { model in
      model.propertyNames.compactMap { name in
        guard let slot = model.valueSlot(named: name),
          self[model.modelName, name]?.says("optional") == true,
          present[model.modelName, name]?.says("required") == true
        else { return nil }
        return (model, slot)
      }
    }
  }

  /// The values that objects of a model have by now and had not, by models.
  package func newlyHeld(in schema: Schema) -> [(model: Entity, slot: Int)] {
    schema.allModels.filter { isWhole($0.modelName) }.flatMap { model in
      model.propertyNames.filter { self[model.modelName, $0] == nil }
        .compactMap { model.valueSlot(named: $0) }.map { (model, $0) }
    }
  }

  /// Whether links of a relationship or of its inverse were kept in another way, or by one of them alone.
  package func differs(in relationship: RelationshipDescription, of entity: Entity) -> Bool {
    guard let former = facts(of: relationship.name, keptAs: entity.name) else {
      return relationship.inverseName != nil && isWhole(relationship.destinationModelName)
    }
    return former.isWhole && !former.hasLinks(like: StoredFacts(relationship))
  }
}

extension Schema {
  /// Whether whatever a relationship leads to is also what it should lead to by now.
  fileprivate func leads(_ former: String, to now: String) -> Bool {
    (try? model(named: former))?.isKind(of: now) ?? false
  }
}
