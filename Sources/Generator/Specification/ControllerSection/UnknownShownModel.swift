import Diagnostics

extension RuleDescription {
  static let unknownShownModel = RuleDescription(
    id: "unknown_shown_model",
    summary: "A table shows a fetch request, a detail shows a model, and a store keeps it.",
    why: "The data source asks the store for exactly these objects.",
    examples: [
      Example(
        "an unknown fetch request",
        """
        models: { News: { attributes: { title: String }, fetchRequests: { recent: { limit: 3 } } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        controllers: { NewsListController: { shows: News.resent } }
        #                                           ^^^^^^^^^^^ unknown_shown_model: News has no fetch request \
        'resent'; did you mean 'recent'?
        """),
      Example(
        "all objects of a model",
        """
        \(newsInStore)
        controllers: { NewsListController: { shows: News.all } }
        """),
    ])
}
