import ModelKit

/// The fields of the stock form for a new object, and what becomes of their answers.
@MainActor
struct ObjectForm<Object: Model> {
  let context: any ObjectContext

  /// A field for everything that an object must have and that nothing else gives it: required
  /// attributes without a default that no moment sets, and required to-one relationships.
  func fields() throws -> [FormField] {
    let attributes = Object.entity.attributes.filter { attribute in
      !attribute.isOptional && !attribute.isTransient && attribute.moment == nil
        && attribute.defaultValue == .null
    }
    let relationships = Object.entity.relationships.filter { !$0.isToMany && !$0.isOptional }
    return attributes.map { .field(for: $0) } + (try relationships.map { try field(for: $0) })
  }

  private func field(for relationship: RelationshipDescription) throws -> FormField {
    let destination = try context.schema.entity(named: relationship.destinationName)
    let objects = try context.objects(of: destination)
    return .choice(
      relationship.name,
      title: relationship.label ?? WordSplitting.title(of: relationship.name),
      options: objects.map { Choice($0.displayName, .object($0.objectID)) })
  }

  /// Inserts an object with these values and saves it. Nothing is left of it after an error.
  ///
  /// - Throws: `FormProblems` when the values are not valid.
  func insert(_ values: [String: AttributeValue]) async throws -> Object {
    let object = context.insert(Object.self)
    do {
      for (name, value) in values { try object.setValue(swiftValue(of: value), forKey: name) }
      try object.validate()
      try await context.save()
      return object
    } catch {
      try? context.delete(object)
      throw (error as? ValidationError).map(FormProblems.init) ?? error
    }
  }

  private func swiftValue(of value: AttributeValue) throws -> Any? {
    guard case .object(let objectID) = value else { return value }
    return try context.object(with: objectID)
  }
}

extension FormProblems {
  fileprivate init(_ error: ValidationError) {
    byName = error.breaches.map { ($0.property, $0.description) }
  }
}

extension ManagedObject {
  /// The words by which people know the object: its first text that is not empty.
  var displayName: String {
    let texts = entity.attributes.lazy.compactMap { attribute -> String? in
      guard case .string(let text) = self.snapshot[attribute.name], !text.isEmpty,
        attribute.type == .string
      else { return nil }
      return text
    }
    return texts.first ?? description
  }
}
