/// A relationship of a model.
public struct RelationshipSpecification: Sendable {
  public let name: String
  /// What it was called in earlier versions of the spec, the newest first.
  public let formerNames: [String]
  /// A model of the same store.
  public let destination: String
  public let isToMany: Bool
  /// Only a relationship to one can be required; one to many asks for a number by `count`.
  public let isOptional: Bool
  /// Only to many.
  public let isOrdered: Bool
  /// How many objects a relationship to many holds; nil means any number.
  public let count: CountRange?
  /// The relationship of the destination that is this one's other side, given or inferred. The
  /// other side names this one. Nil: there is none.
  public let inverse: String?
  /// The other side is to many as well.
  public let isManyToMany: Bool
  /// What becomes of the destination's objects when an object is deleted; nullify if not given.
  public let deleteRule: DeleteRule
  /// What a person reads instead of the name; nil where the spec says nothing.
  public let label: LocalizedText?
}

public enum DeleteRule: String, Hashable, CaseIterable, Choice {
  case nullify
  case cascade
  case deny
}

/// `0...15`, `1...`, `3`.
public struct CountRange: Hashable, Sendable {
  public let minimum: Int
  /// Nil: as many as one likes. Never below the minimum.
  public let maximum: Int?
}
