import Diagnostics

extension RuleDescription {
  static let unreachableController = RuleDescription(
    id: "unreachable_controller",
    summary: "Transitions lead from the initial controller to every other.",
    why: "Nobody will ever see the others.",
    severity: .warning,
    examples: [
      Example(
        "a detail without a way to it",
        """
        \(newsInStore)
        views: { NewsView: {} }
        controllers:
          NewsListController: { shows: News.all }
          NewsController: { shows: News, view: NewsView }
        # ^^^^^^^^^^^^^^ unreachable_controller: no transition leads to NewsController
        """),
      Example(
        "a way to the detail",
        """
        \(newsInStore)
        views: { NewsView: {} }
        \(newsControllers)
        """),
    ])
}
