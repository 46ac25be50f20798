import Diagnostics

extension RuleDescription {
  static let unfittingTransition = RuleDescription(
    id: "unfitting_transition",
    summary: "A transition leads to a controller that can show the selected object, or a table.",
    why: "The destination gets the object under the name that 'passing' says.",
    examples: [
      Example(
        "a controller that does not exist",
        """
        \(newsInStore)
        views: { NewsView: { outlets: { titleLabel: Label } } }
        controllers:
          NewsListController: { shows: News.all, transitions: { showNews: NewController } }
        #                                                                 ^^^^^^^^^^^^^ unfitting_transition: no controller is called \
        'NewController'; did you mean 'NewsController'?
          NewsController: { shows: News, view: NewsView }
        # ^^^^^^^^^^^^^^ unreachable_controller: no transition leads to NewsController
        """),
      Example(
        "to the detail",
        """
        \(newsInStore)
        views: { NewsView: { outlets: { titleLabel: Label } } }
        \(newsControllers)
        """),
    ])
}
