/// Something that another application has changed since the context read it, and that the context
/// changes as well.
public struct SaveConflict: ErrorWithSentence, Equatable {
  public let objectID: ObjectID

  /// The property that both have changed; nil where they have deleted the object.
  public let property: String?

  /// What is stored.
  public let theirs: AttributeValue

  /// What was to be stored.
  public let mine: AttributeValue

  /// What is wrong with a relationship that has what both have given it; nil where both have changed one value.
  public let reason: BreachReason?

  public init(
    objectID: ObjectID, property: String?, theirs: AttributeValue = .null,
    mine: AttributeValue = .null, reason: BreachReason? = nil
  ) {
    self.objectID = objectID
    self.property = property
    self.theirs = theirs
    self.mine = mine
    self.reason = reason
  }

  /// What happened, with both values or with what both give together.
  public var sentence: ErrorSentence {
    guard let property else { return "\(objectID) was deleted by another application" }
    return switch reason {
    case .tooFewObjects(let minimum, let count):
      "\(property) of \(objectID) needs at least \(minimum); with what another application has changed, it has \(count)"
    case .tooManyObjects(let maximum, let count):
      "\(property) of \(objectID) takes at most \(maximum); with what another application has changed, it has \(count)"
    default:
      "\(property) of \(objectID) was changed by another application: \(theirs) there, \(mine) here"
    }
  }
}
