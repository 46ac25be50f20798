import Diagnostics

struct UnfittingTableView: SpecificationRule {
  static let about = RuleDescription(
    id: "unfitting_table_view",
    summary: "A table view consists of its rows, and customises each step of theirs once.",
    why: "What a row looks like is up to its cell, so that any table view can show it.",
    examples: [
      Example(
        "an outlet, a step that its parent customises, and a customised label",
        """
        views:
          ChoiceTableView: { customization: [configureCell], outlets: { titleLabel: Label } }
        #                                                    ^^^^^^^ unfitting_table_view: a table view shows rows; \
        their parts belong to a tableViewCell
          CheckMarkTableView: { parent: ChoiceTableView, customization: [configureCell] }
        #                                                                ^^^^^^^^^^^^^ unfitting_table_view: \
        ChoiceTableView already has 'configureCell'; name it once
          NewsView: { customization: [selectCell] }
        #             ^^^^^^^^^^^^^ unfitting_table_view: this belongs to a table view; add 'kind: tableView'
        """),
      Example(
        "closures, and a subclass that shows check marks",
        """
        \(newsInStore)
        views:
          ChoiceTableView: { kind: tableView, customization: [configureCell, selectCell, deselectCell] }
          CheckMarkTableView: { parent: ChoiceTableView }
          NewsCell: { outlets: { titleLabel: Label } }
        controllers:
          NewsListController:
            kind: table
            shows: News.all
            view: CheckMarkTableView
            cell: { view: NewsCell, outlets: { titleLabel: title } }
        """),
    ])
}
