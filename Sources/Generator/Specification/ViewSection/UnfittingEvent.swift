import Diagnostics

extension RuleDescription {
  static let unfittingEvent = RuleDescription(
    id: "unfitting_event",
    summary: "An event says should, will or did, and is answered as this word asks for.",
    why:
      "The name decides who sends it, a button or a method of the view, and what its delegate can say.",
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
        "an answer to what is over",
        """
        views:
          NewsView: { events: { didRead: { returns: Bool }, shouldRead: { returns: Int } } }
        #                                           ^^^^ unfitting_event: a did tells what is over and gets no \
        answer; say should or will
        #                                                                          ^^^ unfitting_event: a \
        should is answered by Bool, or by Reply: now, cancel or later
        """),
      Example(
        "the outlet with a capital, and a value that is asked about, may be changed and is told",
        """
        \(newsInStore)
        views:
          NewsView:
            outlets: { closeButton: Button }
            events:
              didPressCloseButton: required
              shouldRate: { with: { rating: Int }, returns: Reply }
              willRate: { with: { rating: Int }, returns: Int }
              didRate: { with: { rating: Int }, notification: true }
        \(newsControllers)
        """),
    ])
}
