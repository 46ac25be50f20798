import Diagnostics

extension RuleDescription {
  static let unfittingParent = RuleDescription(
    id: "unfitting_parent",
    summary: "A view inherits from another one of its kind and adds to what that has.",
    why: "Subclasses are used under the type of their parent, whose members they have already.",
    examples: [
      Example(
        "a parent of another kind, an outlet that is inherited, and an abstract view without subclasses",
        """
        views:
          NewsCell: { outlets: { titleLabel: Label } }
          NewsView: { parent: NewsCell }
        #                     ^^^^^^^^ unfitting_parent: NewsCell is a tableViewCell, not a view
          DailyView: { abstract: true, outlets: { titleLabel: Label } }
          DailyTextView: { parent: DailyView, outlets: { titleLabel: Label } }
        #                                                ^^^^^^^^^^ unfitting_parent: DailyView already \
        has 'titleLabel'; choose another name
          WeeklyView: { abstract: true }
        #                         ^^^^ unfitting_parent: no view has the parent WeeklyView, so it can \
        never be shown
        """),
      Example(
        "a layout of its own for what is inherited",
        """
        \(newsInStore)
        views:
          DailyView: { abstract: true, outlets: { titleLabel: Label } }
          DailyTextView: { parent: DailyView, outlets: { textLabel: Label }, layout: [titleLabel, textLabel] }
        controllers:
          NewsListController: { shows: News.all, transitions: { showNews: NewsController } }
          NewsController: { shows: News, view: DailyTextView, outlets: { titleLabel: title } }
        """),
    ])
}
