import ModelKit

extension ViewController {
  /// Remembers what was done to objects, so that `u` takes it back.
  func remember(_ step: UndoStep) {
    application?.undoHistory.add(step)
  }

  /// Takes back what was done last to objects, and says so where there is nothing.
  public func undoLastChange() {
    guard application?.takeStep(.undo) == false else { return }
    application?.tell(Language.texts.nothingToUndo)
  }

  /// Does again what was taken back last, and says so where there is nothing.
  public func redoLastChange() {
    guard application?.takeStep(.redo) == false else { return }
    application?.tell(Language.texts.nothingToRedo)
  }
}

extension Application {
  /// Does something; what it saves, or a task that it begins, can be taken back under this name.
  func recordChanges(named name: String, _ work: () -> Void) {
    let group = UndoGroup()
    let recorder = ChangeRecorder { [weak self] changes, context in
      var step = UndoStep.change(changes, in: context, named: name)
      step.group = group
      self?.undoHistory.add(step)
    }
    ChangeRecorder.$current.withValue(recorder, operation: work)
  }

  /// Takes back what was done last, or does it again; false when there is nothing.
  func takeStep(_ direction: UndoDirection) -> Bool {
    guard undoHistory.nextName(direction) != nil else { return false }
    performHoldingKeys { [self] in
      guard let (name, objects) = try await undoHistory.takeStep(direction) else { return }
      let texts = Language.texts
      topController.didInsert(objects)
      tell(direction == .undo ? texts.undone(name) : texts.redone(name))
    }
    return true
  }

  /// What can be taken back and done again now.
  var undoHints: [KeyHint] {
    let texts = Language.texts
    let undo = undoHistory.nextName(.undo).map { KeyHint("u", texts.undo($0)) }
    let redo = undoHistory.nextName(.redo).map { KeyHint("U", texts.redo($0)) }
    return [undo, redo].compactMap { $0 }
  }
}
