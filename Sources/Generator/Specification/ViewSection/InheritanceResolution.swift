import Diagnostics

extension SpecificationEntry {
  /// A view and those that it inherits from, the one at the top first; as far as they are known.
  func lineage(of view: ViewEntry) -> [ViewEntry] {
    var lineage = [view]
    while let parent = lineage[0].parent.flatMap({ views[$0.value] }),
      !lineage.contains(where: { $0.name.value == parent.name.value })
    {
      lineage.insert(parent, at: 0)
    }
    return lineage
  }

  /// Its own outlets behind those that it inherits.
  func outlets(of view: ViewEntry) -> NamedList<OutletEntry> {
    NamedList(lineage(of: view).flatMap(\.outlets))
  }

  func checkInheritance(of view: ViewEntry) {
    if let abstract = view.abstract, abstract.value,
      !views.contains(where: { $0.parent?.value == view.name.value })
    {
      let message = "no view has the parent \(view.name.value), so it can never be shown"
      problems.report(UnfittingParent.self, message, at: abstract.range)
    }
    guard let name = view.parent,
      let parent = referent(of: name, as: "view", in: views, rule: UnfittingParent.self)
    else { return }
    let ancestors = lineage(of: view).dropLast()
    if ancestors.first?.parent.map({ views[$0.value] != nil }) == true {
      problems.report(UnfittingParent.self, "a view cannot inherit from itself", at: name.range)
      return
    }
    if parent.kind != view.kind {
      let message = "\(parent.name.value) is a \(parent.kind.rawValue), not a \(view.kind.rawValue)"
      problems.report(UnfittingParent.self, message, at: name.range)
    }
    checkMembers(of: view, inheritingFrom: Array(ancestors))
    checkLayout(of: view, inheritingFrom: Array(ancestors))
  }

  /// Nothing that a view declares can be called as what it inherits.
  private func checkMembers(of view: ViewEntry, inheritingFrom ancestors: [ViewEntry]) {
    for ancestor in ancestors {
      let taken = Set(ancestor.members.map { $0.name.lowercased() })
      for member in view.members where taken.contains(member.name.lowercased()) {
        let message = "\(ancestor.name.value) already has '\(member.name)'; choose another name"
        problems.report(UnfittingParent.self, message, at: member.range)
      }
    }
  }

  /// A layout that its owner writes stands in an extension, which nothing can override.
  private func checkLayout(of view: ViewEntry, inheritingFrom ancestors: [ViewEntry]) {
    guard let source = ancestors.last(where: { !$0.isAbstract || $0.layout != nil }) else { return }
    if source.layout == nil, let layout = view.layout {
      let message =
        "the layout of \(source.name.value) is hand-written and cannot be overridden; "
        + "write it in the spec too"
      problems.report(UnfittingParent.self, message, at: layout.range)
    } else if view.layout == nil, let outlet = view.outlets.first {
      let message =
        "the layout of \(source.name.value) has no place for '\(outlet.name.value)'; "
        + "add a 'layout'"
      problems.report(UnfittingParent.self, message, at: outlet.name.range)
    }
  }
}

extension ViewEntry {
  /// Outlets, actions, and the methods that send events.
  fileprivate var members: [(name: String, range: FileRange)] {
    (outlets.map(\.name) + actions.map(\.name)).map { ($0.value, $0.range) }
      + events.compactMap { event in event.methodName.map { ($0, event.name.range) } }
  }
}
