extension SpecificationEntry {
  /// A step that a parent of a table view customises is not the view's own.
  func checkTableView(_ view: ViewEntry) {
    var known: [CellStep: String] = [:]
    for ancestor in lineage(of: view).dropLast() {
      for step in ancestor.customization { known[step.value] = ancestor.name.value }
    }
    for step in view.customization {
      if let owner = known[step.value] {
        problems[.unfittingTableView](
          "\(owner) already has '\(step.value.rawValue)'; name it once", at: step)
      }
      known[step.value] = view.name.value
    }
  }
}
