extension SpecificationEntry {
  /// - Parameter sequences: the events of each view.
  func resolve(_ view: ViewEntry, sequences: [String: [EventSequence]]) -> ViewSpecification {
    let outlets = problems.resolved(view.outlets) { outlet -> OutletSpecification? in
      guard let type = outlet.type else { return nil }
      return OutletSpecification(
        name: outlet.name.value, type: type.value, text: outlet.text.flatMap { self.text($0) })
    }
    checkInheritance(of: view)
    checkTableView(view)
    let ancestors = lineage(of: view).dropLast()
    let own = sequences[view.name.value] ?? []
    // What a button of an ancestor sends is private to it.
    let inherited = ancestors.flatMap { sequences[$0.name.value] ?? [] }.filter { $0.sender == nil }
    return ViewSpecification(
      name: view.name.value, lineage: lineage(of: view).map(\.name.value), kind: view.kind,
      isAbstract: view.isAbstract, cluster: cluster(of: view), outlets: outlets,
      arrangement: arrangement(of: view),
      inheritsLayout: ancestors.contains { !$0.isAbstract || $0.layout != nil },
      actions: actions(of: view, sequences: own + inherited), sequences: own,
      customization: view.customization.map(\.value), accessory: view.accessory)
  }
}
