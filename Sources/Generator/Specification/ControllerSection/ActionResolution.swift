import Diagnostics

extension SpecificationEntry {
  func actions(
    of controller: ControllerEntry, _ keys: inout KeyTable, _ problems: Problems
  ) -> [ActionSpecification] {
    if !controller.kind.isList, let first = controller.actions.first {
      let message =
        controller.kind == .detail ? "actions of a detail come later" : "only a table has actions"
      problems.report(UnfittingAction.self, message, at: first.name.range)
    }
    return controller.actions.compactMap { action in
      let key = action.key.flatMap { keys.key($0, for: action.name.value) }
      let effect = effect(of: action, in: controller, problems)
      guard let key, let effect else { return problems.unresolved(action.name) }
      return ActionSpecification(
        name: action.name.value, key: key, effect: effect,
        asksFirst: asksFirst(action, effect, problems),
        condition: action.enabledWhen.flatMap { condition($0, problems) },
        range: action.name.range)
    }
  }

  private func effect(
    of action: ActionEntry, in controller: ControllerEntry, _ problems: Problems
  ) -> ActionEffect? {
    func report(_ message: String, at range: FileRange) -> ActionEffect? {
      problems.report(UnfittingAction.self, message, at: range)
      return nil
    }
    guard controller.kind.isList else { return nil }
    if let operation = action.operation {
      if let does = action.does {
        return report("an action has 'operation' or 'does', not both", at: does.range)
      }
      return referent(of: operation, "operation", in: operations, UnfittingAction.self, problems)
        .map { .operation($0.name.value) }
    }
    guard let model = controller.modelName.flatMap({ models[$0] }) else { return nil }
    guard let effect = action.effect(on: model.name.value) else {
      return report(unclear(action, model.name.value), at: action.name.range)
    }
    if effect == .insert, let message = insertionProblem(model) {
      return report(message, at: action.name.range)
    }
    return effect
  }

  private func asksFirst(
    _ action: ActionEntry, _ effect: ActionEffect, _ problems: Problems
  ) -> Bool {
    guard let confirm = action.confirm, confirm.value else { return false }
    if effect == .insert {
      let message = "adding asks for values already; remove 'confirm'"
      problems.report(UnfittingAction.self, message, at: confirm.range)
    }
    return true
  }

  private func condition(_ path: Text, _ problems: Problems) -> ActionCondition? {
    let shared = sharedProperty(path.value)
    if let shared, shared.type == ValueType(.attribute(.bool)) { return .shared(shared.property) }
    if path.value == "application.isReachable" {
      if application?.reachability != nil { return .isReachable }
      let message = "nothing is observed; say which server by 'reachability' of the application"
      problems.report(UnfittingAction.self, message, at: path.range)
      return nil
    }
    let reachable = application?.reachability == nil ? [] : ["application.isReachable"]
    let known =
      reachable
      + states.flatMap { state in
        state.properties.filter { $0.type?.value.name == "Bool" }
          .map { "\(state.name.value).\($0.name.value)" }
      }
    let message = "\(quoted(path.value)) is not a Bool of a state" + advice(path.value, known)
    problems.report(UnfittingAction.self, message, at: path.range)
    return nil
  }

  private func unclear(_ action: ActionEntry, _ model: String) -> String {
    let name = action.name.value
    for verb in ["edit", "undo", "redo"] where name.hasPrefix(verb) {
      return "'\(name)' comes later: the effect '\(verb)'"
    }
    return "nothing says what '\(name)' does; add 'operation' or 'does: insert', "
      + "or call it add\(model) or delete\(model)"
  }

  /// A form asks for texts; it cannot ask for an object or for bytes yet.
  private func insertionProblem(_ model: ModelEntry) -> String? {
    if model.isAbstract {
      return "\(model.name.value) is abstract and has no objects of its own; nobody can add one"
    }
    for relationship in model.allRelationships where !relationship.isToMany {
      guard !relationship.isOptional else { continue }
      return "adding comes later where '\(relationship.name.value)' is required: a form cannot "
        + "ask for an object yet"
    }
    for attribute in model.allAttributes where attribute.type == .data && !attribute.isOptional {
      guard attribute.defaultNode == nil else { continue }
      return "adding comes later where '\(attribute.name.value)' is required: a form cannot ask "
        + "for bytes yet"
    }
    return nil
  }
}

extension ActionEntry {
  /// As given, or by the verb before the model's name; nil where nothing says it.
  fileprivate func effect(on model: String) -> ActionEffect? {
    switch does?.value {
    case .insert?: return .insert
    case .delete?: return .delete
    case nil: break
    }
    if name.value == "add" + model { return .insert }
    return name.value == "delete" + model ? .delete : nil
  }
}
