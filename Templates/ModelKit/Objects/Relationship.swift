/// A property of a model that leads to objects of another: to one, optional or required, or to
/// many.
///
/// ```swift
/// @Relationship("author", inverse: "articles") var author: Author?
/// @Relationship("articles", inverse: "author", deleteRule: .cascade) var articles: [News]
/// ```
/// Setting one side sets the other. A required relationship without a value reads as an object that
/// is in no context; an object is not saved before it is set.
@MainActor @propertyWrapper @frozen
public struct Relationship<Value: RelationshipValue> {
  /// All that an object keeps of its wrapper; its entity knows the rest.
  @usableFromInline let number: UInt16

  /// - Parameters:
  ///   - name: the name of the property, said again because a wrapper does not know it.
  ///   - was: what it was called in earlier versions, the newest first; a store finds its objects so.
  ///   - inverse: the relationship that leads back, none when left out.
  ///   - count: how many objects a to-many relationship has.
  ///   - isOrdered: whether it keeps the order that it was given.
  ///   - label: what a form calls it.
  @inlinable public init(
    _ name: String, was formerNames: [String] = [], inverse inverseName: String? = nil,
    deleteRule: RelationshipDescription.DeleteRule = .nullify, count: ClosedRange<Int>? = nil,
    isOrdered: Bool = false, label: String? = nil
  ) {
    number = PropertyDeclarations.nextPlace()
    guard PropertyDeclarations.isReading else { return }
    Self.declare(
      name, was: formerNames, inverseName, deleteRule, count: count, isOrdered: isOrdered,
      label: label)
  }

  @usableFromInline static func declare(
    _ name: String, was formerNames: [String], _ inverseName: String?,
    _ deleteRule: RelationshipDescription.DeleteRule, count: ClosedRange<Int>?, isOrdered: Bool,
    label: String?
  ) {
    let kind = PropertyDeclaration.Kind.relationship(isToMany: Value.isToMany) { slot in
      RelationshipDescription(
        name, was: formerNames, of: Value.self, inverse: inverseName, deleteRule: deleteRule,
        count: count, isOrdered: isOrdered, label: label, slot: slot)
    }
    PropertyDeclarations.declare(PropertyDeclaration(name: name, kind: kind))
  }

  @available(*, unavailable, message: "a relationship belongs to a class from ManagedObject")
  public var wrappedValue: Value {
    get { preconditionFailure("unavailable") }
    set { preconditionFailure("unavailable") }
  }

  @inlinable
  public static subscript<Object: ManagedObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get {
      let number = object[keyPath: storageKeyPath].number
      if object.isPrototype { EntityReader.note(wrappedKeyPath, at: number, of: object) }
      return Value.value(of: object.related(at: number, isToMany: Value.isToMany))
    }
    set {
      let number = object[keyPath: storageKeyPath].number
      object.relate(to: newValue.objects, at: number, isToMany: Value.isToMany)
    }
  }
}

extension Relationship: PropertyWrapper {
  var place: Int { Int(number) }
}
