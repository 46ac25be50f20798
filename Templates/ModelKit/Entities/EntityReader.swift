/// Reads a model's entity from the property wrappers of one object that is in no context.
@MainActor @usableFromInline enum EntityReader {
  private static var entities: [ObjectIdentifier: Entity] = [:]
  private static var families: [ObjectIdentifier: [Entity]] = [:]
  private static var prototypes: [ObjectIdentifier: ManagedObject] = [:]
  private static var readProperty: (keyPath: AnyKeyPath, number: UInt16)?

  /// The entity of a model; the same one every time.
  static func entity(of model: any Model.Type) -> Entity {
    if let entity = entities[ObjectIdentifier(model)] { return entity }
    let root = ManagedObject.root(of: model)
    if root.concreteModels.isEmpty {
      entities[ObjectIdentifier(model)] = entity(of: reading(model))
    } else {
      readFamily(of: root)
    }
    guard let entity = entities[ObjectIdentifier(model)] else {
      preconditionFailure("\(root).concreteModels has no \(model)")
    }
    return entity
  }

  /// An entity with those of its relatives; the one from which all are derived comes first.
  static func family(of entity: Entity) -> [Entity] {
    entity.kin.flatMap { families[$0.root] } ?? [entity]
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
    // A wrapper of a superclass knows its property as that of the superclass.
    guard let property = readProperty,
      property.keyPath == keyPath || type(of: property.keyPath).rootType != Object.self
    else {
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

  /// What the wrappers of a model's prototype declare, by the classes that have them.
  private struct Reading {
    let model: any Model.Type
    let properties: [PropertyDeclaration]

    /// In the order in which the wrappers are made.
    let order: [String]
  }

  private static func reading(_ model: any Model.Type) -> Reading {
    PropertyDeclarations.isReading = true
    PropertyDeclarations.ownCases = model.ownCases
    let prototype = model.init(ObjectSeed.prototype(named: String(describing: model)))
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
    return Reading(model: model, properties: properties, order: declarations.map(\.name))
  }

  private static func entity(of reading: Reading) -> Entity {
    let attributes = reading.properties.compactMap(\.attribute)
    return Entity(
      name: String(describing: reading.model), was: reading.model.formerNames,
      attributes: attributes,
      relationships: relationships(among: reading.properties, after: attributes.count),
      order: reading.order, hasLifeCycle: reading.model is any ObjectLifeCycle.Type,
      make: { [model = reading.model] in model.init($0) })
  }

  /// Relatives have one table: every object has a place for every property of them all.
  private static func readFamily(of root: any Model.Type) {
    var readings: [Reading] = []
    for model in [root] + root.concreteModels.flatMap({ ManagedObject.lineage(of: $0).reversed() })
    where !readings.contains(where: { $0.model == model }) {
      readings.append(reading(model))
    }
    var names: Set<String> = []
    let properties = readings.flatMap(\.properties).filter { names.insert($0.name).inserted }
    let attributes = properties.compactMap(\.attribute)
    // Behind the attributes stands the name of the model.
    let relationships = relationships(among: properties, after: attributes.count + 1)
    let concreteLineages = root.concreteModels.map { ManagedObject.lineage(of: $0) }
    let modelAttribute = EntityKin.modelAttribute(
      for: root.concreteModels.map { String(describing: $0) })
    for reading in readings {
      let heirs = concreteLineages.filter { $0.contains { $0 == reading.model } }
      let kin = EntityKin(
        root: ObjectIdentifier(root), rootName: String(describing: root),
        lineage: Set(ManagedObject.lineage(of: reading.model).map { String(describing: $0) }),
        heirNames: heirs.map { String(describing: $0[0]) },
        isAbstract: !root.concreteModels.contains { $0 == reading.model },
        modelAttribute: modelAttribute)
      let own = Dictionary(
        uniqueKeysWithValues: reading.properties.compactMap(\.attribute).map { ($0.name, $0) })
      let entity = Entity(
        name: String(describing: reading.model), was: ManagedObject.formerNames(of: reading.model),
        kin: kin, attributes: attributes.map { own[$0.name] ?? $0 },
        relationships: relationships, order: reading.order,
        hasLifeCycle: reading.model is any ObjectLifeCycle.Type,
        make: { [model = reading.model] in model.init($0) })
      entities[ObjectIdentifier(reading.model)] = entity
      families[kin.root, default: []].append(entity)
    }
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
