import Diagnostics

extension RuleDescription {
  static let unfittingObservation = RuleDescription(
    id: "unfitting_observation",
    summary: "A controller follows properties of states and models, and what operations post.",
    why: "Nobody would ever call the method.",
    examples: [
      Example(
        "a property and a notification that do not exist",
        """
        \(newsInStore)
        operations: { ImportOperation: { output: Int } }
        controllers:
          NewsListController:
            shows: News.all
            observes: { updateTitle: News.titel }
        #                            ^^^^^^^^^^ unfitting_observation: 'News.titel' is neither a \
        property of a state nor one that a store keeps; did you mean 'News.title'?
            handles: { showSummary: ImportOperation.didFinish }
        #                           ^^^^^^^^^^^^^^^^^^^^^^^^^ unfitting_observation: nobody posts \
        a notification that is called 'ImportOperation.didFinish'
        """),
      Example(
        "what is to many, of which nobody is told one by one",
        """
        models:
          News: { attributes: { title: String }, relationships: { tags: [Tag] } }
          Tag: { attributes: { name: String }, relationships: { news: [News] } }
        stores: { NewsStore: { engine: memory, models: [News, Tag] } }
        controllers:
          NewsListController: { shows: News.all, observes: { updateTags: News.tags } }
        #                                                                ^^^^^^^^^ unfitting_observation: \
        'News.tags' is to many; observe an attribute, or what is to one
        """),
      Example(
        "a property of a model, not more often than five times a second",
        """
        models: { News: { attributes: { title: String, isRead: { type: Bool, default: false } } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        controllers:
          NewsListController: { shows: News.all, observes: { countUnread: { path: News.isRead, every: 200 ms } } }
        """),
      Example(
        "a notification that carries nothing",
        """
        \(newsInStore)
        operations: { ImportOperation: { notification: didFinish } }
        controllers: { NewsListController: { shows: News.all, handles: { showEnd: ImportOperation.didFinish } } }
        """),
    ])
}
