import Diagnostics

extension RuleDescription {
  static let unfittingArgument = RuleDescription(
    id: "unfitting_argument",
    summary: "Each parameter of a fetch request that a table shows has a value of its type.",
    why: "Without it nobody could say which rows there are.",
    examples: [
      Example(
        "a parameter without a value, one of another type, one that does not exist",
        """
        models:
          News:
            attributes: { title: String, rating: Int }
            fetchRequests: { good: { where: rating >= $minimum AND title == $title } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        controllers:
          NewsListController:
            shows: { fetch: News.good, with: { minimum: many, titel: Peace } }
        #                   ^^^^^^^^^ unfitting_argument: 'News.good' needs a value for 'title' \
        (String); write 'with: { title: ... }'
        #                                               ^^^^ unfitting_argument: 'many' is not a valid \
        Int; expected a whole number
        #                                                     ^^^^^ unfitting_argument: \
        'News.good' has no parameter 'titel'; did you mean 'title'?
        """),
      Example(
        "a relative date, and the property of a state",
        """
        models:
          News:
            attributes: { date: Date, isRead: { type: Bool, default: false } }
            fetchRequests: { recent: { where: date >= $since AND isRead == $isRead } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        states: { ReadingState: { properties: { showsRead: { type: Bool, default: false } } } }
        controllers:
          NewsListController: { shows: { fetch: News.recent, with: { since: 90 min ago, isRead: ReadingState.showsRead } } }
        """),
    ])
}
