extension SpecificationEntry {
  private var report: Reporter { problems[.unfittingViewAction] }

  func actions(of view: ViewEntry, sequences: [EventSequence]) -> [ViewActionSpecification] {
    problems.resolved(view.actions) { action in
      guard let control = control(of: action, in: view),
        let effect = effect(of: action, in: view, sequences: sequences)
      else { return nil }
      return ViewActionSpecification(name: action.name.value, control: control, effect: effect)
    }
  }

  private func control(of action: ViewActionEntry, in view: ViewEntry) -> String? {
    guard let name = action.control else { return nil }
    let outlets = outlets(of: view)
    guard let outlet = outlets[name.value] else {
      let controls = outlets.filter { $0.type?.value.use != nil }.map(\.name.value)
      return report.unknown(name, as: "\(view.name.value) has no control", among: controls)
    }
    guard let type = outlet.type?.value, let fitting = type.use else {
      let rule = "only a Button or a TextField calls an action"
      return report("\(quoted(name.value)) is not a control; \(rule)", at: name)
    }
    if let use = action.use, use.value != fitting {
      report("a \(type.rawValue) calls its actions on \(fitting.rawValue)", at: use)
    }
    return name.value
  }

  private func effect(
    of action: ViewActionEntry, in view: ViewEntry, sequences: [EventSequence]
  ) -> ViewActionEffect? {
    guard let name = action.event else {
      report("values belong to an event; add 'sends'", at: action.values.first)
      let sequence = sequences.first { $0.methodName == action.name.value }
      return sequence.map { .sends(subject: $0.subject, values: []) } ?? .handWritten
    }
    let sequence = sequences.first { $0.events.contains { $0.name == name.value } }
    guard let sequence else {
      // One that cannot be read is told where it stands.
      if view.events[name.value] != nil { return nil }
      let known = sequences.flatMap(\.events).map(\.name)
      return report.unknown(name, as: "no event is called", among: known)
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
      report.reportUnknown(value.name, as: "'\(event.value)' passes no", among: names)
    }
    let values = sequence.arguments.map { argument -> AttributeValue? in
      guard let node = action.values[argument.name]?.node else {
        return report("'\(event.value)' passes '\(argument.name)'; give it below 'with'", at: event)
      }
      guard let type = argument.type.attributeType, !argument.type.isList else {
        return report("\(argument.type.swiftName) cannot be written in a spec", at: node)
      }
      return type.value(of: node, to: report)
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
