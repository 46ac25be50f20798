import Diagnostics

extension RuleDescription {
  static let unfittingLayout = RuleDescription(
    id: "unfitting_layout",
    summary: "A layout gives each outlet of its view one place.",
    why: "An outlet without a place is never seen, and none can be at two.",
    examples: [
      Example(
        "an outlet without a place, one with two, and one that does not exist",
        """
        views:
          NewsView:
            outlets: { titleLabel: Label, dateLabel: Label }
            layout: [titleLabel, [titleLabel, datLabel]]
        #           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unfitting_layout: 'dateLabel' has no place in \
        the layout; add it
        #                         ^^^^^^^^^^ unfitting_layout: 'titleLabel' has a place already; name \
        it once
        #                                     ^^^^^^^^ unfitting_layout: NewsView has no outlet \
        'datLabel'; did you mean 'dateLabel'?
        """),
      Example(
        "an inherited outlet without a place in the layout that replaces the inherited one",
        """
        views:
          NoteView: { abstract: true, outlets: { titleLabel: Label }, layout: [titleLabel] }
          SweetNoteView:
            parent: NoteView
            outlets: { sugarLabel: Label }
            layout: [sugarLabel]
        #           ^^^^^^^^^^^^ unfitting_layout: 'titleLabel' has no place in the layout; add it
        """),
      Example(
        "a column with a row in it",
        """
        \(newsInStore)
        views:
          NewsView:
            outlets: { titleLabel: Label, yesButton: Button, noButton: Button }
            layout: [titleLabel, [yesButton, noButton]]
        \(newsControllers)
        """),
    ])
}
