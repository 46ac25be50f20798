extension SpecificationEntry {
  private var report: Reporter { problems[.unfittingParent] }

  /// A view and those that it inherits from, the one at the top first; as far as they are known.
  func lineage(of view: ViewEntry) -> [ViewEntry] {
    viewInheritance.ancestors(of: view.name.value).reversed().compactMap { views[$0] } + [view]
  }

  /// Its own outlets behind those that it inherits.
  func outlets(of view: ViewEntry) -> NamedList<OutletEntry> {
    NamedList(lineage(of: view).flatMap(\.outlets))
  }

  func checkInheritance(of view: ViewEntry) {
    if !views.contains(where: { $0.parent?.value == view.name.value }) {
      let message = "no view has the parent \(view.name.value), so it can never be shown"
      report(message, at: view.abstract?.ifTrue)
    }
    guard let name = view.parent, let parent = report.referent(of: name, as: "view", in: views)
    else { return }
    if viewInheritance.cyclic.contains(view.name.value) {
      return report("a view cannot inherit from itself", at: name)
    }
    let ancestors = Array(lineage(of: view).dropLast())
    if parent.kind != view.kind {
      let kinds = "a \(parent.kind.rawValue), not a \(view.kind.rawValue)"
      report("\(parent.name.value) is \(kinds)", at: name)
    }
    checkMembers(of: view, inheritingFrom: ancestors)
    checkLayout(of: view, inheritingFrom: ancestors)
  }

  /// Nothing that a view declares can be called as what it inherits.
  private func checkMembers(of view: ViewEntry, inheritingFrom ancestors: [ViewEntry]) {
    for ancestor in ancestors {
      let taken = Set(ancestor.members.map { $0.value.lowercased() })
      for member in view.members where taken.contains(member.value.lowercased()) {
        let owner = ancestor.name.value
        report("\(owner) already has '\(member.value)'; choose another name", at: member)
      }
    }
  }

  /// A layout that its owner writes stands in an extension, which nothing can override.
  private func checkLayout(of view: ViewEntry, inheritingFrom ancestors: [ViewEntry]) {
    guard let source = ancestors.last(where: { !$0.isAbstract || $0.layout != nil }) else { return }
    let owner = source.name.value
    if source.layout == nil, let layout = view.layout {
      let message =
        "\(owner) lays itself out in hand-written code, which no subclass can override; "
        + "give \(owner) a 'layout', or remove this one"
      report(message, at: layout)
    } else if view.layout == nil, let outlet = view.outlets.first {
      let message = "the layout of \(owner) has no place for '\(outlet.name.value)'; add a 'layout'"
      report(message, at: outlet)
    }
  }
}

extension ViewEntry {
  /// Outlets, actions, and the methods that send events.
  fileprivate var members: [Text] {
    outlets.map(\.name) + actions.map(\.name)
      + events.compactMap { event in event.methodName.map { Text($0, at: event) } }
  }
}
