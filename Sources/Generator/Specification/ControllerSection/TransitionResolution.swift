import Diagnostics
import Words

extension SpecificationEntry {
  func transitions(
    of controller: ControllerEntry, _ keys: inout KeyTable, _ problems: Problems
  ) -> [TransitionSpecification] {
    if controller.isOfKnownKind, controller.kind == .detail,
      let first = controller.transitions.first
    {
      let message = "transitions of a detail come later"
      problems.report(UnfittingTransition.self, message, at: first.name.range)
    }
    var selection: String?
    return controller.transitions.compactMap { transition in
      let trigger = trigger(of: transition, &selection, &keys, problems)
      guard controller.isOfKnownKind, controller.kind == .table else { return nil }
      if let overlay = overlay(of: transition, problems) {
        return trigger.map {
          TransitionSpecification(
            name: transition.name.value, trigger: $0, destination: overlay.name.value,
            isOverlay: true,
            passing: nil, range: transition.name.range)
        }
      }
      let destination = destination(of: transition, from: controller, problems)
      guard let trigger, let destination, let model = controller.modelName else {
        return problems.unresolved(transition.name)
      }
      return TransitionSpecification(
        name: transition.name.value, trigger: trigger, destination: destination.name.value,
        isOverlay: false,
        passing: destination.kind == .detail ? itemName(of: model) : nil,
        range: transition.name.range)
    }
  }

  private func trigger(
    of transition: TransitionEntry, _ selection: inout String?, _ keys: inout KeyTable,
    _ problems: Problems
  ) -> TransitionTrigger? {
    let name = transition.name.value
    if let key = transition.trigger, key.value != "select" {
      return keys.key(key, for: name).map { .key($0) }
    }
    if let first = selection {
      let message = "selecting a row already triggers '\(first)'; choose a key"
      let range = transition.trigger?.range ?? transition.name.range
      problems.report(UnfittingTransition.self, message, at: range)
    }
    selection = selection ?? name
    return .select
  }

  private func destination(
    of transition: TransitionEntry, from controller: ControllerEntry, _ problems: Problems
  ) -> ControllerEntry? {
    func report(_ message: String, at range: FileRange) -> ControllerEntry? {
      problems.report(UnfittingTransition.self, message, at: range)
      return nil
    }
    guard let name = transition.destination else { return nil }
    if name.value == "back", controllers[name.value] == nil {
      return report("'to: back' comes later", at: name.range)
    }
    let destination = referent(
      of: name, "controller", in: controllers, UnfittingTransition.self, problems)
    guard let destination, let model = controller.modelName, models[model] != nil else {
      return nil
    }
    guard destination.kind == .detail else {
      guard let passing = transition.passing else { return destination }
      return report("a table takes no object", at: passing.range)
    }
    if let shown = destination.modelName, shown != model {
      return report("\(name.value) shows \(shown), and a row here is \(model)", at: name.range)
    }
    guard let passing = transition.passing, passing.value != itemName(of: model) else {
      return destination
    }
    return report("a row here is \(model); expected '\(itemName(of: model))'", at: passing.range)
  }
}
