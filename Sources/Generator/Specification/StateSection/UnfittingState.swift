import Diagnostics

extension RuleDescription {
  static let unfittingState = RuleDescription(
    id: "unfitting_state",
    summary:
      "Each property of a state has a value from the start, and controllers share states that exist.",
    why: "Whoever shows it first cannot ask anybody for it.",
    examples: [
      Example(
        "a property without a value",
        """
        models: { News: { attributes: { title: String } } }
        states: { ReadingState: { properties: { count: Int, news: News } } }
        #                                              ^^^ unfitting_state: nothing says what it \
        holds at the start; add a default, or write 'Int?'
        #                                                         ^^^^ unfitting_state: nothing \
        says what it holds at the start; write 'News?'
        """),
      Example(
        "a default, and an object that may be absent",
        """
        models: { News: { attributes: { title: String } } }
        states: { ReadingState: { properties: { count: { type: Int, default: 0 }, news: News? } } }
        """),
    ])
}
