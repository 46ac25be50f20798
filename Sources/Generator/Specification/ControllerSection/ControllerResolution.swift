import Diagnostics
import Words

extension SpecificationDraft {
  func resolve(
    _ controller: ControllerEntry, _ problems: Problems
  ) -> ControllerSpecification? {
    guard controller.isOfKnownKind else { return nil }
    let states = states(of: controller, problems)
    let model = controller.modelName.flatMap(model(named:))
    let content = content(of: controller, model, problems)
    guard let model, let content else { return problems.unresolved(controller.name) }
    return ControllerSpecification(
      name: controller.name.value, title: controller.title?.value.text, model: model.name.value,
      content: content, states: states,
      actions: controller.actions.compactMap { resolve($0, model.name.value, problems) },
      transitions: controller.transitions.compactMap { resolve($0, model.name.value, problems) },
      range: controller.name.range)
  }

  private func content(
    of controller: ControllerEntry, _ model: ModelEntry?, _ problems: Problems
  ) -> ControllerContent? {
    switch controller.kind {
    case .table: table(of: controller, model, problems).map { .table($0) }
    case .detail: detail(of: controller, model, problems).map { .detail($0) }
    }
  }

  private func table(
    of controller: ControllerEntry, _ model: ModelEntry?, _ problems: Problems
  ) -> TableContent? {
    if let range = controller.view?.range ?? controller.outletsRange {
      problems.report(UnfittingView.self, "a table has a 'cell'; write it there", at: range)
    }
    guard let cell = controller.cell else {
      let message = "a table needs 'cell': the view of one object, and what its outlets show"
      problems.report(UnfittingView.self, message, at: controller.name.range)
      return nil
    }
    guard let view = view(cell.view, .tableViewCell, problems), let model else { return nil }
    return TableContent(
      fetchRequest: controller.fetchRequestName, dataSource: dataSource(of: controller),
      cell: view.name.value, outlets: resolve(cell.outlets, of: view, model: model, problems),
      selection: controller.selection.flatMap { selection($0, of: model, problems) },
      placeholder: controller.placeholder?.value)
  }

  private func detail(
    of controller: ControllerEntry, _ model: ModelEntry?, _ problems: Problems
  ) -> DetailContent? {
    if let cell = controller.cell {
      problems.report(UnfittingView.self, "a detail has a 'view', not a 'cell'", at: cell.range)
    }
    if let dataSource = controller.dataSource {
      let message = "a detail shows one object, no data source"
      problems.report(UnfittingView.self, message, at: dataSource.range)
    }
    for key in [controller.selection, controller.placeholder] {
      guard let key else { continue }
      problems.report(UnfittingView.self, "this belongs to a table", at: key.range)
    }
    if controller.view == nil, controller.cell == nil {
      let message = "a detail needs 'view': the view of the object"
      problems.report(UnfittingView.self, message, at: controller.name.range)
    }
    guard let view = view(controller.view, .view, problems), let model else { return nil }
    return DetailContent(
      view: view.name.value,
      outlets: resolve(controller.outlets, of: view, model: model, problems))
  }

  private func view(_ name: Text?, _ kind: ViewKind, _ problems: Problems) -> ViewEntry? {
    guard let name else { return nil }
    guard let view = view(named: name.value) else {
      let known = views.filter { $0.kind == kind }.map(\.name.value)
      let message = "no view is called \(quoted(name.value))" + advice(name.value, known)
      problems.report(UnfittingView.self, message, at: name.range)
      return nil
    }
    if view.kind != kind {
      let message = "\(view.name.value) is a \(view.kind.rawValue); expected a \(kind.rawValue)"
      problems.report(UnfittingView.self, message, at: name.range)
    }
    return view
  }

  private func resolve(
    _ action: ActionEntry, _ model: String, _ problems: Problems
  ) -> ActionSpecification? {
    guard let key = action.key.flatMap({ KeyTrigger($0.value) }),
      let effect = action.effect(on: model)
    else { return problems.unresolved(action.name) }
    return ActionSpecification(
      name: action.name.value, key: key, effect: effect, range: action.name.range)
  }

  private func resolve(
    _ transition: TransitionEntry, _ model: String, _ problems: Problems
  ) -> TransitionSpecification? {
    guard let name = transition.destination?.value, let destination = controller(named: name)
    else { return problems.unresolved(transition.name) }
    let trigger: TransitionTrigger
    if let text = transition.trigger?.value, text != "select" {
      guard let key = KeyTrigger(text) else { return problems.unresolved(transition.name) }
      trigger = .key(key)
    } else {
      trigger = .select
    }
    return TransitionSpecification(
      name: transition.name.value, trigger: trigger, destination: name,
      passing: destination.kind == .detail ? itemName(of: model) : nil,
      range: transition.name.range)
  }
}
