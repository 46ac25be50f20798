import Diagnostics

extension RuleDescription {
  static let unfittingForm = RuleDescription(
    id: "unfitting_form",
    summary: "A form asks for properties that a person can enter.",
    why: "Nobody could type what the model sets or computes by itself.",
    examples: [
      Example(
        "a date that is set by saving, and a property that does not exist",
        """
        models: { News: { attributes: { title: String, updateDate: { type: Date, setOn: save } } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        controllers:
          NewsListController: { shows: News.all, transitions: { editNews: { on: e, to: NewsFormController } } }
          NewsFormController: { kind: form, shows: News, fields: [titel, updateDate] }
        #                                                         ^^^^^ unfitting_form: News has no \
        property 'titel'; did you mean 'title'?
        #                                                                ^^^^^^^^^^ unfitting_form: \
        nobody enters 'updateDate': it is set automatically
        """),
      Example(
        "what is asked for, in this order",
        """
        models: { News: { attributes: { title: String, rating: Int } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        controllers:
          NewsListController: { shows: News.all, transitions: { editNews: { on: e, to: NewsFormController, as: modal } } }
          NewsFormController: { kind: form, shows: News, fields: [rating, title], transitions: { close: { on: [commit, discard], to: back } } }
        """),
    ])
}
