extension SpecificationEntry {
  private var report: Reporter { problems[.unfittingView] }

  func resolve(
    _ controller: ControllerEntry, among models: NamedList<ModelSpecification>
  ) -> ControllerSpecification? {
    var keys = KeyTable(problems)
    let actions = actions(of: controller, &keys)
    let transitions = transitions(of: controller, &keys)
    let observations = observations(of: controller)
    problems[.missingKey](controller.missingKind, at: controller)
    guard controller.isOfKnownKind, controller.kind != .navigation else { return nil }
    let model = shownModel(of: controller)
    let content = content(of: controller, model: model, among: models)
    guard let model, let content else { return nil }
    let states = sharedStates(
      of: controller,
      followed: content.followedStates + observations.compactMap(\.subject.state)
        + actions.flatMap(\.states) + transitions.compactMap(\.choice?.state)
        + (passedStates[controller.name.value] ?? []))
    return ControllerSpecification(
      name: controller.name.value, title: title(of: controller), model: model.name.value,
      content: content, states: states, actions: actions, transitions: transitions,
      observations: observations)
  }

  private func content(
    of controller: ControllerEntry, model: ModelEntry?, among models: NamedList<ModelSpecification>
  ) -> ControllerContent? {
    switch controller.kind {
    case .table, .collection:
      table(of: controller, model: model, among: models).map { .table($0) }
    case .detail: detail(of: controller, model: model).map { .detail($0) }
    case .form: form(of: controller, for: model).map { .form($0) }
    case .navigation: nil
    }
  }

  private func table(
    of controller: ControllerEntry, model: ModelEntry?, among models: NamedList<ModelSpecification>
  ) -> TableContent? {
    guard let model, let rows = rows(of: controller, model: model) else { return nil }
    return TableContent(
      fetchRequest: controller.fetchRequestName,
      arguments: arguments(of: controller, model: model, among: models),
      dataSource: controller.dataSource?.value ?? .fetchedResults, rows: rows,
      tableView: view(controller.view, kind: .tableView)?.name.value,
      section: controller.sections.flatMap { section($0, of: model) },
      children: children(of: controller, in: models[model.name.value]),
      selection: controller.selection.flatMap { selection($0, of: model) },
      placeholder: controller.placeholder.flatMap { text($0) },
      isCollection: controller.kind == .collection)
  }

  /// A key path by which the store can order.
  private func section(_ text: Text, of model: ModelEntry) -> SectionSpecification? {
    guard let shown = shownPath(text, format: nil, in: model) else { return nil }
    return report.reading(text) { written throws(TextProblem) in
      let stored = try storedKeyPath(written, in: model)
      report(sortProblem(stored), at: text)
      return SectionSpecification(keyPath: shown, storedKeyPath: stored)
    }
  }

  private func rows(of controller: ControllerEntry, model: ModelEntry) -> RowContent? {
    guard let cell = controller.cell else { return .columns(columns(of: controller, model: model)) }
    if controller.kind == .table, let range = controller.$columns.range {
      report("a table has a 'cell' or 'columns', not both", at: range)
    }
    return view(cell.view, kind: .tableViewCell).map { view in
      .cell(view.name.value, outlets: resolve(cell.outlets, of: view, model: model))
    }
  }

  private func detail(of controller: ControllerEntry, model: ModelEntry?) -> DetailContent? {
    guard let view = view(controller.view, kind: .view), let model else { return nil }
    return DetailContent(
      view: view.name.value,
      outlets: resolve(controller.outlets, of: view, model: model))
  }

  private func view(_ name: Text?, kind: ViewKind) -> ViewEntry? {
    guard let name else { return nil }
    guard let view = views[name.value] else {
      let known = views.filter { $0.kind == kind }.map(\.name.value)
      return report.unknown(name, as: "no view is called", among: known)
    }
    if view.kind != kind {
      report("\(view.name.value) is a \(view.kind.rawValue); expected a \(kind.rawValue)", at: name)
    } else if view.isAbstract {
      report("\(view.name.value) is abstract; show one of its subclasses", at: name)
    }
    return view
  }
}
