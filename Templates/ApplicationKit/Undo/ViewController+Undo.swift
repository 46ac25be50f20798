import ModelKit

extension ViewController {
  /// Remembers an object that was inserted, so that `u` takes it back.
  func rememberInsertion(of object: ManagedObject, in context: any ObjectContext) {
    let name = Language.texts.addition(of: object.displayName)
    application?.undoHistory.add(.insertion(of: [object.objectID], in: context, named: name))
  }

  /// Remembers objects that were deleted, so that `u` brings them back.
  func rememberDeletion(
    of objects: [DeletedObjects], named name: String, in context: any ObjectContext
  ) {
    let step = Language.texts.deletion(of: name)
    application?.undoHistory.add(.deletion(of: objects, in: context, named: step))
  }

  /// Remembers the values that an object had, so that `u` gives them back.
  func rememberEdit(
    of object: ManagedObject, _ earlier: [String: Any?], in context: any ObjectContext
  ) {
    let name = Language.texts.edit(of: object.displayName)
    application?.undoHistory.add(
      .edit(of: object.objectID, from: earlier, in: context, named: name))
  }

  /// Takes back what was done last to objects, and says so where there is nothing.
  public func undoLastChange() {
    guard application?.undo() == false else { return }
    application?.show(message: Language.texts.nothingToUndo)
  }

  /// Does again what was taken back last, and says so where there is nothing.
  public func redoLastChange() {
    guard application?.redo() == false else { return }
    application?.show(message: Language.texts.nothingToRedo)
  }
}

extension Application {
  /// Takes back what was done last; false when there is nothing.
  func undo() -> Bool {
    guard undoHistory.nextUndoName != nil else { return false }
    performHoldingKeys { [self] in
      if let name = try await undoHistory.undo() { show(message: Language.texts.undone(name)) }
    }
    return true
  }

  /// Does again what was taken back last; false when there is nothing.
  func redo() -> Bool {
    guard undoHistory.nextRedoName != nil else { return false }
    performHoldingKeys { [self] in
      if let name = try await undoHistory.redo() { show(message: Language.texts.redone(name)) }
    }
    return true
  }

  /// What can be taken back and done again now.
  var undoHints: [KeyHint] {
    let undo = undoHistory.nextUndoName.map { [KeyHint("u", Language.texts.undo($0))] } ?? []
    return undo + (undoHistory.nextRedoName.map { [KeyHint("U", Language.texts.redo($0))] } ?? [])
  }
}
