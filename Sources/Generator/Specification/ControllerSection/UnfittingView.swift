import Diagnostics

struct UnfittingView: SpecificationRule {
  static let about = RuleDescription(
    id: "unfitting_view",
    summary:
      "A table has a cell or columns, a detail has a view, and what they show are properties.",
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
        "a placeholder for what is never nil",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        views: { NewsCell: { outlets: { titleLabel: Label } } }
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
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        views: { NewsCell: { outlets: { titleLabel: Label } } }
        controllers:
          NewsListController: { shows: News.all, cell: { view: NewsCell, outlets: { titleLabel: \
        title } } }
        """),
    ])
}
