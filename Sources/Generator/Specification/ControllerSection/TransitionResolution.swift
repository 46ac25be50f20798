import Words

extension SpecificationEntry {
  private var report: Reporter { problems[.unfittingTransition] }

  func transitions(
    of controller: ControllerEntry, _ keys: inout KeyTable
  ) -> [TransitionSpecification] {
    var methods: [TransitionTrigger: String] = [:]
    return problems.resolved(controller.transitions) { transition in
      let triggers = triggers(of: transition, from: controller, &methods, &keys)
      guard controller.kind != .navigation else { return nil }
      let label = label(of: transition, from: controller)
      if controller.kind != .form, let overlay = overlay(of: transition) {
        let choice = choice(of: overlay, by: transition, in: controller)
        let model = controller.modelName.flatMap { models[$0] }
        let outlets = model.map { resolve(transition.outlets, of: overlay, model: $0) } ?? []
        return TransitionSpecification(
          name: transition.name.value, triggers: triggers, label: label,
          destination: .overlay(overlay.name.value), presentation: .modal,
          passing: choice?.isOfObject == true || !outlets.isEmpty
            ? model?.name.value.asVariable : nil,
          addedModel: nil, choice: choice, outlets: outlets)
      }
      if let choice = transition.choice {
        report("'by' chooses among the views of a cluster; remove it", at: choice)
      }
      if let binding = transition.outlets.first {
        report("a controller says itself what its view shows; remove 'outlets'", at: binding.outlet)
      }
      let destination = destination(of: transition, from: controller)
      guard let model = controller.modelName, !triggers.isEmpty,
        destination != nil || transition.leadsBack
      else { return nil }
      let addedModel = destination.flatMap { self.addedModel(by: transition, to: $0) }
      let passes = destination?.kind.showsOneObject == true && addedModel == nil
      return TransitionSpecification(
        name: transition.name.value, triggers: triggers, label: label,
        destination: destination.map { .controller($0.name.value) } ?? .back,
        presentation: transition.presentation?.value ?? .push,
        passing: passes ? model.asVariable : nil, addedModel: addedModel, choice: nil)
    }
  }

  private func label(
    of transition: TransitionEntry, from controller: ControllerEntry
  ) -> LocalizedText? {
    guard let label = transition.label else { return nil }
    if controller.kind == .form {
      report("nothing shows this: a form says itself what its keys do; remove 'label'", at: label)
    }
    return text(label)
  }

  private func triggers(
    of transition: TransitionEntry, from controller: ControllerEntry,
    _ methods: inout [TransitionTrigger: String], _ keys: inout KeyTable
  ) -> [TransitionTrigger] {
    var found: [TransitionTrigger] = []
    let usual =
      switch controller.kind {
      case .form: ["commit", "discard"]
      case .detail: [String]()
      case .table, .collection, .navigation: ["select"]
      }
    if transition.triggers.isEmpty, usual.isEmpty, controller.isOfKnownKind {
      report(
        "a detail has no rows to select; say which key shows it, such as 'on: x'", at: transition)
    }
    let given =
      transition.triggers.isEmpty
      ? usual.map { Text($0, at: transition.name) } : transition.triggers
    for text in given {
      guard let trigger = TransitionTrigger.named[text.value] else {
        guard let key = keys.key(text, for: transition.name.value) else { continue }
        found.append(.key(key))
        if controller.kind == .form {
          report("a form takes keys as text; expected commit or discard", at: text)
        }
        continue
      }
      if controller.isOfKnownKind {
        report(trigger.problem(in: controller.kind, writtenAs: text.value), at: text)
      }
      if let first = methods.updateValue(transition.name.value, forKey: trigger) {
        let isSelection = trigger == .select
        let what = isSelection ? "selecting a row" : "'\(text.value)'"
        report(
          "\(what) already triggers '\(first)'\(isSelection ? "; choose a key" : "")", at: text)
      }
      found.append(trigger)
    }
    return found
  }

  private func destination(
    of transition: TransitionEntry, from controller: ControllerEntry
  ) -> ControllerEntry? {
    guard let name = transition.destination else { return nil }
    if transition.leadsBack {
      let range = transition.passing.first?.range ?? transition.presentation?.range
      return range.flatMap { report("going back passes and presents nothing", at: $0) }
    }
    if controller.kind == .form { return report("a form leads back; expected 'back'", at: name) }
    guard let destination = report.referent(of: name, as: "controller", in: controllers),
      destination.isOfKnownKind, let model = controller.modelName, models[model] != nil
    else { return nil }
    if destination.kind == .navigation {
      return report("a navigation is where an application begins; expected its root", at: name)
    }
    let objects = transition.passing.filter { states[$0.value] == nil }
    guard destination.kind.showsOneObject else {
      guard let passing = objects.first else { return destination }
      return report("a table takes no object", at: passing)
    }
    if let added = addedModel(by: transition, to: destination) {
      checkAddition(of: added, by: transition, to: destination)
      return destination
    }
    if destination.kind == .form, let shown = destination.modelName, saysToAdd(transition) {
      let message =
        "'\(transition.name.value)' would edit the selected \(model); "
        + "'add\(shown)' adds one, 'edit\(shown)' edits it"
      return report(message, at: transition)
    }
    if let shown = destination.modelName, !isKind(model, of: shown) {
      return report("\(name.value) shows \(shown), and the object here is \(model)", at: name)
    }
    let item = model.asVariable
    guard let passing = objects.first(where: { $0.value != item }) else { return destination }
    return report("the object here is \(model); expected '\(item)'", at: passing)
  }

  /// The model of which a form adds an object, by the transition's verb; nil where it edits one.
  private func addedModel(
    by transition: TransitionEntry, to destination: ControllerEntry
  ) -> String? {
    guard destination.kind == .form, let model = destination.modelName,
      transition.name.value == "add" + model
    else { return nil }
    return model
  }

  private func saysToAdd(_ transition: TransitionEntry) -> Bool {
    let verb = words(of: transition.name.value).first?.key ?? ""
    return ["add", "create", "insert", "new"].contains(verb)
  }

  private func checkAddition(
    of name: String, by transition: TransitionEntry, to form: ControllerEntry
  ) {
    if let passing = transition.passing.first(where: { states[$0.value] == nil }) {
      report("a new \(name) is added, and no object is passed; remove it", at: passing)
    }
    guard let model = models[name] else { return }
    if model.isAbstract { report(model.abstractAddition, at: transition) }
    let asked = form.fields.map(\.value)
    let missing = asked.isEmpty ? [] : model.neededNames.filter { !asked.contains($0) }
    guard !missing.isEmpty else { return }
    let names = missing.map { "'\($0)'" }.joined(separator: " and ")
    report(
      "\(form.name.value) does not ask for \(names), without which no \(name) is added",
      at: transition)
  }
}

extension ModelEntry {
  /// The properties without which no object is added, since nothing else gives them a value.
  fileprivate var neededNames: [String] {
    let attributes = allAttributes.filter {
      $0.setOn == nil && !$0.isOptional && $0.defaultNode == nil && !$0.isTransient
    }
    let relationships = allRelationships.filter {
      $0.isToMany ? ($0.count?.value.minimum ?? 0) > 0 : !$0.isOptional
    }
    return attributes.map(\.name.value) + relationships.map(\.name.value)
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

  /// All but keys.
  fileprivate static let named: [String: TransitionTrigger] = [
    "select": .select, "commit": .commit, "discard": .discard,
  ]
}
