import ModelKit

extension UndoStep {
  /// Objects were changed; taking it back makes them what they were.
  ///
  /// - Parameter editedID: an object without which there is nothing to take back.
  static func change(
    _ record: ChangeRecord, editing editedID: ObjectID? = nil, in context: any ObjectContext,
    named name: String
  ) -> UndoStep {
    UndoStep(name: name) {
      let texts = Language.texts
      let needed = editedID.map { [$0] } ?? record.insertedIDs
      let isThere = try needed.contains { try context.object(with: $0) != nil }
      guard needed.isEmpty || isThere else {
        throw MessageError(editedID == nil ? texts.addedIsGone : texts.editedIsGone)
      }
      let changes = try await context.takeBack(record)
      guard !changes.isEmpty else { throw MessageError(texts.editedAgain) }
      let step = change(changes, editing: editedID, in: context, named: name)
      return (step, try changes.insertedIDs.compactMap { try context.object(with: $0) })
    }
  }
}
