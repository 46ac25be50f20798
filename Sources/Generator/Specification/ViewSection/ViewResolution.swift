import Words

extension SpecificationEntry {
  func resolve(_ view: ViewEntry, _ problems: Problems) -> ViewSpecification {
    let outlets = view.outlets.compactMap { outlet -> OutletSpecification? in
      guard let type = outlet.type else { return problems.unresolved(outlet.name) }
      return OutletSpecification(
        name: outlet.name.value, type: type.value, range: outlet.name.range)
    }
    return ViewSpecification(
      name: view.name.value, kind: view.kind, outlets: outlets,
      events: events(of: view, problems), range: view.name.range)
  }

  private func events(of view: ViewEntry, _ problems: Problems) -> [EventSpecification] {
    if view.kind == .tableViewCell, let range = view.eventsRange {
      let message = "events of a cell come later; remove 'events'"
      problems.report(UnfittingEvent.self, message, at: range)
      return []
    }
    let buttons = view.outlets.filter { $0.type?.value == .button }
    let known = buttons.map { "didPress" + capitalized($0.name.value) }
    return view.events.map { event in
      let name = event.name.value
      if !known.contains(name) {
        let isOther = !name.hasPrefix("didPress") && hasUsableForm(name)
        let message =
          isOther
          ? "'\(name)' comes later: events that no button sends"
          : "no button sends \(quoted(name))" + advice(name, known)
        problems.report(UnfittingEvent.self, message, at: event.name.range)
      }
      return EventSpecification(
        name: name, isRequired: event.need?.value == .required,
        sender: itemName(of: String(name.dropFirst("didPress".count))), range: event.name.range)
    }
  }
}
