extension SpecificationEntry {
  private var report: Reporter { problems[.unfittingInitialController] }

  /// The table that the application begins with: given, or the only one that no transition leads to.
  func initialController() -> ControllerEntry? {
    let first = application?.initialController.map { given($0) } ?? inferred()
    if let first, controllers.allSatisfy(\.isOfKnownKind) {
      checkReachability(from: first)
    }
    return first
  }

  private func given(_ name: Text) -> ControllerEntry? {
    let controller = report.referent(of: name, as: "controller", in: controllers)
    if let controller, controller.kind.showsOneObject, controller.isOfKnownKind {
      let what = "\(name.value) is a \(controller.kind.rawValue)"
      report("\(what) and has no object to show first; expected a table", at: name)
    }
    return controller
  }

  private func inferred() -> ControllerEntry? {
    let reached = Set(controllers.flatMap(\.successors))
    let tables = controllers.filter { !$0.kind.showsOneObject }
    let first = tables.filter { !reached.contains($0.name.value) }
    if first.count == 1 { return first[0] }
    guard let range = $controllers.range, !controllers.isEmpty,
      controllers.allSatisfy(\.isOfKnownKind)
    else { return nil }
    let message =
      tables.isEmpty
      ? "an application begins with a table; add a controller of kind table"
      : "several tables could be first; say which by 'initialController' of the application"
    return report(message, at: range)
  }

  private func checkReachability(from first: ControllerEntry) {
    var reached: Set<String> = []
    var waiting = [first.name.value]
    while let name = waiting.popLast() {
      guard reached.insert(name).inserted else { continue }
      waiting += controllers[name]?.successors ?? []
    }
    for name in controllers.map(\.name) where !reached.contains(name.value) {
      problems[.unreachableController]("no transition leads to \(name.value)", at: name)
    }
  }
}

extension ControllerEntry {
  /// The names of the controllers to which this one leads.
  fileprivate var successors: [String] {
    transitions.compactMap(\.destination?.value) + (root.map { [$0.value] } ?? [])
  }
}
