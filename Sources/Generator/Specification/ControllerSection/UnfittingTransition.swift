import Diagnostics

extension RuleDescription {
  static let unfittingTransition = RuleDescription(
    id: "unfitting_transition",
    summary: "A transition leads to a controller that can show the selected object, or a table.",
    why: """
      The destination gets the object under the name that 'passing' says. A transition that is called 'add' and a \
      model, and leads to a form for it, adds an object instead.
      """,
    examples: [
      Example(
        "a controller that does not exist",
        """
        \(newsInStore)
        views: { NewsView: { outlets: { titleLabel: Label } } }
        controllers:
          NewsListController: { shows: News.all, transitions: { showNews: NewController } }
        #                                                                 ^^^^^^^^^^^^^ unfitting_transition: no controller is called \
        'NewController'; did you mean 'NewsController'?
          NewsController: { shows: News, view: NewsView }
        # ^^^^^^^^^^^^^^ unreachable_controller: no transition leads to NewsController
        """),
      Example(
        "a form for a new object that does not ask for what an object needs",
        """
        models: { News: { attributes: { title: String, isRead: { type: Bool, default: false } } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        controllers:
          NewsListController: { shows: News.all, transitions: { addNews: { on: a, to: NewsFormController } } }
        #                                                       ^^^^^^^ unfitting_transition: NewsFormController does not \
        ask for 'title', without which no News is added
          NewsFormController: { kind: form, shows: News, fields: [isRead] }
        """),
      Example(
        "a form that a verb opens for a new object under another name than the model's",
        """
        \(newsInStore)
        controllers:
          NewsListController: { shows: News.all, transitions: { addItem: { on: a, to: NewsFormController } } }
        #                                                       ^^^^^^^ unfitting_transition: 'addItem' would edit the \
        selected News; 'addNews' adds one, 'editNews' edits it
          NewsFormController: { kind: form, shows: News }
        """),
      Example(
        "by its verb: a form for a new object",
        """
        \(newsInStore)
        controllers:
          NewsListController: { shows: News.all, transitions: { addNews: { on: a, to: NewsFormController } } }
          NewsFormController: { kind: form, shows: News }
        """),
      Example(
        "to the detail",
        """
        \(newsInStore)
        views: { NewsView: { outlets: { titleLabel: Label } } }
        \(newsControllers)
        """),
    ])
}
