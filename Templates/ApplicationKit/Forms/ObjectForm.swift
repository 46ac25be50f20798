import ModelKit

/// The fields of the stock form for an object, and what becomes of their answers.
@MainActor
struct ObjectForm {
  let entity: Entity
  let context: any ObjectContext
  /// The object that is edited; nil for a new one.
  var object: ManagedObject?

  /// What a form calls the model.
  var modelTitle: String {
    Language.label(entity.modelName)
      ?? WordSplitting.words(of: entity.modelName).joined(separator: " ")
  }

  /// A field for everything that a person can enter: first what an object must have and nothing else
  /// gives it, then the rest.
  func fields() throws -> [FormField] {
    let attributes = entity.ownAttributes.filter(\.isEnterable).map { field(for: $0) }
    let relationships = try entity.ownRelationships.filter { !$0.isToMany || $0.needsObjects }.map {
      try field(for: $0)
    }
    let fields = attributes + relationships
    return fields.filter(\.isRequired) + fields.filter { !$0.isRequired }
  }

  /// Fields for some properties in their order; for everything that a person can enter without names.
  func fields(named names: [String]) throws -> [FormField] {
    guard !names.isEmpty else { return try fields() }
    return try names.compactMap { name in
      if let attribute = entity.ownAttributes.first(where: { $0.name == name }) {
        return field(for: attribute)
      }
      return try entity.ownRelationships.first { $0.name == name }.map { try field(for: $0) }
    }
  }

  private func field(for attribute: AttributeDescription) -> FormField {
    .field(
      for: attribute, of: entity, title: title(of: attribute.name, attribute.label),
      value: object?.snapshot[attribute.name] ?? attribute.defaultValue)
  }

  private func title(of property: String, _ label: String?) -> String {
    Language.label(of: property, in: entity.modelName) ?? label ?? WordSplitting.title(of: property)
  }

  private func field(for relationship: RelationshipDescription) throws -> FormField {
    let destination = try context.schema.entity(named: relationship.destinationName)
    let options = try context.objects(of: destination).map {
      Choice($0.displayName, .object($0.objectID))
    }
    let title = title(of: relationship.name, relationship.label)
    if relationship.isToMany {
      let chosen = try object?.value(forKey: relationship.name) as? [ManagedObject] ?? []
      return .choices(
        relationship.name, title: title, options: options, chosen: chosen.map(\.objectID),
        isRequired: relationship.needsObjects)
    }
    return .choice(
      relationship.name, title: title, options: options, isOptional: relationship.isOptional,
      value: object?.snapshot[relationship.name] ?? .null, isRequired: !relationship.isOptional)
  }

  /// Inserts an object with these values and saves it. Nothing is left of it after an error.
  ///
  /// - Throws: `FormProblems` when the values are not valid.
  func insert(_ values: FormAnswers) async throws -> ManagedObject {
    let object = context.insert(entity)
    do {
      for (name, value) in values { try object.setValue(swiftValue(of: value), forKey: name) }
      try object.validate()
      try await context.save()
      return object
    } catch {
      try? context.delete(object)
      throw (error as? ValidationError).map(problems) ?? error
    }
  }

  /// Gives an object these values and saves it. It has those that it had before after an error.
  ///
  /// - Returns: the values that it had before.
  /// - Throws: `FormProblems` when the values are not valid.
  func update(
    _ object: ManagedObject, _ values: FormAnswers
  ) async throws -> [String: Any?] {
    var earlier: [String: Any?] = [:]
    do {
      for (name, value) in values where try answer(of: object, for: name) != value {
        earlier[name] = .some(try object.value(forKey: name))
        try object.setValue(swiftValue(of: value), forKey: name)
      }
      try object.validate()
      try await context.save()
      return earlier
    } catch {
      for (name, value) in earlier { try? object.setValue(value, forKey: name) }
      throw (error as? ValidationError).map(problems) ?? error
    }
  }

  /// What is wrong, in the language of the application.
  private func problems(_ error: ValidationError) -> FormProblems {
    FormProblems(
      byName: error.breaches.map { breach in
        (breach.property, breach.sentence)
      })
  }

  /// What would be entered to leave a property as it is.
  private func answer(of object: ManagedObject, for name: String) throws -> FormAnswer {
    if let value = object.snapshot[name] { return .value(value) }
    let objects = try object.value(forKey: name) as? [ManagedObject] ?? []
    return .objects(objects.map(\.objectID))
  }

  private func swiftValue(of answer: FormAnswer) throws -> Any? {
    switch answer {
    case .value(.object(let objectID)): try context.object(with: objectID)
    case .value(let value): value == .null ? nil : value
    case .objects(let identities): try identities.compactMap { try context.object(with: $0) }
    }
  }
}

extension RelationshipDescription {
  /// Whether an object is not valid before it has some.
  fileprivate var needsObjects: Bool { (count?.lowerBound ?? 0) > 0 }
}

extension ManagedObject {
  /// The words by which people know the object: its first text that is not empty.
  var displayName: String {
    let texts = entity.ownAttributes.lazy.compactMap { attribute -> String? in
      guard case .string(let text) = self.snapshot[attribute.name], !text.isEmpty,
        attribute.type == .string
      else { return nil }
      return text
    }
    return texts.first ?? Language.name(of: objectID, in: entity.modelName)
  }
}
