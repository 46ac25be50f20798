import Diagnostics

extension SpecificationEntry {
  /// A controller of kind `navigation`; nil for any other.
  func navigation(_ controller: ControllerEntry) -> NavigationSpecification? {
    guard controller.isOfKnownKind else { return nil }
    guard controller.kind == .navigation else {
      if let root = controller.root {
        let message = "only a navigation has a 'root'; write 'kind: navigation'"
        problems.report(UnfittingInitialController.self, message, at: root.range)
      }
      return nil
    }
    for range in controller.rangesBesidesRoot {
      let message = "a navigation has only its 'root'; this belongs there"
      problems.report(UnfittingInitialController.self, message, at: range)
    }
    guard let name = controller.root else {
      let message = "a navigation needs 'root': the controller that it shows first"
      return problems.refusal(.missingKey, message, at: controller.name.range)
    }
    let root = referent(
      of: name, as: "controller", in: controllers, rule: UnfittingInitialController.self)
    guard let root else { return nil }
    if !root.kind.isList {
      let message = "\(name.value) has no object to show first; expected a table"
      problems.report(UnfittingInitialController.self, message, at: name.range)
    }
    return NavigationSpecification(
      name: controller.name.value, root: name.value)
  }
}

extension ControllerEntry {
  /// What belongs to controllers that show objects.
  fileprivate var rangesBesidesRoot: [FileRange] {
    let others = [
      shows?.fetch?.range, title?.written.range, view?.range, $outlets.range, $fields.range,
      states.first?.range,
      actions.first?.name.range, observes.first?.name.range, handles.first?.name.range,
    ]
    return tableRanges + others.compactMap { $0 }
  }
}
