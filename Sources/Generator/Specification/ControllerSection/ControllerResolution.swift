import Diagnostics
import Words

extension SpecificationDraft {
  func resolve(
    _ controller: ControllerEntry, _ findings: inout [Finding]
  ) -> ControllerSpecification? {
    guard let model = controller.modelName.flatMap(model(named:)),
      let content = content(of: controller, model, &findings)
    else { return unresolved(controller.name, &findings) }
    return ControllerSpecification(
      name: controller.name.value, title: controller.title?.value.text, model: model.name.value,
      content: content,
      actions: controller.actions.compactMap { resolve($0, model.name.value, &findings) },
      transitions: controller.transitions.compactMap { resolve($0, model.name.value, &findings) },
      range: controller.name.range)
  }

  private func content(
    of controller: ControllerEntry, _ model: ModelEntry, _ findings: inout [Finding]
  ) -> ControllerContent? {
    switch controller.kind {
    case .table:
      guard let cell = controller.cell, let view = cell.view.flatMap({ view(named: $0.value) })
      else { return nil }
      return .table(
        TableContent(
          fetchRequest: controller.fetchRequestName, dataSource: dataSource(of: controller),
          cell: view.name.value,
          outlets: resolve(cell.outlets, of: view, model: model, &findings)))
    case .detail:
      guard let view = controller.view.flatMap({ view(named: $0.value) }) else { return nil }
      return .detail(
        DetailContent(
          view: view.name.value,
          outlets: resolve(controller.outlets, of: view, model: model, &findings)))
    }
  }

  private func resolve(
    _ action: ActionEntry, _ model: String, _ findings: inout [Finding]
  ) -> ActionSpecification? {
    guard let key = action.key.flatMap({ KeyTrigger($0.value) }),
      let effect = action.effect(on: model)
    else { return unresolved(action.name, &findings) }
    return ActionSpecification(
      name: action.name.value, key: key, effect: effect, range: action.name.range)
  }

  private func resolve(
    _ transition: TransitionEntry, _ model: String, _ findings: inout [Finding]
  ) -> TransitionSpecification? {
    guard let name = transition.destination?.value, let destination = controller(named: name)
    else { return unresolved(transition.name, &findings) }
    let trigger: TransitionTrigger
    if let text = transition.trigger?.value, text != "select" {
      guard let key = KeyTrigger(text) else { return unresolved(transition.name, &findings) }
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
