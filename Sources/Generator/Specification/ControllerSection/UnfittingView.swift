import Diagnostics

extension RuleDescription {
  static let unfittingView = RuleDescription(
    id: "unfitting_view",
    summary:
      "A table has a cell or columns, a detail has a view, and what they show are properties.",
    why: "The controller hands objects to exactly these views, by these key paths.",
    examples: [
      Example(
        "an outlet and a property that do not exist",
        """
        \(newsInStore)
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
        "a placeholder for what is never nil",
        """
        \(newsInCell)
        controllers:
          NewsListController:
            shows: News.all
            cell: { view: NewsCell, outlets: { titleLabel: { path: title, placeholder: none } } }
        #                                                                              ^^^^ \
        unfitting_view: 'title' is never nil; remove 'placeholder'
        """),
      Example(
        "a cell and what it shows",
        """
        \(newsInCell)
        controllers:
          NewsListController: { shows: News.all, cell: { view: NewsCell, outlets: { titleLabel: \
        title } } }
        """),
    ])
}
