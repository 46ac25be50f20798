import Diagnostics

struct UnfittingInitialController: Rule {
  static let about = RuleDescription(
    id: "unfitting_initial_controller",
    summary: "The application begins with a table.",
    why: "A detail would have no object to show.",
    examples: [
      Example(
        "two tables and no word about which is first",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        views: { NewsCell: { outlets: { titleLabel: Label } } }
        controllers:
        #<^^^^^^^^^^^ unfitting_initial_controller: several tables could be first; say which by \
        'initialController' of the application
          NewsListController: { shows: News.all, cell: { view: NewsCell } }
          PaperListController: { shows: News.all, cell: { view: NewsCell } }
        """),
      Example(
        "the only table",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        views: { NewsCell: { outlets: { titleLabel: Label } } }
        controllers: { NewsListController: { shows: News.all, cell: { view: NewsCell } } }
        """),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    if let given = subject.application?.initialController {
      return finding(given, in: subject).map { [$0] } ?? []
    }
    guard let range = subject.controllersRange, !subject.controllers.isEmpty,
      subject.controllers.allSatisfy(\.isOfKnownKind), subject.initialController == nil
    else { return [] }
    let hasTable = subject.controllers.contains { $0.kind == .table }
    let message =
      hasTable
      ? "several tables could be first; say which by 'initialController' of the application"
      : "an application begins with a table; add a controller of kind table"
    return [Finding(message, at: range)]
  }

  private func finding(_ given: Located<String>, in draft: SpecificationDraft) -> Finding? {
    guard let controller = draft.controller(named: given.value) else {
      let hint = draft.advice(given.value, draft.controllers.map(\.name.value))
      return Finding("no controller is called \(quoted(given.value))" + hint, at: given.range)
    }
    guard controller.kind == .detail, controller.isOfKnownKind else { return nil }
    let message = "\(given.value) is a detail and has no object to show first; expected a table"
    return Finding(message, at: given.range)
  }
}
