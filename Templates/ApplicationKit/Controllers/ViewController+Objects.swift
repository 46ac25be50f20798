import ModelKit

extension ViewController {
  /// Adds an object: shows the stock form, then inserts and saves.
  public func insert<Object: Model>(_ model: Object.Type, in context: any ObjectContext) {
    let form = ObjectForm(entity: Object.entity, context: context)
    attempt {
      let fields = try form.fields()
      let commit: @MainActor (FormAnswers) async throws -> Void = { [self] in
        didInsert([try await insert(by: form, $0)])
      }
      if !fields.contains(where: \.isRequired) {
        application?.performHoldingKeys { try await commit([]) }
      } else {
        show(
          FormViewController(
            title: Language.texts.additionTitle(form.modelTitle), fields: fields,
            commit: commit))
      }
    }
  }

  /// Inserts an object with the answers to a form, and saves. It can be taken back.
  func insert(by form: ObjectForm, _ answers: FormAnswers) async throws -> ManagedObject {
    let (object, changes) = try await form.insert(answers)
    let name = Language.texts.addition(of: object.displayName)
    remember(.change(changes, in: form.context, named: name))
    return object
  }

  /// Edits an object: shows the stock form with its values, then changes it and saves.
  public func edit(_ object: ManagedObject, in context: any ObjectContext) {
    let form = ObjectForm(entity: object.entity, context: context, object: object)
    attempt {
      show(
        FormViewController(
          title: Language.texts.editTitle(form.modelTitle), fields: try form.fields()
        ) { [self] in try await update(object, by: form, $0) })
    }
  }

  /// Gives an object the answers to a form, and saves. It can be taken back.
  func update(_ object: ManagedObject, by form: ObjectForm, _ answers: FormAnswers) async throws {
    let changes = try await form.update(object, answers)
    guard !changes.isEmpty else { return }
    let name = Language.texts.edit(of: object.displayName)
    remember(.change(changes, editing: object.objectID, in: form.context, named: name))
  }

  /// Deletes an object and saves. It can be taken back.
  ///
  /// - Parameter confirming: whether the user is asked first.
  public func delete(
    _ object: ManagedObject, in context: any ObjectContext, confirming: Bool = false
  ) {
    delete([object], in: context, confirming: confirming)
  }

  /// Deletes objects and saves once. They can be taken back together.
  ///
  /// - Parameter finish: called when they are gone.
  func delete(
    _ objects: [ManagedObject], in context: any ObjectContext, confirming: Bool,
    _ finish: @escaping @MainActor () -> Void = {}
  ) {
    guard let first = objects.first else { return }
    let name = objects.count == 1 ? first.displayName : Self.name(of: objects, like: first)
    attempt {
      // Nobody is asked about what cannot be done.
      let question =
        try confirming
        ? Language.texts.deletionQuestion(
          name, with: context.objectsDeleted(with: objects).count - objects.count) : nil
      perform(after: question) { [weak self] in
        self?.application?.performHoldingKeys {
          let changes = try await context.performRecording { try $0.delete(objects) }.changes
          let step = Language.texts.deletion(of: name)
          self?.remember(.change(changes, in: context, named: step))
          finish()
        }
      }
    }
  }

  private static func name(of objects: [ManagedObject], like first: ManagedObject) -> String {
    let isAlike = objects.allSatisfy { $0.entity === first.entity }
    return Language.texts.objects(objects.count, of: isAlike ? first.entity.title : nil)
  }
}

extension TableViewController {
  /// Edits the object of the selected row; nothing happens where there are no rows.
  public func editSelection(in context: any ObjectContext) {
    withSelection { if let object = $0 as? ManagedObject { edit(object, in: context) } }
  }

  /// Deletes the objects of the rows that were chosen, or that of the selected row, and saves.
  ///
  /// - Parameter confirming: whether the user is asked first.
  public func deleteSelection(in context: any ObjectContext, confirming: Bool = false) {
    let objects = selectedItems.compactMap { $0 as? ManagedObject }
    if objects.isEmpty { tellUnreadableSelection() }
    delete(objects, in: context, confirming: confirming) { [weak self] in
      self?.dataSource?.removeMarks()
    }
  }
}

extension DetailViewController {
  /// Edits the object that is shown.
  public func editSelection(in context: any ObjectContext) {
    edit(object, in: context)
  }

  /// Deletes what is shown, saves and goes back.
  ///
  /// - Parameter confirming: whether the user is asked first.
  public func deleteSelection(in context: any ObjectContext, confirming: Bool = false) {
    delete(objects, in: context, confirming: confirming)
  }
}
