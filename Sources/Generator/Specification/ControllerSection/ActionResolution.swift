import Diagnostics
import Words

extension SpecificationEntry {
  func actions(of controller: ControllerEntry, _ keys: inout KeyTable) -> [ActionSpecification] {
    return controller.actions.compactMap { action in
      let key = action.key.flatMap { keys.key($0, for: action.name.value) }
      let effect = effect(of: action, in: controller)
      guard let key, let effect else { return problems.unresolved(action.name) }
      return ActionSpecification(
        name: action.name.value, key: key, label: action.label.flatMap { text($0) }, effect: effect,
        asksFirst: asksFirst(action, effect: effect),
        condition: action.enabledWhen.flatMap { condition($0) })
    }
  }

  private func effect(of action: ActionEntry, in controller: ControllerEntry) -> ActionEffect? {
    func report(_ message: String, at range: FileRange) -> ActionEffect? {
      return problems.refusal(UnfittingAction.self, message, at: range)
    }
    guard controller.kind.hasActions else { return nil }
    if let operation = action.operation {
      if let does = action.does {
        return report("an action has 'operation' or 'does', not both", at: does.range)
      }
      return referent(of: operation, as: "operation", in: operations, rule: UnfittingAction.self)
        .map { operation in
          .operation(
            operation.name.value,
            with: startValues(of: action, for: operation, in: controller))
        }
    }
    if let given = action.with.first {
      return report(
        "'with' gives values to an operation; add 'operation' or remove it", at: given.name.range)
    }
    guard let model = controller.modelName.flatMap({ models[$0] }) else { return nil }
    guard let effect = action.effect(on: model.name.value) else {
      return report(unclear(action, model: model.name.value), at: action.name.range)
    }
    if effect == .insert, model.isAbstract {
      let name = model.name.value
      return report(
        "\(name) is abstract and has no objects of its own; nobody can add one",
        at: action.name.range)
    }
    return effect
  }

  private func asksFirst(_ action: ActionEntry, effect: ActionEffect) -> Bool {
    guard let confirm = action.confirm, confirm.value else { return false }
    let message: String
    switch effect {
    case .delete, .operation: return true
    case .insert: message = "adding asks for values already; remove 'confirm'"
    case .edit: message = "a form can be given up; remove 'confirm'"
    case .undo, .redo: message = "this can be taken back itself; remove 'confirm'"
    }
    problems.report(UnfittingAction.self, message, at: confirm.range)
    return false
  }

  private func condition(_ path: Text) -> ActionCondition? {
    let shared = sharedProperty(path.value)
    if let shared, shared.type == ValueType(.attribute(.bool)) { return .shared(shared.property) }
    if path.value == "application.isReachable" {
      if application?.reachability != nil { return .isReachable }
      let message = "nothing is observed; say which server by 'reachability' of the application"
      return problems.refusal(UnfittingAction.self, message, at: path.range)
    }
    let reachable = application?.reachability == nil ? [] : ["application.isReachable"]
    let known = reachable + statePropertyPaths(ofType: "Bool")
    let message = "\(quoted(path.value)) is not a Bool of a state" + advice(path.value, known)
    return problems.refusal(UnfittingAction.self, message, at: path.range)
  }

  private func unclear(_ action: ActionEntry, model: String) -> String {
    let name = action.name.value
    return "nothing says what '\(name)' does; add 'operation' or 'does' "
      + "(\(alternatives(BuiltInEffect.allCases.map(\.rawValue)))), or call it add\(model), "
      + "edit\(model) or delete\(model)"
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
