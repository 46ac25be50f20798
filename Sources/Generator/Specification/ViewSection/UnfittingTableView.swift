import Diagnostics

extension RuleDescription {
  static let unfittingTableView = RuleDescription(
    id: "unfitting_table_view",
    summary: "A table view customizes each step of its rows once.",
    why: "What its parent does already would be done twice.",
    examples: [
      Example(
        "a step that its parent customizes",
        """
        views:
          ChoiceTableView: { customization: [configureCell] }
          CheckMarkTableView: { parent: ChoiceTableView, customization: [configureCell] }
        #                                                                ^^^^^^^^^^^^^ unfitting_table_view: \
        ChoiceTableView already has 'configureCell'; name it once
        """),
      Example(
        "closures, and a subclass that shows check marks",
        """
        \(newsInStore)
        views:
          ChoiceTableView: { kind: tableView, customization: [configureCell, selectCell, deselectCell] }
          CheckMarkTableView: { parent: ChoiceTableView }
        controllers: { NewsListController: { kind: table, shows: News.all, view: CheckMarkTableView } }
        """),
    ])
}
