import ModelKit

extension ObjectForm {
  /// Inserts an object with these values and saves it. Nothing is left of it after an error.
  ///
  /// - Throws: `FormProblems` when the values are not valid, or what was chosen is gone.
  func insert(
    _ answers: FormAnswers
  ) async throws -> (result: ManagedObject, changes: ChangeRecord) {
    try await save(answers) { context in context.insert(entity) }
  }

  /// Gives an object what was changed in the form and saves it. It is as before after an error.
  ///
  /// - Throws: `FormProblems` when the values are not valid, what was chosen is gone, or others have changed
  ///   meanwhile what was changed in the form; their values are replaced the next time.
  func update(_ object: ManagedObject, _ answers: FormAnswers) async throws -> ChangeRecord {
    guard object.context != nil, !object.isDeleted else {
      throw MessageError(Language.texts.editedIsGone)
    }
    let changed = answers.filter(\.field.isChanged)
    return try await save(changed) { _ in
      try checkConflicts(of: changed, with: object)
      return object
    }.changes
  }

  /// Gives an object these values and saves it. Nothing is left of it after an error.
  ///
  /// - Parameter object: gives the object.
  private func save(
    _ answers: FormAnswers, to object: @MainActor (any ObjectContext) throws -> ManagedObject
  ) async throws -> (result: ManagedObject, changes: ChangeRecord) {
    var changed: ManagedObject?
    do {
      return try await context.performRecording { context in
        try checkChosen(answers)
        let object = try object(context)
        changed = object
        for (field, answer) in answers {
          try object.setValue(swiftValue(of: answer), forKey: field.name)
        }
        try object.validate()
        return object
      }
    } catch let error as ValidationError {
      // In the language of the application; another object's is no matter of a field.
      throw FormProblems(
        byName: error.breaches.map { breach in
          if breach.objectID == changed?.objectID { return (breach.property, breach.sentence) }
          let other = try? context.object(with: breach.objectID)
          return ("", "\(other?.displayName ?? breach.modelName): \(breach.sentence)")
        })
    }
  }

  private func checkConflicts(of changed: FormAnswers, with object: ManagedObject) throws {
    var conflicts: [(name: String, text: String)] = []
    for (field, answer) in changed {
      let current = try self.answer(of: object, for: field.name)
      if current != field.unchangedAnswer && current != answer {
        let value = try text(of: object, for: field.name)
        conflicts.append((field.name, Language.texts.changedMeanwhile(to: value)))
      }
      field.unchangedAnswer = current
    }
    guard conflicts.isEmpty else { throw FormProblems(byName: conflicts) }
  }

  /// What is gone of what was chosen is told, and left out the next time where there are several.
  private func checkChosen(_ answers: FormAnswers) throws {
    let fields = try answers.compactMap { field, answer -> FormField? in
      let gone = try answer.objectIDs.filter { try context.object(with: $0) == nil }
      field.leaveOut(gone)
      return gone.isEmpty ? nil : field
    }
    guard fields.isEmpty else {
      throw FormProblems(byName: fields.map { ($0.name, Language.texts.chosenIsGone) })
    }
  }

  /// What a property is now, for people to read.
  private func text(of object: ManagedObject, for name: String) throws -> String {
    switch try object.value(forKey: name) {
    case let objects as [ManagedObject]: objects.map(\.displayName).joined(separator: ", ")
    case let other as ManagedObject: other.displayName
    default: ValueText.text(of: object.snapshot[name] ?? .null)
    }
  }

  private func swiftValue(of answer: FormAnswer) throws -> Any? {
    switch answer {
    case .value(.object(let objectID)): try context.object(with: objectID)
    case .value(let value): value == .null ? nil : value
    case .objects(let identities): try identities.compactMap { try context.object(with: $0) }
    }
  }
}

extension FormAnswer {
  fileprivate var objectIDs: [ObjectID] {
    switch self {
    case .value(.object(let objectID)): [objectID]
    case .value: []
    case .objects(let identities): identities
    }
  }
}
