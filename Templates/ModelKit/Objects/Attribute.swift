/// A stored property of a model, with its default and its limits.
///
/// ```swift
/// @Attribute("title", maximumLength: 200) var title: String
/// @Attribute("section", default: .world) var section: Section
/// ```
/// A required attribute without a value reads as the type's placeholder (empty text, zero) until it
/// is set; an object is not saved before.
@MainActor @propertyWrapper @frozen
public struct Attribute<Value: AttributeConvertible> {
  /// All that an object keeps of its wrapper; its entity knows the rest.
  @usableFromInline let number: UInt16

  // A project has many of these: without arguments that each of them says, a build is quicker.

  /// An attribute without a default and without limits.
  @inlinable public init(_ name: String) {
    number = PropertyDeclarations.nextPlace()
    if PropertyDeclarations.isReading { Self.declare(name) }
  }

  @usableFromInline static func declare(_ name: String) {
    PropertyDeclarations.declare(AttributeDescription(name, of: Value.self))
  }

  /// - Parameters:
  ///   - name: the name of the property, said again because a wrapper does not know it.
  ///   - was: what it was called in earlier versions, the newest first; a store finds the values so.
  ///   - isTransient: lives in memory and is never stored.
  ///   - setOn: when the store sets it: a Date to the present, a UUID to a new one.
  ///   - minimumLength: in characters as people count them, for String only.
  ///   - pattern: a regular expression that the whole text matches, for String only.
  ///   - label: what a form calls it.
  @inlinable public init(
    _ name: String, was formerNames: [String] = [], default defaultValue: Value? = nil,
    isUnique: Bool = false, isIndexed: Bool = false, isTransient: Bool = false,
    setOn moment: AttributeDescription.Moment? = nil, minimum: Value? = nil, maximum: Value? = nil,
    minimumLength: Int? = nil, maximumLength: Int? = nil, pattern: String? = nil,
    label: String? = nil
  ) {
    number = PropertyDeclarations.nextPlace()
    guard PropertyDeclarations.isReading else { return }
    let limits = AttributeLimits(
      minimum: minimum?.attributeValue ?? .null, maximum: maximum?.attributeValue ?? .null,
      minimumLength: minimumLength, maximumLength: maximumLength, pattern: pattern)
    PropertyDeclarations.declare(
      AttributeDescription(
        name, was: formerNames, of: Value.self, default: defaultValue?.attributeValue ?? .null,
        isUnique: isUnique, isIndexed: isIndexed, isTransient: isTransient, setOn: moment,
        limits: limits, label: label)
    )
  }

  @available(*, unavailable, message: "an attribute belongs to a class derived from ManagedObject")
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
      return Value(attributeValue: object.storedValue(at: number)) ?? Value.placeholder
    }
    set {
      object.store(newValue.attributeValue, at: object[keyPath: storageKeyPath].number)
    }
  }
}

extension Attribute: PropertyWrapper {
  var place: Int { Int(number) }
}
