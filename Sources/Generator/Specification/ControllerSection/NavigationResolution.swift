extension SpecificationEntry {
  /// A controller of kind `navigation`; nil for any other.
  func navigation(_ controller: ControllerEntry) -> NavigationSpecification? {
    guard controller.isOfKnownKind, controller.kind == .navigation, let name = controller.root
    else { return nil }
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
