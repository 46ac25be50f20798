/// What a relationship can be declared as: a model, an optional model, or an array of a model.
@MainActor public protocol RelationshipValue {
  static var destination: any Model.Type { get }
  static var isToMany: Bool { get }
  static var isOptional: Bool { get }

  /// The value that stands for these objects.
  static func value(of objects: [ManagedObject]) -> Self

  /// The objects that the value stands for.
  var objects: [ManagedObject] { get }
}

extension Optional: RelationshipValue where Wrapped: Model {
  public static var destination: any Model.Type { Wrapped.self }
  public static var isToMany: Bool { false }
  public static var isOptional: Bool { true }

  public static func value(of objects: [ManagedObject]) -> Self { objects.first as? Wrapped }

  public var objects: [ManagedObject] { map { [$0] } ?? [] }
}

extension Array: RelationshipValue where Element: Model {
  public static var destination: any Model.Type { Element.self }
  public static var isToMany: Bool { true }
  public static var isOptional: Bool { true }

  public static func value(of objects: [ManagedObject]) -> Self {
    objects.first is Element ? objects.downcast() : []
  }

  public var objects: [ManagedObject] { self }
}

extension [ManagedObject] {
  /// The same objects, of which the first is known to be of the class: what makes the objects of an
  /// entity makes all of them of one class, and the array of references stays as it is.
  func downcast<Object: ManagedObject>() -> [Object] { unsafeBitCast(self, to: [Object].self) }
}
