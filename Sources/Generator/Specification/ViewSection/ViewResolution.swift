extension SpecificationEntry {
  func resolve(_ view: ViewEntry) -> ViewSpecification {
    let outlets = problems.resolved(view.outlets) { outlet -> OutletSpecification? in
      guard let type = outlet.type else { return nil }
      return OutletSpecification(
        name: outlet.name.value, type: type.value, text: outlet.text.flatMap { self.text($0) })
    }
    checkInheritance(of: view)
    checkTableView(view)
    let ancestors = lineage(of: view).dropLast()
    let sequences = sequences(of: view)
    return ViewSpecification(
      name: view.name.value, lineage: lineage(of: view).map(\.name.value), kind: view.kind,
      isAbstract: view.isAbstract, cluster: cluster(of: view), outlets: outlets,
      arrangement: arrangement(of: view),
      inheritsLayout: ancestors.contains { !$0.isAbstract || $0.layout != nil },
      actions: actions(of: view, sequences: sequences), sequences: sequences,
      customization: view.customization.map(\.value), accessory: view.accessory)
  }
}
