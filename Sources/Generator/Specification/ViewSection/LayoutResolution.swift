extension SpecificationEntry {
  /// The arrangement that a view's layout says, each outlet at one place.
  func arrangement(of view: ViewEntry) -> Arrangement? {
    guard let layout = view.layout else { return nil }
    let outlets = outlets(of: view)
    var placed: Set<String> = []
    for outlet in layout.outlets {
      let name = outlet.value
      if outlets[name] == nil {
        let message = "\(view.name.value) has no outlet \(quoted(name))"
        problems.report(
          UnfittingLayout.self, message + advice(name, outlets.names), at: outlet.range)
      } else if !placed.insert(name).inserted {
        let message = "'\(name)' has a place already; name it once"
        problems.report(UnfittingLayout.self, message, at: outlet.range)
      }
    }
    for outlet in view.outlets where !placed.contains(outlet.name.value) {
      let message = "'\(outlet.name.value)' has no place in the layout; add it"
      problems.report(UnfittingLayout.self, message, at: layout.range)
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
