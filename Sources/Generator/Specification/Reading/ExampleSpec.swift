/// How examples of rules begin that need something to show: with news, and a store that keeps them.
let newsInStore = """
  models: { News: { attributes: { title: String } } }
  stores: { NewsStore: { engine: memory, models: [News] } }
  """

/// The same with a view of one of them.
let newsInCell = """
  \(newsInStore)
  views: { NewsCell: { outlets: { titleLabel: Label } } }
  """

/// Controllers of a table of news and, behind a row of it, of one of them in a `NewsView`.
let newsControllers = """
  controllers:
    NewsListController: { shows: News.all, transitions: { showNews: NewsController } }
    NewsController: { shows: News, view: NewsView }
  """

/// Controllers of a table of news alone.
let newsTable = """
  controllers: { NewsListController: { shows: News.all, cell: { view: NewsCell, outlets: { titleLabel: title } } } }
  """
