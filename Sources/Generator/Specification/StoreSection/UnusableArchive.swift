import Diagnostics

extension RuleDescription {
  static let unusableArchive = RuleDescription(
    id: "unusable_archive",
    summary:
      "An archive is a JSON file below the folder of the spec, with a name of its own for each store.",
    why: "It is copied into the project's folder of resources under its file name.",
    examples: [
      Example(
        "a path that leads out",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News], archive: ../news.json } }
        #                                                               ^^^^^^^^^^^^ \
        unusable_archive: '../news.json' is not below the spec's folder
        """),
      Example(
        "two files of one name",
        """
        models: { News: { attributes: { title: String } }, Tag: { attributes: { name: String } } }
        stores:
          NewsStore: { engine: memory, models: [News], archive: news/objects.json }
          TagStore: { engine: memory, models: [Tag], archive: tags/objects.json }
        #                                                     ^^^^^^^^^^^^^^^^^ unusable_archive: \
        the archive of NewsStore has this file name; choose another
        """),
      Example(
        "a path below the spec",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News], archive: Resources/news.json } }
        """),
    ])
}
