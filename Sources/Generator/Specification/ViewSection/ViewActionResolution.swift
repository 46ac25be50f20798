extension SpecificationEntry {
  func actions(of view: ViewEntry, sequences: [EventSequence]) -> [ViewActionSpecification] {
    view.actions.compactMap { action in
      guard let control = control(of: action, in: view),
        let effect = effect(of: action, sequences: sequences)
      else { return problems.unresolved(action.name) }
      return ViewActionSpecification(
        name: action.name.value, control: control, effect: effect)
    }
  }

  private func control(of action: ViewActionEntry, in view: ViewEntry) -> String? {
    guard let name = action.control else { return nil }
    let controls = outlets(of: view).filter { $0.type?.value.use != nil }
    guard let outlet = controls.first(where: { $0.name.value == name.value }) else {
      guard outlets(of: view)[name.value] != nil else {
        return unknown(
          name, as: "\(view.name.value) has no control", among: controls.map(\.name.value),
          rule: UnfittingViewAction.self)
      }
      let message =
        "\(quoted(name.value)) is not a control; only a Button or a TextField calls an action"
      return problems.refusal(UnfittingViewAction.self, message, at: name.range)
    }
    if let use = action.use, let fitting = outlet.type?.value.use, use.value != fitting {
      let message =
        "a \(outlet.type?.value.rawValue ?? "") calls its actions on \(fitting.rawValue)"
      problems.report(UnfittingViewAction.self, message, at: use.range)
    }
    return name.value
  }

  private func effect(of action: ViewActionEntry, sequences: [EventSequence]) -> ViewActionEffect? {
    guard let name = action.event else {
      if let value = action.values.first {
        let message = "values belong to an event; add 'sends'"
        problems.report(UnfittingViewAction.self, message, at: value.name.range)
      }
      let sequence = sequences.first { $0.methodName == action.name.value }
      return sequence.map { .sends(subject: $0.subject, values: []) } ?? .handWritten
    }
    let sequence = sequences.first { $0.events.contains { $0.name == name.value } }
    guard let sequence else {
      let known = sequences.flatMap(\.events).map(\.name)
      return unknown(name, as: "no event is called", among: known, rule: UnfittingViewAction.self)
    }
    return values(of: action, for: sequence, named: name).map {
      .sends(subject: sequence.subject, values: $0)
    }
  }

  private func values(
    of action: ViewActionEntry, for sequence: EventSequence, named event: Text
  ) -> [AttributeValue]? {
    let names = sequence.arguments.map(\.name)
    for value in action.values where !names.contains(value.name.value) {
      let message = "'\(event.value)' passes no \(quoted(value.name.value))"
      problems.report(
        UnfittingViewAction.self, message + advice(value.name.value, names), at: value.name.range)
    }
    let values = sequence.arguments.map { argument -> AttributeValue? in
      guard let node = action.values[argument.name]?.node else {
        let message = "'\(event.value)' passes '\(argument.name)'; give it below 'with'"
        return problems.refusal(UnfittingViewAction.self, message, at: event.range)
      }
      guard let type = argument.type.attributeType, !argument.type.isList else {
        let message = "\(argument.type.swiftName) cannot be written in a spec"
        return problems.refusal(UnfittingViewAction.self, message, at: node.range)
      }
      return type.value(of: node, UnfittingViewAction.self, problems: problems)
    }
    return values.contains { $0 == nil } ? nil : values.compactMap { $0 }
  }
}

extension OutletType {
  /// What it calls its actions on; nil for what is not a control.
  fileprivate var use: ControlUse? {
    switch self {
    case .label: nil
    case .button: .press
    case .textField: .change
    }
  }
}
