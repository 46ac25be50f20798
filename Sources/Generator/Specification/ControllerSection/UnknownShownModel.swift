import Diagnostics

struct UnknownShownModel: Rule {
  static let about = RuleDescription(
    id: "unknown_shown_model",
    summary: "A table shows a fetch request, a detail shows a model, and a store keeps it.",
    why: "The data source asks the store for exactly these objects.",
    examples: [
      Example(
        "an unknown fetch request",
        """
        models: { News: { attributes: { title: String }, fetchRequests: { recent: { limit: 3 } } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        views: { NewsCell: { outlets: { titleLabel: Label } } }
        controllers:
          NewsListController: { shows: News.resent, cell: { view: NewsCell } }
        #                              ^^^^^^^^^^^ unknown_shown_model: News has no fetch request \
        'resent'; did you mean 'recent'?
        """),
      Example(
        "all objects of a model",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        views: { NewsCell: { outlets: { titleLabel: Label } } }
        controllers: { NewsListController: { shows: News.all, cell: { view: NewsCell } } }
        """),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    subject.controllers.filter(\.isOfKnownKind).compactMap { controller in
      guard let shows = controller.shows?.fetch, let message = message(controller, in: subject)
      else {
        return nil
      }
      return Finding(message, at: shows.range)
    }
  }

  private func message(_ controller: ControllerEntry, in draft: SpecificationDraft) -> String? {
    guard let name = controller.modelName, let model = draft.model(named: name) else {
      let name = controller.modelName ?? ""
      return "no model is called \(quoted(name))" + draft.advice(name, draft.modelNames)
    }
    guard draft.store(ofModel: name) != nil else {
      return "no store keeps \(name); add it to the models of a store"
    }
    let isBare = controller.shows?.fetch?.value == name
    if controller.kind == .detail {
      return isBare ? nil : "a detail shows one object; expected '\(name)'"
    }
    let request = controller.fetchRequestName
    guard let found = model.fetchRequests.first(where: { $0.name.value == request }) else {
      guard request != "all" else { return nil }
      return "\(name) has no fetch request \(quoted(request))"
        + draft.advice(request, model.fetchRequests.map(\.name.value) + ["all"])
    }
    let tokens = (try? predicateTokens(found.predicate?.value ?? "")) ?? []
    let namesParameter = tokens.contains {
      if case .parameter = $0.kind { true } else { false }
    }
    guard namesParameter || !found.parameters.isEmpty else { return nil }
    return "'\(request)' has parameters; values for them ('with') come later"
  }
}
