import Diagnostics
import Words

extension SpecificationEntry {
  func transitions(
    of controller: ControllerEntry, _ keys: inout KeyTable
  ) -> [TransitionSpecification] {
    var methods: [TransitionTrigger: String] = [:]
    return controller.transitions.compactMap { transition in
      let triggers = triggers(of: transition, from: controller, &methods, &keys)
      guard controller.kind != .navigation else { return nil }
      let label = label(of: transition, from: controller)
      if controller.kind != .form, let overlay = overlay(of: transition) {
        return TransitionSpecification(
          name: transition.name.value, triggers: triggers, label: label,
          destination: .overlay(overlay.name.value), presentation: .modal, passing: nil)
      }
      let destination = destination(of: transition, from: controller)
      guard let model = controller.modelName, !triggers.isEmpty,
        destination != nil || transition.leadsBack
      else { return problems.unresolved(transition.name) }
      return TransitionSpecification(
        name: transition.name.value, triggers: triggers, label: label,
        destination: destination.map { .controller($0.name.value) } ?? .back,
        presentation: transition.presentation?.value ?? .push,
        passing: destination?.kind.showsOneObject == true ? itemName(of: model) : nil)
    }
  }

  private func label(
    of transition: TransitionEntry, from controller: ControllerEntry
  ) -> LocalizedText? {
    guard let label = transition.label else { return nil }
    if controller.kind == .form {
      let message = "nothing shows this: a form says itself what its keys do; remove 'label'"
      problems.report(UnfittingTransition.self, message, at: label.range)
    }
    return text(label)
  }

  /// The states that transitions pass, by the controller that they lead to.
  var passedStates: [String: [String]] {
    var passed: [String: [String]] = [:]
    for transition in controllers.flatMap(\.transitions) {
      guard !transition.passing.isEmpty, let destination = transition.destination else { continue }
      passed[destination.value, default: []] +=
        transition.passing.map(\.value).filter { states[$0] != nil }
    }
    return passed
  }

  private func triggers(
    of transition: TransitionEntry, from controller: ControllerEntry,
    _ methods: inout [TransitionTrigger: String], _ keys: inout KeyTable
  ) -> [TransitionTrigger] {
    let isForm = controller.isOfKnownKind && controller.kind == .form
    var found: [TransitionTrigger] = []
    let usual =
      switch controller.kind {
      case .form: ["commit", "discard"]
      case .detail: [String]()
      case .table, .collection, .navigation: ["select"]
      }
    if transition.triggers.isEmpty, usual.isEmpty {
      let message = "a detail has no rows to select; say which key shows it, such as 'on: x'"
      problems.report(UnfittingTransition.self, message, at: transition.name.range)
    }
    let given =
      transition.triggers.isEmpty
      ? usual.map { Text($0, at: transition.name.range) } : transition.triggers
    for text in given {
      guard let trigger = TransitionTrigger.named(text.value) else {
        if let key = keys.key(text, for: transition.name.value) {
          found.append(.key(key))
          if isForm {
            let message = "a form takes keys as text; expected commit or discard"
            problems.report(UnfittingTransition.self, message, at: text.range)
          }
        }
        continue
      }
      if let message = trigger.problem(in: controller.kind, writtenAs: text.value) {
        problems.report(UnfittingTransition.self, message, at: text.range)
      }
      if let first = methods.updateValue(transition.name.value, forKey: trigger) {
        let message =
          trigger == .select
          ? "selecting a row already triggers '\(first)'; choose a key"
          : "'\(text.value)' already triggers '\(first)'"
        problems.report(UnfittingTransition.self, message, at: text.range)
      }
      found.append(trigger)
    }
    return found
  }

  private func destination(
    of transition: TransitionEntry, from controller: ControllerEntry
  ) -> ControllerEntry? {
    func report(_ message: String, at range: FileRange) -> ControllerEntry? {
      return problems.refusal(UnfittingTransition.self, message, at: range)
    }
    guard let name = transition.destination else { return nil }
    if transition.leadsBack {
      if let range = transition.passing.first?.range ?? transition.presentation?.range {
        return report("going back passes and presents nothing", at: range)
      }
      return nil
    }
    if controller.kind == .form {
      return report("a form leads back; expected 'back'", at: name.range)
    }
    let destination = referent(
      of: name, as: "controller", in: controllers, rule: UnfittingTransition.self)
    guard let destination, let model = controller.modelName, models[model] != nil else {
      return nil
    }
    if destination.kind == .navigation {
      return report(
        "a navigation is where an application begins; expected its root", at: name.range)
    }
    let objects = transition.passing.filter { states[$0.value] == nil }
    guard destination.kind.showsOneObject else {
      guard let passing = objects.first else { return destination }
      return report("a table takes no object", at: passing.range)
    }
    if let shown = destination.modelName, shown != model {
      return report("\(name.value) shows \(shown), and the object here is \(model)", at: name.range)
    }
    guard let passing = objects.first(where: { $0.value != itemName(of: model) }) else {
      return destination
    }
    return report(
      "the object here is \(model); expected '\(itemName(of: model))'", at: passing.range)
  }
}

extension ControllerKind {
  /// Whether it gets an object from who shows it.
  var showsOneObject: Bool { self == .detail || self == .form }
}

extension TransitionTrigger {
  /// Why a controller of a kind does not know it; nil where it does.
  fileprivate func problem(in kind: ControllerKind, writtenAs text: String) -> String? {
    switch (self, kind) {
    case (.select, .form): "a form has no rows; expected commit or discard"
    case (.select, .detail): "a detail has no rows; expected a key"
    case (.select, _), (.key, _), (.commit, .form), (.discard, .form): nil
    case (.commit, .detail), (.discard, .detail): "only a form has '\(text)'; expected a key"
    case (.commit, _), (.discard, _): "only a form has '\(text)'; expected select or a key"
    }
  }

  /// Nil for a key.
  fileprivate static func named(_ text: String) -> TransitionTrigger? {
    switch text {
    case "select": .select
    case "commit": .commit
    case "discard": .discard
    default: nil
    }
  }
}
