extension SpecificationEntry {
  private var report: Reporter { problems[.unfittingCluster] }

  /// Which subclass of a view is made for which value.
  func cluster(of view: ViewEntry) -> ClusterSpecification? {
    guard let cluster = view.cluster, let discriminator = cluster.discriminator else { return nil }
    if !view.isAbstract {
      report("only an abstract view chooses a subclass; add 'abstract: true'", at: cluster)
    }
    let isByWeekday = discriminator.value == ClusterSpecification.weekday
    var known: Set<String> = []
    for value in cluster.choices.flatMap(\.values) {
      let name = value.value
      if isByWeekday, !ClusterSpecification.weekdays.contains(name) {
        report.reportUnknown(
          value, as: "no day of the week is called", among: ClusterSpecification.weekdays)
      } else if !known.insert(name).inserted, isByWeekday {
        report("'\(name)' has its view already", at: value)
      }
    }
    let missing = isByWeekday ? ClusterSpecification.weekdays.filter { !known.contains($0) } : []
    if !isByWeekday {
      report(
        "only a day of the week has 'otherwise'; name the other cases of '\(discriminator.value)'",
        at: cluster.otherwise)
    } else if missing.isEmpty {
      report("every value has its view; remove 'otherwise'", at: cluster.otherwise)
    } else if cluster.otherwise == nil {
      report("no view for \(missing.joined(separator: ", ")); add 'otherwise'", at: cluster)
    }
    for (name, values) in cluster.choices where values.isEmpty {
      report("no value stands here; remove it, or say for which ones it is made", at: name)
    }
    for name in cluster.choices.map(\.type) + [cluster.otherwise].compactMap(\.self) {
      checkMember(name, of: view)
    }
    return ClusterSpecification(
      discriminator: discriminator.value,
      choices: cluster.choices.map {
        ClusterChoice(type: $0.type.value, values: $0.values.map(\.value))
      }, otherwise: cluster.otherwise?.value)
  }

  private func checkMember(_ name: Text, of view: ViewEntry) {
    let subclasses = viewInheritance.heirs(of: view.name.value)
      .filter { views[$0]?.isAbstract == false }
    guard !subclasses.contains(name.value) else { return }
    report.reportUnknown(
      name, as: "\(view.name.value) has no subclass", is: "that can be shown", among: subclasses)
  }
}
