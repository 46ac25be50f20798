import Diagnostics

struct UnfittingView: Rule {
  static let about = RuleDescription(
    id: "unfitting_view",
    summary: "A table has a cell, a detail has a view, and their outlets show properties.",
    why: "The controller hands objects to exactly these views, by these key paths.",
    examples: [
      Example(
        "an outlet and a property that do not exist",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        views: { NewsCell: { outlets: { titleLabel: Label, dateLabel: Label } } }
        controllers:
          NewsListController:
            shows: News.all
            cell: { view: NewsCell, outlets: { titelLabel: title, dateLabel: date } }
        #                                      ^^^^^^^^^^ unfitting_view: NewsCell has no outlet \
        'titelLabel'; did you mean 'titleLabel'?
        #                                                                    ^^^^ unfitting_view: \
        News has no property 'date'; expected title
        """),
      Example(
        "a cell and what it shows",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        views: { NewsCell: { outlets: { titleLabel: Label } } }
        controllers:
          NewsListController: { shows: News.all, cell: { view: NewsCell, outlets: { titleLabel: \
        title } } }
        """),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    subject.controllers.filter(\.isOfKnownKind).flatMap { controller in
      controller.kind == .table
        ? tableFindings(controller, in: subject) : detailFindings(controller, in: subject)
    }
  }

  private func tableFindings(
    _ controller: ControllerEntry, in draft: SpecificationDraft
  ) -> [Finding] {
    var findings: [Finding] = []
    if let range = controller.view?.range ?? controller.outletsRange {
      findings.append(Finding("a table has a 'cell'; write it there", at: range))
    }
    guard let cell = controller.cell else {
      let message = "a table needs 'cell': the view of one object, and what its outlets show"
      return findings + [Finding(message, at: controller.name.range)]
    }
    check(cell.view, .tableViewCell, cell.outlets, controller, draft, &findings)
    return findings
  }

  private func detailFindings(
    _ controller: ControllerEntry, in draft: SpecificationDraft
  ) -> [Finding] {
    var findings: [Finding] = []
    if let cell = controller.cell {
      findings.append(Finding("a detail has a 'view', not a 'cell'", at: cell.range))
    }
    if let dataSource = controller.dataSource {
      findings.append(Finding("a detail shows one object, no data source", at: dataSource.range))
    }
    if controller.view == nil, controller.cell == nil {
      let message = "a detail needs 'view': the view of the object"
      findings.append(Finding(message, at: controller.name.range))
    }
    check(controller.view, .view, controller.outlets, controller, draft, &findings)
    return findings
  }

  private func check(
    _ name: Located<String>?, _ kind: ViewKind, _ bindings: [BindingEntry],
    _ controller: ControllerEntry, _ draft: SpecificationDraft, _ findings: inout [Finding]
  ) {
    guard let name else { return }
    guard let view = draft.view(named: name.value) else {
      let hint = draft.advice(
        name.value, draft.views.filter { $0.kind == kind }.map(\.name.value))
      let message = "no view is called \(quoted(name.value))"
      findings.append(Finding(message + hint, at: name.range))
      return
    }
    if view.kind != kind {
      let message = "\(view.name.value) is a \(view.kind.rawValue); expected a \(kind.rawValue)"
      findings.append(Finding(message, at: name.range))
    }
    guard let model = controller.modelName.flatMap(draft.model(named:)) else { return }
    _ = draft.resolve(bindings, of: view, model: model, &findings)
  }
}
