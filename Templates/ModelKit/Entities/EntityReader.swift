/// Reads a model's entity from the property wrappers of one object that is in no context.
@MainActor @usableFromInline enum EntityReader {
  private static var entities: [ObjectIdentifier: Entity] = [:]
  private static var prototypes: [ObjectIdentifier: ManagedObject] = [:]
  private static var readProperty: (keyPath: AnyKeyPath, number: UInt16)?

  /// The entity of a model; the same one every time.
  static func entity(of model: any Model.Type) -> Entity {
    if let entity = entities[ObjectIdentifier(model)] { return entity }
    let entity = read(model)
    entities[ObjectIdentifier(model)] = entity
    return entity
  }

  /// The name of the attribute or relationship that a key path is, for which the wrapper of a
  /// prototype is asked: a wrapper knows its name and its key path, and nothing else is stored.
  static func name<Object: Model>(
    of keyPath: PartialKeyPath<Object>, in model: Object.Type
  ) -> String {
    _ = entity(of: model)
    guard let prototype = prototypes[ObjectIdentifier(model)] as? Object else {
      preconditionFailure("\(model) makes objects of another class")
    }
    readProperty = nil
    _ = prototype[keyPath: keyPath]
    guard let property = readProperty, property.keyPath == keyPath else {
      preconditionFailure("\(keyPath) is not an attribute or relationship that a store keeps")
    }
    return entity(of: model).name(at: property.number)
  }

  /// Told by a wrapper of a prototype whose value is read.
  @usableFromInline static func note(
    _ keyPath: AnyKeyPath, at number: UInt16, of object: ManagedObject
  ) {
    readProperty = (keyPath, number)
  }

  private static func read(_ model: any Model.Type) -> Entity {
    let name = String(describing: model)
    PropertyDeclarations.isReading = true
    let prototype = model.init(ObjectSeed.prototype(named: name))
    let declarations = PropertyDeclarations.read()
    prototypes[ObjectIdentifier(model)] = prototype
    var mirrors: [Mirror] = []
    var mirror: Mirror? = Mirror(reflecting: prototype)
    while let current = mirror, current.subjectType != ManagedObject.self {
      mirrors.append(current)
      mirror = current.superclassMirror
    }
    // A class comes before those that are derived from it, and makes its wrappers after them.
    let properties = mirrors.reversed().flatMap(\.children)
      .compactMap { ($0.value as? any PropertyWrapper).map { declarations[$0.place] } }
    let attributes = properties.compactMap(\.attribute)
    return Entity(
      name: name, attributes: attributes,
      relationships: relationships(among: properties, after: attributes.count),
      order: declarations.map(\.name), hasLifeCycle: model is any ObjectLifeCycle.Type,
      make: { model.init($0) })
  }

  private static func relationships(
    among properties: [PropertyDeclaration], after attributeCount: Int
  ) -> [RelationshipDescription] {
    var nextValueSlot = attributeCount
    var nextListSlot = 0
    return properties.compactMap { property in
      guard case .relationship(let isToMany, let describe) = property.kind else { return nil }
      defer {
        if isToMany { nextListSlot += 1 } else { nextValueSlot += 1 }
      }
      return describe(isToMany ? nextListSlot : nextValueSlot)
    }
  }
}
