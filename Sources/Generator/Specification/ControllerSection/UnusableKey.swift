import Diagnostics

extension RuleDescription {
  static let unusableKey = RuleDescription(
    id: "unusable_key",
    summary: "A key does one thing, and not one that every table already does with it.",
    why: "Only one method can answer when it is pressed.",
    examples: [
      Example(
        "a key that quits, a key twice",
        """
        \(newsInStore)
        controllers:
          NewsListController: { shows: News.all, actions: { addNews: q, deleteNews: d, deleteNewsNow: { key: d, does: delete } } }
        #                                                            ^ unusable_key: 'q' quits the application; choose another key
        #                                                                                                    ^ unusable_key: 'd' \
        already triggers 'deleteNews'; choose another key
        """),
      Example(
        "two keys",
        """
        \(newsInStore)
        controllers: { NewsListController: { shows: News, actions: { addNews: a, deleteNews: ctrl+d } } }
        """),
    ])
}
