import ModelKit

extension ViewController {
  /// Remembers an object that was inserted, so that `u` takes it back.
  func rememberInsertion(of object: ManagedObject, in context: any ObjectContext) {
    guard let history = application?.undoHistory else { return }
    let objectID = object.objectID
    history.add("add " + object.displayName) {
      guard let object = try history.object(objectID, in: context) else {
        throw UndoError(description: "what was added is gone already")
      }
      try context.delete(object)
      try await context.save()
    }
  }

  /// Remembers objects that were deleted, so that `u` brings them back.
  func rememberDeletion(
    of objects: [DeletedObjects], named name: String, in context: any ObjectContext
  ) {
    guard let history = application?.undoHistory else { return }
    history.add("delete " + name) {
      for object in objects { try await object.restore(in: context, history) }
    }
  }

  /// Remembers the values that an object had, so that `u` gives them back.
  func rememberEdit(
    of object: ManagedObject, _ earlier: [String: Any?], in context: any ObjectContext
  ) {
    guard let history = application?.undoHistory else { return }
    let objectID = object.objectID
    history.add("edit " + object.displayName) {
      guard let object = try history.object(objectID, in: context) else {
        throw UndoError(description: "what was edited is gone")
      }
      for (name, value) in earlier {
        try object.setValue(history.current(value, in: context), forKey: name)
      }
      try await context.save()
    }
  }
}

extension Application {
  /// Takes back what was done last; false when there is nothing.
  func undo() -> Bool {
    guard undoHistory.nextName != nil else { return false }
    performHoldingKeys { [self] in
      if let name = try await undoHistory.undo() { show(message: "undone: " + name) }
    }
    return true
  }
}
