/// What a model may want to do at the turns of its life. A model conforms in its hand-written half
/// and implements what it needs. One from which others are derived does so for these too, since a type
/// conforms to a protocol once: `(self as? Photo)?.validateFormat()`.
@MainActor public protocol ObjectLifeCycle: ManagedObject {
  /// After the object is made, with its defaults set.
  func didInsert()

  /// After the object is read from the store for the first time.
  func didFetch()

  /// Before the object is validated and stored; changes made here are stored too.
  func willSave()

  /// Holds the values of a new object against each other, before it is stored and after each of them was
  /// found allowed. What it throws keeps everything from being saved.
  func validateForInsert() throws

  /// The same for an object that was changed.
  func validateForUpdate() throws

  /// The same for an object that was deleted.
  func validateForDelete() throws

  /// After the object is stored.
  func didSave()

  /// Before the object is deleted, while its relationships are still there.
  func willDelete()
}

extension ObjectLifeCycle {
  public func didInsert() {}
  public func didFetch() {}
  public func willSave() {}
  public func validateForInsert() throws {}
  public func validateForUpdate() throws {}
  public func validateForDelete() throws {}
  public func didSave() {}
  public func willDelete() {}
}
