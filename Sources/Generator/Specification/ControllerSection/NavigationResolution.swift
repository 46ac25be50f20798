extension SpecificationEntry {
  /// A controller of kind `navigation`; nil for any other.
  func navigation(_ controller: ControllerEntry) -> NavigationSpecification? {
    let report = problems[.unfittingInitialController]
    guard controller.kind == .navigation, let name = controller.root,
      let root = report.referent(of: name, as: "controller", in: controllers)
    else { return nil }
    if !root.kind.isList, root.isOfKnownKind {
      report("\(name.value) has no object to show first; expected a table", at: name)
    }
    return NavigationSpecification(name: controller.name.value, root: name.value)
  }
}
