import Diagnostics

extension RuleDescription {
  static let unfittingAction = RuleDescription(
    id: "unfitting_action",
    summary: "An action starts an operation, changes what is shown, or takes a change back.",
    why: "The method gets a body that does what its name says.",
    examples: [
      Example(
        "an operation that does not exist, a name that says nothing",
        """
        \(newsInStore)
        operations: { ImportOperation: { uses: NewsStore } }
        controllers:
          NewsListController: { shows: News.all, actions: { readNews: { key: r, operation: InportOperation }, arrange: x } }
        #                                                                                  ^^^^^^^^^^^^^^^ unfitting_action: no \
        operation is called 'InportOperation'; did you mean 'ImportOperation'?
        #                                                                                                     ^^^^^^^ \
        unfitting_action: nothing says what 'arrange' does; add 'operation' or 'does' \
        (insert, delete, edit, undo or redo), or call it addNews, editNews or deleteNews
        """),
      Example(
        "the verb says what it does",
        """
        \(newsInStore)
        controllers: { NewsListController: { shows: News, actions: { addNews: a } } }
        """),
    ])
}
