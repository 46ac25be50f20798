import Diagnostics

extension RuleDescription {
  static let unknownStoredModel = RuleDescription(
    id: "unknown_stored_model",
    summary: "A store keeps models of the spec, and a model lies in one store.",
    why: "Code that looks for an object has to know the one place where it is.",
    examples: [
      Example(
        "an unknown model, a model in two stores",
        """
        models: { News: { attributes: { title: String } } }
        stores:
          NewsStore: { engine: memory, models: [News, Autor] }
        #                                             ^^^^^ unknown_stored_model: no model is \
        called 'Autor'; expected News
          PaperStore: { engine: memory, models: [News] }
        #                                        ^^^^ unknown_stored_model: News already lies in \
        NewsStore
        """),
      Example(
        "one store for each model",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: sqlite, models: [News] } }
        """),
    ])
}
