import Diagnostics

struct UnfittingAction: SpecificationRule {
  static let about = RuleDescription(
    id: "unfitting_action",
    summary: "An action starts an operation, or adds or deletes an object of what the table shows.",
    why: "The method gets a body that does what its name says.",
    examples: [
      Example(
        "an operation that does not exist, a name that says nothing",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        operations: { ImportOperation: { uses: NewsStore } }
        views: { NewsCell: { outlets: { titleLabel: Label } } }
        controllers:
          NewsListController:
            shows: News.all
            cell: { view: NewsCell }
            actions: { readNews: { key: r, operation: InportOperation }, archive: x }
        #                                             ^^^^^^^^^^^^^^^ unfitting_action: no \
        operation is called 'InportOperation'; did you mean 'ImportOperation'?
        #                                                                ^^^^^^^ \
        unfitting_action: nothing says what 'archive' does; add 'operation' or 'does: insert', or \
        call it addNews or deleteNews
        """),
      Example(
        "the verb says what it does",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        views: { NewsCell: { outlets: { titleLabel: Label } } }
        controllers:
          NewsListController: { shows: News, cell: { view: NewsCell }, actions: { addNews: a } }
        """),
    ])
}
