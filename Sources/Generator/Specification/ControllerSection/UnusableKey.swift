import Diagnostics

struct UnusableKey: Rule {
  static let about = RuleDescription(
    id: "unusable_key",
    summary: "A key does one thing, and not one that every table already does with it.",
    why: "Only one method can answer when it is pressed.",
    examples: [
      Example(
        "a key that quits, a key twice",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        views: { NewsCell: { outlets: { titleLabel: Label } } }
        controllers:
          NewsListController:
            shows: News.all
            cell: { view: NewsCell }
            actions: { addNews: q, deleteNews: d, deleteNewsNow: { key: d, does: delete } }
        #                       ^ unusable_key: 'q' quits the application; choose another key
        #                                                               ^ unusable_key: 'd' \
        already triggers 'deleteNews'; choose another key
        """),
      Example(
        "two keys",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        views: { NewsCell: { outlets: { titleLabel: Label } } }
        controllers:
          NewsListController: { shows: News, cell: { view: NewsCell }, actions: { addNews: a, \
        deleteNews: ctrl+d } }
        """),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    subject.controllers.flatMap { controller in
      let actions = controller.actions.map { ($0.name.value, $0.key) }
      let transitions = controller.transitions.map { ($0.name.value, $0.trigger) }
      return problems(of: actions + transitions.filter { $0.1?.value != "select" })
    }
  }

  private func problems(of triggers: [(method: String, key: Located<String>?)]) -> [Finding] {
    var methods: [String: String] = [:]
    return triggers.compactMap { trigger in
      guard let key = trigger.key else { return nil }
      if let problem = KeyTrigger.problem(key.value) { return Finding(problem, at: key.range) }
      guard let first = methods[key.value] else {
        methods[key.value] = trigger.method
        return nil
      }
      let message = "'\(key.value)' already triggers '\(first)'; choose another key"
      return Finding(message, at: key.range)
    }
  }
}
