import Diagnostics

extension SpecificationEntry {
  /// A table view has closures that customise it, and no parts but its rows; any other view has none.
  func checkTableView(_ view: ViewEntry) {
    func report(_ message: String, at range: FileRange?) {
      guard let range else { return }
      problems.report(UnfittingTableView.self, message, at: range)
    }
    guard view.kind == .tableView else {
      let range = view.$customization.range ?? view.givenAccessory?.range
      return report("this belongs to a table view; add 'kind: tableView'", at: range)
    }
    for range in [view.$outlets.range, view.layout?.range, view.$actions.range, view.$events.range]
    {
      report("a table view shows rows; their parts belong to a tableViewCell", at: range)
    }
    var known: [CellStep: String] = [:]
    for ancestor in lineage(of: view).dropLast() {
      for step in ancestor.customization { known[step.value] = ancestor.name.value }
    }
    for step in view.customization {
      if let owner = known[step.value] {
        report("\(owner) already has '\(step.value.rawValue)'; name it once", at: step.range)
      }
      known[step.value] = view.name.value
    }
  }
}
