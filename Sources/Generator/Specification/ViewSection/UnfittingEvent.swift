import Diagnostics

struct UnfittingEvent: SpecificationRule {
  static let about = RuleDescription(
    id: "unfitting_event",
    summary: "An event is named for the button that sends it: didPressCloseButton.",
    why: "The view wires the button to its delegate by this name.",
    examples: [
      Example(
        "a button that does not exist",
        """
        views:
          NewsView:
            outlets: { closeButton: Button }
            events: { didPressOpenButton: required }
        #             ^^^^^^^^^^^^^^^^^^ unfitting_event: no button sends 'didPressOpenButton'; \
        did you mean 'didPressCloseButton'?
        """),
      Example(
        "the outlet with a capital",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        views:
          NewsView: { outlets: { closeButton: Button }, events: { didPressCloseButton: required } }
          NewsCell: { outlets: { titleLabel: Label } }
        controllers:
          NewsListController:
            shows: News.all
            cell: { view: NewsCell, outlets: { titleLabel: title } }
            transitions: { showNews: NewsController }
          NewsController: { shows: News, view: NewsView }
        """),
    ])
}
