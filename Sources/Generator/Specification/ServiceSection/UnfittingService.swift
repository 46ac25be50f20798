import Diagnostics

extension RuleDescription {
  static let unfittingService = RuleDescription(
    id: "unfitting_service",
    summary:
      "A service asks a server over HTTP, by values in addresses and by objects and values in bodies.",
    why: "What cannot be written into a request cannot be asked.",
    examples: [
      Example(
        "an address without a server, a body where none is sent, an object in an address",
        """
        models: { News: { attributes: { title: String } } }
        services:
          FeedService:
            baseURL: feed.json
        #            ^^^^^^^^^ unfitting_service: 'feed.json' is not the address of a server; expected \
        one such as https://example.org, or a setting such as settings.serverURL
            endpoints:
              latestNews: { get: /news, body: News, returns: News? }
        #                                     ^^^^ unfitting_service: nothing is sent along with \
        'get'; write 'query', or another method
        #                                                    ^^^^^ unfitting_service: an object is \
        there or not; expected 'News' or '[News]'
              search: { get: /search, query: { news: News } }
        #                                            ^^^^ unfitting_service: an address has one \
        value here, not News
        """),
      Example(
        "parameters in the path and in the query",
        """
        models: { News: { attributes: { section: { cases: [world, science] } } } }
        services:
          FeedService:
            baseURL: https://example.org
            errors: { notFound: 404 }
            endpoints:
              latestNews: { get: "/news/{section}", query: { since: Date? }, returns: [News] }
              publish: { post: /news, body: News, returns: News }
        """),
    ])
}
