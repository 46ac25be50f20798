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

  public init(
    objectID: ObjectID, property: String?, theirs: AttributeValue = .null,
    mine: AttributeValue = .null
  ) {
    self.objectID = objectID
    self.property = property
    self.theirs = theirs
    self.mine = mine
  }

  /// What happened, with both values.
  public var sentence: ErrorSentence {
    guard let property else { return "\(objectID) was deleted by another application" }
    return
      "\(property) of \(objectID) was changed by another application: \(theirs) there, \(mine) here"
  }
}
