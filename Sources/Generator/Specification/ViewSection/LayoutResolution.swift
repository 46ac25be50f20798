extension SpecificationEntry {
  /// The arrangement that a view's layout says, each outlet at one place.
  func arrangement(of view: ViewEntry) -> Arrangement? {
    guard let layout = view.layout else { return nil }
    let report = problems[.unfittingLayout]
    let outlets = outlets(of: view)
    var placed: Set<String> = []
    for outlet in layout.outlets {
      let name = outlet.value
      if outlets[name] == nil {
        report.reportUnknown(
          outlet, as: "\(view.name.value) has no outlet", among: outlets.names)
      } else if !placed.insert(name).inserted {
        report("'\(name)' has a place already; name it once", at: outlet)
      }
    }
    // The subclass's layout takes the place of the inherited one.
    for outlet in outlets where !placed.contains(outlet.name.value) {
      report("'\(outlet.name.value)' has no place in the layout; add it", at: layout)
    }
    return layout.arrangement(isColumn: true)
  }
}

extension LayoutEntry {
  /// A list of one outlet is that outlet.
  fileprivate func arrangement(isColumn: Bool) -> Arrangement {
    switch self {
    case .outlet(let name): return .outlet(name.value)
    case .list(let parts, _):
      let inner = parts.map { $0.arrangement(isColumn: !isColumn) }
      if inner.count == 1 { return inner[0] }
      return isColumn ? .column(inner) : .row(inner)
    }
  }
}
