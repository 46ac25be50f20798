import Diagnostics

extension RuleDescription {
  static let inputWithoutValue = RuleDescription(
    id: "input_without_value",
    summary: "Every input of an operation that a key starts has a value or becomes a setting.",
    why: "Nobody could start the operation otherwise.",
    examples: [
      Example(
        "two inputs that cannot share a setting",
        """
        \(newsInStore)
        operations:
          ReadOperation: { input: { source: URL } }
          WriteOperation: { input: { source: String }, after: ReadOperation }
        #                            ^^^^^^ input_without_value: the setting 'source' already is \
        URL, not String; choose another name
        controllers:
          NewsListController: { shows: News.all, actions: { write: { key: w, operation: WriteOperation } } }
        """),
      Example(
        "an input that nobody starts is an argument",
        """
        models: { News: { attributes: { title: String } } }
        operations: { ReadOperation: { input: { news: [News] } } }
        """),
    ])
}
