extension SpecificationEntry {
  /// - Parameter model: nil where something is wrong with it.
  func children(
    of controller: ControllerEntry, in model: ModelSpecification?
  ) -> ChildrenSpecification? {
    let report = problems[.unfittingChildren]
    guard let name = controller.children, let model else { return nil }
    report("a tree has no groups; remove 'sections' or 'children'", at: controller.sections)
    let fitting = model.relationships.filter { $0.isToMany && $0.destination == model.name }
    guard let relationship = model.relationship(named: name.value) else {
      let known = fitting.map(\.name)
      return report.unknown(name, as: "\(model.name) has no relationship", among: known)
    }
    guard fitting.contains(where: { $0.name == name.value }) else {
      let way = "'\(name.value)' leads to \(relationship.isToMany ? "many" : "one") "
      return report("\(way)\(relationship.destination); expected many \(model.name)", at: name)
    }
    guard let parent = relationship.inverse, !relationship.isManyToMany else {
      let lack = "nothing says which object of \(model.name) has no parent"
      return report("\(lack); '\(name.value)' needs an inverse to one", at: name)
    }
    return ChildrenSpecification(relationship: name.value, parent: parent)
  }
}
