/// A property of a model that leads to objects of another: to one, optional or required, or to
/// many.
///
/// ```swift
/// @Relationship("author", inverse: "articles") var author: Author?
/// @Relationship("articles", inverse: "author", deleteRule: .cascade) var articles: [News]
/// ```
/// Setting one side sets the other. A required relationship without a value reads as an object that
/// is in no context; an object is not saved before it is set.
@MainActor @propertyWrapper
public struct Relationship<Value: RelationshipValue> {
  private let name: String
  private let declared: Declared?

  private struct Declared {
    let inverseName: String?
    let deleteRule: RelationshipDescription.DeleteRule
    let count: ClosedRange<Int>?
    let isOrdered: Bool
    let label: String?
  }

  /// - Parameters:
  ///   - name: the name of the property, said again because a wrapper does not know it.
  ///   - inverse: the relationship that leads back, none when left out.
  ///   - count: how many objects a to-many relationship has.
  ///   - isOrdered: whether it keeps the order that it was given.
  ///   - label: what a form calls it.
  public init(
    _ name: String, inverse inverseName: String? = nil,
    deleteRule: RelationshipDescription.DeleteRule = .nullify, count: ClosedRange<Int>? = nil,
    isOrdered: Bool = false, label: String? = nil
  ) {
    self.name = name
    declared =
      EntityReader.isReading
      ? Declared(
        inverseName: inverseName, deleteRule: deleteRule, count: count, isOrdered: isOrdered,
        label: label) : nil
  }

  @available(*, unavailable, message: "a relationship belongs to a class from ManagedObject")
  public var wrappedValue: Value {
    get { preconditionFailure("unavailable") }
    set { preconditionFailure("unavailable") }
  }

  public static subscript<Object: ManagedObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get {
      let name = object[keyPath: storageKeyPath].name
      EntityReader.note(wrappedKeyPath, named: name, of: object)
      return Value.value(of: object.related(named: name))
    }
    set { object.relate(to: newValue.objects, named: object[keyPath: storageKeyPath].name) }
  }
}

/// A relationship of any type, as the entity is read.
@MainActor protocol RelationshipDeclaration {
  var isToMany: Bool { get }
  func describe(slot: Int) -> RelationshipDescription
}

extension Relationship: RelationshipDeclaration {
  var isToMany: Bool { Value.isToMany }

  func describe(slot: Int) -> RelationshipDescription {
    let destination = Value.destination
    return RelationshipDescription(
      name: name, destinationName: String(describing: destination), isToMany: isToMany,
      isOptional: Value.isOptional, inverseName: declared?.inverseName,
      deleteRule: declared?.deleteRule ?? .nullify, count: declared?.count,
      isOrdered: declared?.isOrdered ?? false, label: declared?.label, slot: slot,
      destination: { EntityReader.entity(of: destination) })
  }
}
