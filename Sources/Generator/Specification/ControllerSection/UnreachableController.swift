import Diagnostics

struct UnreachableController: Rule {
  static let about = RuleDescription(
    id: "unreachable_controller",
    summary: "Transitions lead from the initial controller to every other.",
    why: "Nobody will ever see the others.",
    severity: .warning,
    examples: [
      Example(
        "a detail without a way to it",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        views: { NewsCell: { outlets: { titleLabel: Label } }, NewsView: {} }
        controllers:
          NewsListController: { shows: News.all, cell: { view: NewsCell } }
          NewsController: { shows: News, view: NewsView }
        # ^^^^^^^^^^^^^^ unreachable_controller: no transition leads to NewsController
        """),
      Example(
        "a way to the detail",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        views: { NewsCell: { outlets: { titleLabel: Label } }, NewsView: {} }
        controllers:
          NewsListController:
            shows: News.all
            cell: { view: NewsCell }
            transitions: { showNews: NewsController }
          NewsController: { shows: News, view: NewsView }
        """),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    guard let first = subject.initialController,
      subject.controllers.allSatisfy(\.isOfKnownKind)
    else { return [] }
    var reached: Set<String> = []
    var waiting = [first.name.value]
    while let name = waiting.popLast() {
      guard reached.insert(name).inserted else { continue }
      waiting += subject.controller(named: name)?.transitions.compactMap(\.destination?.value) ?? []
    }
    return subject.controllers.filter { !reached.contains($0.name.value) }.map { controller in
      let name = controller.name
      return Finding("no transition leads to \(name.value)", at: name.range)
    }
  }
}
