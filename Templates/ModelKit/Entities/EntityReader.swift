/// Reads a model's entity from the property wrappers of one object that is in no context.
@MainActor enum EntityReader {
  private static var entities: [ObjectIdentifier: Entity] = [:]
  private static var prototypes: [ObjectIdentifier: ManagedObject] = [:]
  private static var readProperty: (keyPath: AnyKeyPath, name: String)?

  /// Whether the object that is being made is the one to read: its wrappers keep what they are
  /// told.
  private(set) static var isReading = false

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
      preconditionFailure("\(keyPath) is no attribute or relationship that a store keeps")
    }
    return property.name
  }

  /// Told by a wrapper whose value is read.
  static func note(_ keyPath: AnyKeyPath, named name: String, of object: ManagedObject) {
    if object.status == .prototype { readProperty = (keyPath, name) }
  }

  private static func read(_ model: any Model.Type) -> Entity {
    let name = String(describing: model)
    isReading = true
    let prototype = model.init(ObjectSeed.prototype(named: name))
    isReading = false
    prototypes[ObjectIdentifier(model)] = prototype
    var mirrors: [Mirror] = []
    var mirror: Mirror? = Mirror(reflecting: prototype)
    while let current = mirror, current.subjectType != ManagedObject.self {
      mirrors.append(current)
      mirror = current.superclassMirror
    }
    let wrappers = mirrors.reversed().flatMap { $0.children.map(\.value) }
    let attributes = wrappers.compactMap { ($0 as? any AttributeDeclaration)?.describe() }
    return Entity(
      name: name, attributes: attributes,
      relationships: relationships(of: wrappers, after: attributes.count),
      make: { model.init($0) })
  }

  private static func relationships(
    of wrappers: [Any], after attributeCount: Int
  ) -> [RelationshipDescription] {
    var nextValueSlot = attributeCount
    var nextListSlot = 0
    return wrappers.compactMap { $0 as? any RelationshipDeclaration }.map { declaration in
      defer {
        if declaration.isToMany { nextListSlot += 1 } else { nextValueSlot += 1 }
      }
      return declaration.describe(slot: declaration.isToMany ? nextListSlot : nextValueSlot)
    }
  }
}
