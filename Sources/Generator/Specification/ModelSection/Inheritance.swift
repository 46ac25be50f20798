extension SpecificationEntry {
  private var report: Reporter { problems[.unfittingInheritance] }

  /// A model and those that are derived from it, as far as they have objects of their own.
  func concreteModels(of model: String) -> [String] {
    ([model] + inheritance.heirs(of: model)).filter { models[$0]?.isAbstract == false }
  }

  /// Whether every object of a model is one of another, because it is the same or derived from it.
  func isKind(_ model: String, of other: String) -> Bool {
    model == other || inheritance.ancestors(of: model).contains(other)
  }

  func checkInheritance(of model: ModelEntry) {
    let name = model.name.value
    if let parent = model.parent, report.referent(of: parent, as: "model", in: models) != nil {
      if inheritance.cyclic.contains(name) {
        report("\(name) is derived from itself", at: parent)
      } else if let home = homes[name], homes[inheritance.root(of: name)] != home {
        let root = inheritance.root(of: name)
        report("\(name) is kept together with \(root); add \(root) to \(home)", at: parent)
      }
    }
    if concreteModels(of: name).isEmpty {
      let lack = "no model that has objects is derived from \(name)"
      report(
        "\(lack); remove 'abstract', or write 'parent: \(name)' in one", at: model.abstract?.ifTrue)
    }
    if let heir = inheritance.heirs(of: name).first {
      let what = "\(heir) would inherit 'all', which finds every \(name)"
      report("\(what); choose another name", at: model.fetchRequests["all"])
    }
  }

  func cluster(of model: ModelEntry) -> ModelClusterSpecification? {
    guard let cluster = model.cluster, let name = cluster.discriminator else { return nil }
    guard case .attribute(let attribute)? = model.property(named: name.value),
      let cases = attribute.type?.enumeration?.cases, !attribute.isOptional
    else {
      let what = "\(model.name.value) has no required attribute with cases that is called"
      return report("\(what) \(quoted(name.value))", at: name)
    }
    if let first = model.ancestors.first(where: { $0.cluster?.discriminator?.value == name.value })
    {
      let what = "\(first.name.value) already chooses by \(quoted(name.value)), also for its heirs"
      return report("\(what); choose by another attribute, or remove this cluster", at: name)
    }
    var open = cases
    var choices = cluster.choices.compactMap { choice in
      made(choice.type, by: model).map { made in
        ClusterChoice(
          type: made,
          values: choice.values.compactMap { take($0, from: &open, of: cases) })
      }
    }
    if let otherwise = cluster.otherwise, let made = made(otherwise, by: model) {
      choices.append(ClusterChoice(type: made, values: open))
    } else if !open.isEmpty, cluster.otherwise == nil {
      report("nothing says which model stands for \(open.joined(separator: ", "))", at: name)
    }
    return ModelClusterSpecification(
      attribute: name.value, choices: choices.filter { !$0.values.isEmpty })
  }

  private func made(_ name: Text, by model: ModelEntry) -> String? {
    let heirs = concreteModels(of: model.name.value).filter { $0 != model.name.value }
    if heirs.contains(name.value) { return name.value }
    return report.unknown(
      name, as: "no model with objects that is derived from \(model.name.value) is called",
      among: heirs)
  }

  private func take(_ value: Text, from open: inout [String], of cases: [String]) -> String? {
    if let place = open.firstIndex(of: value.value) { return open.remove(at: place) }
    guard cases.contains(value.value) else {
      return report.unknown(value, as: "no case is called", among: open)
    }
    return report("\(quoted(value.value)) is listed twice", at: value)
  }
}
