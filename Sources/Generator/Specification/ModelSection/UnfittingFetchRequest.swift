import Diagnostics

extension RuleDescription {
  static let unfittingFetchRequest = RuleDescription(
    id: "unfitting_fetch_request",
    summary: "A fetch request names properties of its model and compares like with like.",
    why: "The store answers it in SQL or in Swift, and both need properties and types that agree.",
    examples: [
      Example(
        "an unknown property, unlike types, an unknown order",
        """
        models:
          Photo:
            attributes: { name: String, rating: Double }
            fetchRequests:
              rated: { where: ratin >= $minimum }
        #                     ^^^^^ unfitting_fetch_request: Photo has no property 'ratin'; did \
        you mean 'rating'?
              good: { where: rating >= "5" }
        #                              ^^^ unfitting_fetch_request: 'rating' is Double; expected \
        a number
              sorted: { sortBy: [name, date descending] }
        #                              ^^^^ unfitting_fetch_request: Photo has no property \
        'date'; expected name or rating
        """),
      Example(
        "a property in quotes, which make a text of it",
        """
        models:
          Photo:
            attributes: { rating: Double, average: Double, name: String }
            fetchRequests: { good: { where: rating >= "average" AND name != "name" } }
        #                                             ^^^^^^^^^ unfitting_fetch_request: in quotes \
        'average' is a text; write it without them to mean what it names
        """),
      Example(
        "a date that depends on now",
        """
        models:
          Photo:
            attributes: { creationDate: Date }
            fetchRequests: { recent: { where: creationDate > 7 days ago } }
        #                                                    ^^^^^^ unfitting_fetch_request: '7 days ago' depends on \
        now; compare with a parameter, such as $since, to which 'with' gives it
        """),
      Example(
        "types that agree",
        """
        models:
          Photo:
            attributes: { name: String, rating: Double }
            fetchRequests:
              rated:
                where: rating >= $minimum AND name BEGINSWITH[c] "a"
                sortBy: rating descending
        """),
    ])
}
