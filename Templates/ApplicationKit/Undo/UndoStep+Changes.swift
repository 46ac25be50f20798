import ModelKit

extension UndoStep {
  /// Objects were added; taking it back deletes them.
  static func insertion(
    of objectIDs: [ObjectID], in context: any ObjectContext, named name: String
  ) -> UndoStep {
    UndoStep(name: name) { history in
      let objects = try objectIDs.map { objectID in
        guard let object = try history.object(objectID, in: context) else {
          throw MessageError(Language.texts.addedIsGone)
        }
        return object
      }
      let deleted = try await DeletedObjects.delete(objects, in: context)
      return deletion(of: deleted, in: context, named: name)
    }
  }

  /// Objects were deleted; taking it back brings them back.
  static func deletion(
    of objects: [DeletedObjects], in context: any ObjectContext, named name: String
  ) -> UndoStep {
    UndoStep(name: name) { history in
      for object in objects { try await object.restore(in: context, history) }
      return insertion(of: objects.compactMap(\.objectID), in: context, named: name)
    }
  }

  /// An object has other values than the given ones; taking it back gives these back.
  static func edit(
    of objectID: ObjectID, from values: [String: Any?], in context: any ObjectContext,
    named name: String
  ) -> UndoStep {
    let kept = values.mapValues(UndoHistory.kept)
    return UndoStep(name: name) { history in
      guard let object = try history.object(objectID, in: context) else {
        throw MessageError(Language.texts.editedIsGone)
      }
      var replaced: [String: Any?] = [:]
      for (key, value) in kept {
        replaced[key] = .some(try object.value(forKey: key))
        try object.setValue(history.current(value, in: context), forKey: key)
      }
      try await context.save()
      return edit(of: objectID, from: replaced, in: context, named: name)
    }
  }
}
