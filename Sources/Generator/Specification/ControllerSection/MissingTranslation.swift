import Diagnostics

extension RuleDescription {
  static let missingTranslation = RuleDescription(
    id: "missing_translation",
    summary: "A text that has languages has all those that the others have.",
    why: "Somebody would read half of the application in a language that is not their own.",
    examples: [
      Example(
        "a placeholder in one language of two",
        """
        \(newsInStore)
        controllers:
          NewsListController:
            shows: News.all
            title: { en: News, ja: ニュース }
            placeholder: { en: No news yet. }
        #   ^^^^^^^^^^^ missing_translation: this has no text for ja, which others have
        """),
      Example(
        "a number that a language tells apart",
        """
        \(newsInStore)
        controllers:
          NewsListController:
            shows: News.all
            title: { ru: { one: "{count} новость", many: "{count} новостей" } }
        #            ^^ missing_translation: ru needs few too: it tells one, few, many apart
        """),
      Example(
        "both in both",
        """
        \(newsInStore)
        controllers:
          NewsListController: { shows: News.all, title: { en: News, ja: ニュース }, placeholder: { en: No news., ja: なし } }
        """),
    ])
}
