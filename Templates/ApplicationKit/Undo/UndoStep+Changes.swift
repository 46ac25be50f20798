import ModelKit

extension UndoStep {
  /// Objects were changed; taking it back makes them what they were.
  ///
  /// - Parameter editedID: an object without which there is nothing to take back.
  static func change(
    _ record: ChangeRecord, editing editedID: ObjectID? = nil, in context: any ObjectContext,
    named name: String
  ) -> UndoStep {
    UndoStep(name: name) { history in
      let needed = editedID.map { [$0] } ?? record.insertedIDs
      let isThere = try needed.contains { try context.object(with: history.current($0)) != nil }
      guard needed.isEmpty || isThere else {
        let texts = Language.texts
        throw MessageError(editedID == nil ? texts.addedIsGone : texts.editedIsGone)
      }
      let (changes, successors) = try await context.takeBack(record, current: history.current)
      history.replace(successors)
      return change(changes, editing: editedID, in: context, named: name)
    }
  }
}
