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
