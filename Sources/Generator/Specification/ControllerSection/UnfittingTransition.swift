import Diagnostics
import Words

struct UnfittingTransition: Rule {
  static let about = RuleDescription(
    id: "unfitting_transition",
    summary: "A transition leads to a controller that can show the selected object, or a table.",
    why: "The destination gets the object under the name that 'passing' says.",
    examples: [
      Example(
        "a controller that does not exist",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        views:
          NewsCell: { outlets: { titleLabel: Label } }
          NewsView: { outlets: { titleLabel: Label } }
        controllers:
          NewsListController:
            shows: News.all
            cell: { view: NewsCell }
            transitions: { showNews: NewController }
        #                            ^^^^^^^^^^^^^ unfitting_transition: no controller is called \
        'NewController'; did you mean 'NewsController'?
          NewsController: { shows: News, view: NewsView }
        # ^^^^^^^^^^^^^^ unreachable_controller: no transition leads to NewsController
        """),
      Example(
        "to the detail",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        views:
          NewsCell: { outlets: { titleLabel: Label } }
          NewsView: { outlets: { titleLabel: Label } }
        controllers:
          NewsListController:
            shows: News.all
            cell: { view: NewsCell }
            transitions: { showNews: NewsController }
          NewsController: { shows: News, view: NewsView }
        """),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    subject.controllers.flatMap { controller -> [Finding] in
      guard controller.isOfKnownKind else { return [] }
      if controller.kind == .detail, let first = controller.transitions.first {
        return [Finding("transitions of a detail come later", at: first.name.range)]
      }
      return controller.transitions.compactMap { finding($0, controller, in: subject) }
        + repeatedSelections(controller)
    }
  }

  private func finding(
    _ transition: TransitionEntry, _ controller: ControllerEntry, in draft: SpecificationDraft
  ) -> Finding? {
    guard let name = transition.destination else { return nil }
    guard let destination = draft.controller(named: name.value) else {
      if name.value == "back" { return Finding("'to: back' comes later", at: name.range) }
      let hint = draft.advice(name.value, draft.controllers.map(\.name.value))
      return Finding("no controller is called \(quoted(name.value))" + hint, at: name.range)
    }
    guard let model = controller.modelName, draft.model(named: model) != nil else { return nil }
    guard destination.kind == .detail else {
      return transition.passing.map { Finding("a table takes no object", at: $0.range) }
    }
    if let shown = destination.modelName, shown != model {
      let message = "\(name.value) shows \(shown), and a row here is \(model)"
      return Finding(message, at: name.range)
    }
    guard let passing = transition.passing, passing.value != itemName(of: model) else {
      return nil
    }
    let message = "a row here is \(model); expected '\(itemName(of: model))'"
    return Finding(message, at: passing.range)
  }

  private func repeatedSelections(_ controller: ControllerEntry) -> [Finding] {
    let selections = controller.transitions.filter {
      $0.trigger == nil || $0.trigger?.value == "select"
    }
    return selections.dropFirst().map { transition in
      let message = "selecting a row already triggers '\(selections[0].name.value)'; choose a key"
      return Finding(message, at: transition.trigger?.range ?? transition.name.range)
    }
  }
}
