/// A class of objects that a store keeps: `final class News: ManagedObject, Model`.
@MainActor public protocol Model: ManagedObject, RelationshipValue {
  /// The designated initialiser: what a store reads is made by it, and what is new by those that
  /// begin with `init(insertInto:)`.
  init(_ seed: ObjectSeed)
}

extension Model {
  /// A new object of a context, with its defaults; it is stored by the next save. Initialisers that
  /// take values, which are convenience initialisers, begin with it.
  public init(insertInto context: any ObjectContext) {
    self.init(context.makeSeed(for: Self.entity))
    context.insert(self)
  }

  /// The model's attributes and relationships.
  public static var entity: Entity { EntityReader.entity(of: self) }

  /// The object with this identity, or nil.
  public static func get(_ objectID: ObjectID, in context: any ObjectContext) throws -> Self? {
    try context.object(with: objectID) as? Self
  }

  /// The object whose unique attribute has this value, or nil.
  ///
  /// - Throws: a `KeyError` for an attribute that the model does not have, or that has values of another type.
  public static func get<Value: AttributeConvertible>(
    _ attribute: String, _ value: Value, in context: any ObjectContext
  ) throws -> Self? {
    if let type = entity.attribute(named: attribute)?.type, type != Value.attributeType {
      throw KeyError.unlikeType(key: attribute, expected: type.name)
    }
    let found = try context.object(of: entity, where: attribute, is: value.attributeValue)
    return found as? Self
  }

  /// Every object, in the order of insertion.
  public static func all(in context: any ObjectContext) throws -> [Self] {
    try context.fetch(FetchRequest<Self>())
  }

  /// How many objects there are.
  public static func count(in context: any ObjectContext) throws -> Int {
    try context.count(FetchRequest<Self>())
  }

  /// Deletes every object, by the delete rules of the model's relationships.
  public static func deleteAll(in context: any ObjectContext) throws {
    try context.delete(context.fetch(FetchRequest<Self>()))
  }

  /// A new object; it is stored by the next save.
  @discardableResult
  public static func insert(in context: any ObjectContext) -> Self {
    context.insert(Self.self)
  }

  /// The object whose unique attribute has this value: the one there is, or else a new one.
  @discardableResult
  public static func insert(
    _ attribute: String, _ value: some AttributeConvertible, in context: any ObjectContext
  ) throws -> Self {
    if let existing = try get(attribute, value, in: context) { return existing }
    let object = context.insert(Self.self)
    try object.setValue(value, forKey: attribute)
    return object
  }
}

extension Model {
  public static var destination: any Model.Type { self }
  public static var isToMany: Bool { false }
  public static var isOptional: Bool { false }

  public static func value(of objects: [ManagedObject]) -> Self {
    (objects.first as? Self) ?? Self(ObjectSeed.standIn(for: entity))
  }

  public var objects: [ManagedObject] { objectID.key > 0 ? [self] : [] }
}
