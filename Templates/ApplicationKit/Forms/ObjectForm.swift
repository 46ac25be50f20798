import ModelKit

/// The fields of the stock form for an object, and what becomes of their answers.
@MainActor
struct ObjectForm {
  let entity: Entity
  let context: any ObjectContext
  /// The object that is edited; nil for a new one.
  var object: ManagedObject?

  /// What a form calls the model.
  var modelTitle: String { entity.title }

  /// A field for everything that a person can enter: first what an object must have and nothing else
  /// gives it, then the rest.
  func fields() throws -> [FormField] {
    let attributes = try entity.ownAttributes.filter(\.isEnterable).map { try field(for: $0) }
    let relationships = try entity.ownRelationships.filter(isEntered).map { try field(for: $0) }
    let fields = attributes + relationships
    return fields.filter(\.isRequired) + fields.filter { !$0.isRequired }
  }

  /// Whether a form of this object asks for a relationship: not where one of the others asks for this object.
  private func isEntered(_ relationship: RelationshipDescription) -> Bool {
    !relationship.isToMany || relationship.needsObjects
      || context.schema.inverse(of: relationship)?.isToMany != false
  }

  /// Fields for some properties in their order; for everything that a person can enter without names.
  func fields(named names: [String]) throws -> [FormField] {
    guard !names.isEmpty else { return try fields() }
    let known = entity.attributes.map(\.name) + entity.relationships.map(\.name)
    for name in names where !known.contains(name) {
      preconditionFailure("a form asks for '\(name)', which no \(entity.modelName) has")
    }
    return try names.compactMap { name in
      if let attribute = entity.ownAttributes.first(where: { $0.name == name }) {
        return try field(for: attribute)
      }
      return try entity.ownRelationships.first { $0.name == name }.map { try field(for: $0) }
    }
  }

  private func field(for attribute: AttributeDescription) throws -> FormField {
    try known(
      .field(
        for: attribute, of: entity, title: title(of: attribute.name, attribute.label),
        value: object?.snapshot[attribute.name] ?? attribute.defaultValue))
  }

  /// A field that knows what the object has now.
  private func known(_ field: FormField) throws -> FormField {
    field.unchangedAnswer = try object.map { try answer(of: $0, for: field.name) }
    return field
  }

  private func title(of property: String, _ label: String?) -> String {
    Language.label(of: property, in: entity.modelName) ?? label ?? WordSplitting.title(of: property)
  }

  private func field(for relationship: RelationshipDescription) throws -> FormField {
    let title = title(of: relationship.name, relationship.label)
    let isNoneChosen = !relationship.isToMany && relationship.isOptional
    let choices = ObjectChoices(
      others: isNoneChosen ? [.none] : [],
      objects: try ObjectList(of: relationship.destination(), in: context), context: context,
      mayBeChosen: try test(of: relationship))
    if relationship.isToMany {
      let chosen = try object?.value(forKey: relationship.name) as? [ManagedObject] ?? []
      return try known(
        .choices(
          relationship.name, title: title, choices: choices, chosen: chosen.map(\.objectID),
          isRequired: relationship.needsObjects))
    }
    return try known(
      .choice(
        relationship.name, title: title, choices: choices,
        value: object?.snapshot[relationship.name] ?? .null, isRequired: !relationship.isOptional))
  }

  /// Whether a relationship may lead to an object. One that others have below them leads neither to the object
  /// itself nor to what is below it: in no tree would any of them have a row.
  private func test(
    of relationship: RelationshipDescription
  ) throws -> (ManagedObject) -> Bool {
    let (name, inverse) = (relationship.name, context.schema.inverse(of: relationship))
    guard let object, !relationship.isToMany, inverse?.isToMany == true else {
      return { _ in true }
    }
    let present = try object.value(forKey: name) as? ManagedObject
    return { candidate in
      var known: Set<ManagedObject> = []
      var next: ManagedObject? = candidate
      while let current = next, current !== object, known.insert(current).inserted {
        next = try? current.value(forKey: name) as? ManagedObject
      }
      return next !== object || candidate === present
    }
  }

  /// What would be entered to leave a property as it is.
  func answer(of object: ManagedObject, for name: String) throws -> FormAnswer {
    if let value = object.snapshot[name] { return .value(value) }
    let objects = try object.value(forKey: name) as? [ManagedObject] ?? []
    return .objects(objects.map(\.objectID))
  }
}

extension RelationshipDescription {
  /// Whether an object is not valid before it has some.
  fileprivate var needsObjects: Bool { (count?.lowerBound ?? 0) > 0 }
}
