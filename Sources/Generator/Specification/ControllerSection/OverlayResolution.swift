extension SpecificationEntry {
  private var report: Reporter { problems[.unfittingTransition] }

  /// The view that a transition shows over its controller; nil where it leads to a controller.
  func overlay(of transition: TransitionEntry) -> ViewEntry? {
    guard let name = transition.destination, let view = views[name.value] else { return nil }
    if view.kind != .view {
      report("a \(view.kind.rawValue) cannot be shown by itself", at: name)
    } else if view.isAbstract, view.cluster == nil {
      report(
        "\(name.value) is abstract; show one of its subclasses, or add a 'cluster'", at: name)
    }
    if let passing = transition.passing.first {
      report("a view takes no object; show a controller, which can pass it on", at: passing)
    }
    if let presentation = transition.presentation {
      report("a view is always shown in a frame; remove 'as'", at: presentation)
    }
    return view
  }

  /// What decides which view of a cluster is shown; nil where the weekday does, and for a view without one.
  func choice(
    of view: ViewEntry, by transition: TransitionEntry, in controller: ControllerEntry
  ) -> OverlayChoice? {
    guard let cluster = view.cluster, let value = cluster.discriminator,
      value.value != ClusterSpecification.weekday
    else {
      let reason =
        view.cluster == nil ? "this view is not a cluster" : "the day of the week decides"
      return transition.choice.flatMap { report("\(reason); remove 'by'", at: $0) }
    }
    guard let written = transition.choice else {
      let message =
        "nothing says which \(value.value) is meant; say it by 'by', or show one of its subclasses"
      return transition.destination.flatMap { report(message, at: $0) }
    }
    guard let (choice, type) = choice(written, in: controller) else { return nil }
    guard let enumeration = type.attributeType?.enumeration, !type.isOptional, !type.isList else {
      return report("this is \(type.swiftName); expected an enumeration", at: written)
    }
    let missing = enumeration.cases.filter { !cluster.ownCases.map(\.value).contains($0) }
    // That nothing but the cases says what the others are is told at the cluster.
    guard missing.isEmpty || cluster.otherwise != nil else {
      let message = "\(view.name.value) has no view for \(missing.joined(separator: ", "))"
      return report(message, at: written)
    }
    return choice
  }

  /// The property of a state, or of the selected object.
  private func choice(
    _ written: Text, in controller: ControllerEntry
  ) -> (OverlayChoice, ValueType)? {
    if let (property, type) = sharedProperty(written.value) { return (.shared(property), type) }
    if isUntyped(written.value) { return nil }
    let model = controller.modelName.flatMap { models[$0] }
    let item = model?.name.value.asVariable
    guard let model, let item, let path = written.path(in: item) else {
      return report.unknown(
        written, is: "is not a property of a state or of the object",
        among: statePropertyPaths() + (item.map { ["\($0).…"] } ?? []))
    }
    return report.reading(path) { text throws(TextProblem) in
      let keyPath = try keyPath(text, in: model)
      return (.object(keyPath), keyPath.type)
    }
  }
}

extension OverlayChoice {
  var isOfObject: Bool { if case .object = self { true } else { false } }
}
