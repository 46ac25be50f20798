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
        \(newsInCell)
        controllers:
          NewsListController:
            shows: News.all
            cell: { view: NewsCell }
            actions: { addNews: q, deleteNews: d, deleteNewsNow: { key: d, does: delete } }
        #                       ^ unusable_key: 'q' quits the application; choose another key
        #                                                               ^ unusable_key: 'd' \
        already triggers 'deleteNews'; choose another key
        """),
      Example(
        "two keys",
        """
        \(newsInCell)
        controllers:
          NewsListController: { shows: News, cell: { view: NewsCell }, actions: { addNews: a, \
        deleteNews: ctrl+d } }
        """),
    ])
}
