import Diagnostics

extension RuleDescription {
  static let unfittingViewAction = RuleDescription(
    id: "unfitting_view_action",
    summary: "An action of a view is called by one of its controls, and sends events that it has.",
    why: "The view makes itself the target of this control.",
    examples: [
      Example(
        "a label, and an event without its value",
        """
        views:
          ChoiceView:
            outlets: { titleLabel: Label, yesButton: Button }
            events: { didChooseAnswer: { with: { answer: Bool } } }
            actions:
              chooseTitle: titleLabel
        #                  ^^^^^^^^^^ unfitting_view_action: 'titleLabel' is not a control; only a Button or a \
        TextField calls an action
              chooseYes: { control: yesButton, on: change, sends: didChooseAnswer }
        #                                          ^^^^^^ unfitting_view_action: a Button calls its actions \
        on press
        #                                                         ^^^^^^^^^^^^^^^ unfitting_view_action: \
        'didChooseAnswer' passes 'answer'; give it below 'with'
        """),
      Example(
        "a button that sends an event, and one whose action is hand-written",
        """
        \(newsInStore)
        views:
          NewsView:
            outlets: { yesButton: Button, noButton: Button }
            events: { didChooseAnswer: { with: { answer: Bool } } }
            actions:
              chooseYes: { control: yesButton, sends: didChooseAnswer, with: { answer: true } }
              chooseNo: noButton
        \(newsControllers)
        """),
    ])
}
