import ModelKit

extension ViewController {
  /// Adds an object: shows the stock form for what is required, then inserts and saves.
  public func insert<Object: Model>(_ model: Object.Type, in context: any ObjectContext) {
    let form = ObjectForm<Object>(context: context)
    attempt {
      let fields = try form.fields()
      let commit: @MainActor ([String: AttributeValue]) async throws -> Void = { [weak self] in
        let object = try await form.insert($0)
        self?.didInsert(object)
      }
      if fields.isEmpty {
        return application?.performHoldingKeys { try await commit([:]) } ?? ()
      }
      let name = WordSplitting.words(of: Object.entity.name).joined(separator: " ")
      show(FormViewController(title: "Add \(name)", fields: fields, commit: commit))
    }
  }

  /// Deletes an object and saves.
  ///
  /// - Parameter confirming: whether the user is asked first.
  public func delete(
    _ object: ManagedObject, in context: any ObjectContext, confirming: Bool = false
  ) {
    guard confirming else { return deleteNow(object, in: context) }
    confirm("Delete \(object.displayName)?") { [weak self] in
      self?.deleteNow(object, in: context)
    }
  }

  private func deleteNow(_ object: ManagedObject, in context: any ObjectContext) {
    application?.performHoldingKeys {
      try context.delete(object)
      do { try await context.save() } catch {
        context.rollback()
        throw error
      }
    }
  }
}

extension TableViewController {
  /// Deletes the object of the selected row and saves.
  ///
  /// - Parameter confirming: whether the user is asked first.
  public func deleteSelection(in context: any ObjectContext, confirming: Bool = false) {
    guard let object = selectedItem as? ManagedObject else { return }
    delete(object, in: context, confirming: confirming)
  }
}

extension DetailViewController {
  /// Deletes the object that is shown, saves and goes back.
  ///
  /// - Parameter confirming: whether the user is asked first.
  public func deleteSelection(in context: any ObjectContext, confirming: Bool = false) {
    delete(object, in: context, confirming: confirming)
  }
}
