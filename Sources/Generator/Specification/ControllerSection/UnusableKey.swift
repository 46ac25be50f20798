import Diagnostics

extension RuleDescription {
  static let unusableKey = RuleDescription(
    id: "unusable_key",
    summary: "A key triggers one method, and is none that the application or the terminal needs.",
    why: "Only one method can answer when it is pressed, and none where the key never arrives.",
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
