import Diagnostics

extension RuleDescription {
  static let unfittingCluster = RuleDescription(
    id: "unfitting_cluster",
    summary: "A cluster names one subclass of its abstract view for every value.",
    why: "Whoever asks for a view gets one, whatever the value is.",
    examples: [
      Example(
        "a day that is none, days without a view, and a view of another family",
        """
        views:
          DailyView:
            abstract: true
            cluster: { by: weekday, DailyTextView: [monday, fryday], NewsView: sunday }
        #   ^^^^^^^ unfitting_cluster: no view for tuesday, wednesday, thursday, friday, saturday; add 'otherwise'
        #                                                   ^^^^^^ unfitting_cluster: no day of the week is called \
        'fryday'; did you mean 'friday'?
        #                                                            ^^^^^^^^ unfitting_cluster: DailyView has no \
        subclass 'NewsView' that can be shown; expected DailyTextView
          DailyTextView: { parent: DailyView, outlets: { textLabel: Label } }
          NewsView: { outlets: { titleLabel: Label } }
        """),
      Example(
        "one view for some days, another for all others",
        """
        \(newsInStore)
        views:
          DailyView:
            abstract: true
            cluster: { by: weekday, DailyChoiceView: [monday, friday], otherwise: DailyTextView }
            outlets: { closeButton: Button }
            events: { didPressCloseButton: required }
          DailyTextView: { parent: DailyView }
          DailyChoiceView: { parent: DailyView, outlets: { yesButton: Button } }
        controllers:
          NewsListController: { shows: News.all, transitions: { showDaily: { on: v, to: DailyView } } }
        """),
    ])
}
