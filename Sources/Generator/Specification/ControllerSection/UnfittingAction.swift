import Diagnostics

struct UnfittingAction: Rule {
  static let about = RuleDescription(
    id: "unfitting_action",
    summary: "An action starts an operation, or adds or deletes an object of what the table shows.",
    why: "The method gets a body that does what its name says.",
    examples: [
      Example(
        "an operation that does not exist, a name that says nothing",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        operations: { ImportOperation: { uses: NewsStore } }
        views: { NewsCell: { outlets: { titleLabel: Label } } }
        controllers:
          NewsListController:
            shows: News.all
            cell: { view: NewsCell }
            actions: { readNews: { key: r, operation: InportOperation }, archive: x }
        #                                             ^^^^^^^^^^^^^^^ unfitting_action: no \
        operation is called 'InportOperation'; did you mean 'ImportOperation'?
        #                                                                ^^^^^^^ \
        unfitting_action: nothing says what 'archive' does; add 'operation' or 'does: insert', or \
        call it addNews or deleteNews
        """),
      Example(
        "the verb says what it does",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        views: { NewsCell: { outlets: { titleLabel: Label } } }
        controllers:
          NewsListController: { shows: News, cell: { view: NewsCell }, actions: { addNews: a } }
        """),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    subject.controllers.flatMap { controller -> [Finding] in
      if controller.kind == .detail, let first = controller.actions.first {
        return [Finding("actions of a detail come later", at: first.name.range)]
      }
      return controller.actions.compactMap { finding($0, controller, in: subject) }
    }
  }

  private func finding(
    _ action: ActionEntry, _ controller: ControllerEntry, in draft: SpecificationDraft
  ) -> Finding? {
    if let operation = action.operation {
      if let does = action.does {
        return Finding("an action has 'operation' or 'does', not both", at: does.range)
      }
      guard draft.operation(named: operation.value) == nil else { return nil }
      let hint = draft.advice(operation.value, draft.operations.map(\.name.value))
      let message = "no operation is called \(quoted(operation.value))"
      return Finding(message + hint, at: operation.range)
    }
    guard let model = controller.modelName.flatMap(draft.model(named:)) else { return nil }
    switch action.effect(on: model.name.value) {
    case nil: return Finding(unclear(action, model.name.value), at: action.name.range)
    case .insert?:
      return insertionProblem(model).map { Finding($0, at: action.name.range) }
    default: return nil
    }
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
    for relationship in model.relationships where !relationship.isToMany {
      guard !relationship.isOptional else { continue }
      return "adding comes later where '\(relationship.name.value)' is required: a form cannot "
        + "ask for an object yet"
    }
    for attribute in model.attributes where attribute.type == .data && !attribute.isOptional {
      guard attribute.defaultNode == nil else { continue }
      return "adding comes later where '\(attribute.name.value)' is required: a form cannot ask "
        + "for bytes yet"
    }
    return nil
  }
}

extension ActionEntry {
  /// As given, or by the verb before the model's name; nil where nothing says it.
  func effect(on model: String) -> ActionEffect? {
    if let operation { return .operation(operation.value) }
    switch does?.value {
    case .insert?: return .insert
    case .delete?: return .delete
    case nil: break
    }
    if name.value == "add" + model { return .insert }
    return name.value == "delete" + model ? .delete : nil
  }
}
