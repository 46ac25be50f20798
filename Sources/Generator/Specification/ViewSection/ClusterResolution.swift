import Diagnostics

extension SpecificationEntry {
  /// Which subclass of a view is made for which value.
  func cluster(of view: ViewEntry) -> ClusterSpecification? {
    guard let cluster = view.cluster, let discriminator = cluster.discriminator else { return nil }
    func report(_ message: String, at range: FileRange) {
      problems.report(UnfittingCluster.self, message, at: range)
    }
    if !view.isAbstract {
      report("only an abstract view chooses a subclass; add 'abstract: true'", at: cluster.range)
    }
    let isByWeekday = discriminator.value == ClusterSpecification.weekday
    var known: Set<String> = []
    for value in cluster.choices.flatMap(\.values) {
      let name = value.value
      if isByWeekday, !ClusterSpecification.weekdays.contains(name) {
        let hint = advice(name, ClusterSpecification.weekdays)
        report("no day of the week is called \(quoted(name))" + hint, at: value.range)
      } else if !known.insert(name).inserted, isByWeekday {
        report("'\(name)' has its view already", at: value.range)
      }
    }
    let missing = isByWeekday ? ClusterSpecification.weekdays.filter { !known.contains($0) } : []
    if let otherwise = cluster.otherwise, !isByWeekday || missing.isEmpty {
      report("every value has its view; remove 'otherwise'", at: otherwise.range)
    } else if cluster.otherwise == nil, !missing.isEmpty {
      report("no view for \(missing.joined(separator: ", ")); add 'otherwise'", at: cluster.range)
    }
    for (name, values) in cluster.choices where values.isEmpty {
      report("no value stands here; remove it, or say for which ones it is made", at: name.range)
    }
    let names = cluster.choices.map(\.view) + (cluster.otherwise.map { [$0] } ?? [])
    for name in names { checkMember(name, of: view) }
    return ClusterSpecification(
      discriminator: discriminator.value,
      choices: cluster.choices.map {
        ClusterChoice(view: $0.view.value, values: $0.values.map(\.value))
      }, otherwise: cluster.otherwise?.value)
  }

  private func checkMember(_ name: Text, of view: ViewEntry) {
    let subclasses = views.filter { candidate in
      !candidate.isAbstract && candidate.name.value != view.name.value
        && lineage(of: candidate).contains { $0.name.value == view.name.value }
    }
    guard !subclasses.contains(where: { $0.name.value == name.value }) else { return }
    let message = "\(view.name.value) has no subclass \(quoted(name.value)) that can be shown"
    problems.report(
      UnfittingCluster.self, message + advice(name.value, subclasses.map(\.name.value)),
      at: name.range)
  }
}
