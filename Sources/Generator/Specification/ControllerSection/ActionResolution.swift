import Words

extension SpecificationEntry {
  private var report: Reporter { problems[.unfittingAction] }

  func actions(of controller: ControllerEntry, _ keys: inout KeyTable) -> [ActionSpecification] {
    problems.resolved(controller.actions) { action in
      let key = action.key.flatMap { keys.key($0, for: action.name.value) }
      let effect = effect(of: action, in: controller)
      guard let key, let effect else { return nil }
      return ActionSpecification(
        name: action.name.value, key: key, label: action.label.flatMap { text($0) }, effect: effect,
        asksFirst: asksFirst(action, effect: effect),
        condition: action.enabledWhen.flatMap { condition($0) })
    }
  }

  private func effect(of action: ActionEntry, in controller: ControllerEntry) -> ActionEffect? {
    guard controller.kind.hasActions else { return nil }
    if let operation = action.operation {
      if let does = action.does {
        return report("an action has 'operation' or 'does', not both", at: does)
      }
      return report.referent(of: operation, as: "operation", in: operations).map { operation in
        .operation(
          operation.name.value, with: startValues(of: action, for: operation, in: controller))
      }
    }
    if let given = action.with.first {
      return report("'with' gives values to an operation; add 'operation' or remove it", at: given)
    }
    guard let model = controller.modelName.flatMap({ models[$0] }) else { return nil }
    let name = model.name.value
    guard let effect = action.effect(on: name) else {
      return report(unclear(action, model: model), at: action)
    }
    if effect == .insert, model.isAbstract {
      return report(model.abstractAddition, at: action)
    }
    return effect
  }

  private func asksFirst(_ action: ActionEntry, effect: ActionEffect) -> Bool {
    guard let confirm = action.confirm, confirm.value else { return false }
    switch effect {
    case .delete, .operation: return true
    case .insert: report("adding asks for values already; remove 'confirm'", at: confirm)
    case .edit: report("a form can be discarded; remove 'confirm'", at: confirm)
    case .undo, .redo: report("this can itself be undone; remove 'confirm'", at: confirm)
    }
    return false
  }

  private func condition(_ path: Text) -> ActionCondition? {
    let shared = sharedProperty(path.value)
    if let shared, shared.type == ValueType(.attribute(.bool)) { return .shared(shared.property) }
    if isUntyped(path.value) { return nil }
    let isObserved = application?.reachability != nil
    let isReachable = "application.isReachable"
    guard path.value != isReachable else {
      return isObserved
        ? .isReachable
        : report(
          "nothing is observed; say which server by 'reachability' of the application", at: path)
    }
    return report.unknown(
      path, is: "is not a Bool of a state",
      among: (isObserved ? [isReachable] : []) + statePropertyPaths(ofType: "Bool"))
  }

  private func unclear(_ action: ActionEntry, model: ModelEntry) -> String {
    let verbs = (model.isAbstract ? [] : ["add"]) + ["edit", "delete"]
    return "nothing says what '\(action.name.value)' does; add 'operation' or 'does' "
      + "(\(alternatives(BuiltInEffect.allCases.map(\.rawValue)))), or call it "
      + alternatives(verbs.map { $0 + model.name.value })
      + (model.isAbstract ? "; \(model.abstractAddition)" : "")
  }
}

extension ModelEntry {
  /// Why nobody adds an object of an abstract model, and what to do instead.
  var abstractAddition: String {
    "\(name.value) is abstract and has no objects of its own; add those of a derived model by a "
      + "transition to its form"
  }
}

extension ActionEntry {
  /// As given, or by the verb before the model's name; nil where nothing says it.
  fileprivate func effect(on model: String) -> ActionEffect? {
    switch (does?.value, name.value) {
    case (.insert?, _), (nil, "add" + model): .insert
    case (.delete?, _), (nil, "delete" + model): .delete
    case (.edit?, _), (nil, "edit" + model): .edit
    case (.undo?, _), (nil, "undo"): .undo
    case (.redo?, _), (nil, "redo"): .redo
    case (nil, _): nil
    }
  }
}
