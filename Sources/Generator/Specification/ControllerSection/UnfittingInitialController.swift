import Diagnostics

extension RuleDescription {
  static let unfittingInitialController = RuleDescription(
    id: "unfitting_initial_controller",
    summary: "The application begins with a table.",
    why: "A detail would have no object to show.",
    examples: [
      Example(
        "two tables and no word about which is first",
        """
        \(newsInCell)
        controllers:
        #<^^^^^^^^^^^ unfitting_initial_controller: several tables could be first; say which by \
        'initialController' of the application
          NewsListController: { shows: News.all, cell: { view: NewsCell } }
          PaperListController: { shows: News.all, cell: { view: NewsCell } }
        """),
      Example(
        "the only table",
        """
        \(newsInCell)
        controllers: { NewsListController: { shows: News.all, cell: { view: NewsCell } } }
        """),
    ])
}
