import Diagnostics

extension RuleDescription {
  static let unfittingNotification = RuleDescription(
    id: "unfitting_notification",
    summary: "What the application delegate observes exists and carries something.",
    why: "A property that nobody ever sets misleads whoever reads it.",
    examples: [
      Example(
        "a notification that nobody posts, and one that carries nothing",
        """
        application:
          name: Reader
          notifications:
            lastCount: ImportOperation.didFinish
        #              ^^^^^^^^^^^^^^^^^^^^^^^^^ unfitting_notification: nobody posts a \
        notification that is called 'ImportOperation.didFinish'; did you mean \
        'ExportOperation.didFinish'?
            lastExport: ExportOperation.didFinish
        #               ^^^^^^^^^^^^^^^^^^^^^^^^^ unfitting_notification: ExportOperation.didFinish \
        carries nothing that a property could hold
        operations: { ExportOperation: { notification: didFinish } }
        \(newsInCell)
        \(newsTable)
        """),
      Example(
        "an event of a view that passes several values",
        """
        application:
          name: Reader
          notifications:
            lastAnswer: AnswerView.didChooseAnswer
        #               ^^^^^^^^^^^^^^^^^^^^^^^^^^ unfitting_notification: AnswerView passes several values with \
        'didChooseAnswer'; only one can be followed
        \(newsInStore)
        views:
          AnswerView:
            outlets: { titleLabel: Label }
            events: { didChooseAnswer: { with: { answer: Bool, reason: String }, notification: true } }
        controllers:
          NewsListController: { shows: News.all, transitions: { showNews: NewsController } }
          NewsController: { shows: News, view: AnswerView, outlets: { titleLabel: title } }
        """),
      Example(
        "the output of an operation",
        """
        application: { name: Reader, notifications: { lastCount: ImportOperation.didFinish } }
        operations: { ImportOperation: { output: Int, notification: didFinish } }
        \(newsInCell)
        \(newsTable)
        """),
    ])
}
