import Diagnostics

struct UnfittingEvent: Rule {
  static let about = RuleDescription(
    id: "unfitting_event",
    summary: "An event is named for the button that sends it: didPressCloseButton.",
    why: "The view wires the button to its delegate by this name.",
    examples: [
      Example(
        "a button that does not exist",
        """
        views:
          NewsView:
            outlets: { closeButton: Button }
            events: { didPressOpenButton: required }
        #             ^^^^^^^^^^^^^^^^^^ unfitting_event: no button sends 'didPressOpenButton'; \
        did you mean 'didPressCloseButton'?
        """),
      Example(
        "the outlet with a capital",
        """
        views:
          NewsView: { outlets: { closeButton: Button }, events: { didPressCloseButton: required } }
        """),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    subject.views.flatMap { view -> [Finding] in
      if view.kind == .tableViewCell, let range = view.eventsRange {
        return [Finding("events of a cell come later; remove 'events'", at: range)]
      }
      let known = view.outlets.filter { $0.type?.value == .button }.map {
        "didPress" + capitalized($0.name.value)
      }
      return view.events.compactMap { finding($0, known, in: subject) }
    }
  }

  private func finding(
    _ event: EventEntry, _ known: [String], in draft: SpecificationDraft
  ) -> Finding? {
    let name = event.name.value
    guard !known.contains(name) else { return nil }
    let isOther = !name.hasPrefix("didPress") && hasUsableForm(name)
    let message =
      isOther
      ? "'\(name)' comes later: events that no button sends"
      : "no button sends \(quoted(name))" + draft.advice(name, known)
    return Finding(message, at: event.name.range)
  }
}
