extension SpecificationEntry {
  /// The view that a transition shows over its controller; nil where it leads to a controller.
  func overlay(of transition: TransitionEntry) -> ViewEntry? {
    guard let name = transition.destination, let view = views[name.value] else { return nil }
    let report = problems[.unfittingTransition]
    if view.kind != .view {
      report("a \(view.kind.rawValue) cannot be shown by itself", at: name)
    } else if view.isAbstract, view.cluster == nil {
      report(
        "\(name.value) is abstract; show one of its subclasses, or add a 'cluster'", at: name)
    } else if let value = view.cluster?.discriminator, value.value != ClusterSpecification.weekday {
      report(
        "nothing says which \(value.value) is meant; show one of its subclasses", at: name)
    }
    if let passing = transition.passing.first {
      report("a view takes no object; show a controller, which can pass it on", at: passing)
    }
    if let presentation = transition.presentation {
      report("a view is always shown in a frame; remove 'as'", at: presentation)
    }
    return view
  }
}
