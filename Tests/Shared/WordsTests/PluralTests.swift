import Testing
import Words

@Suite struct PluralTests {
  @Test(arguments: [
    ("photo", "photos"), ("category", "categories"), ("day", "days"), ("address", "addresses"),
    ("box", "boxes"), ("branch", "branches"), ("epoch", "epochs"), ("person", "people"),
    ("status", "statuses"), ("analysis", "analyses"), ("hero", "heroes"), ("Child", "Children"),
    ("salesman", "salesmen"), ("human", "humans"), ("index", "indexes"), ("lens", "lenses"),
    ("news", "news"), ("series", "series"), ("quiz", "quizzes"), ("leaf", "leaves"),
  ])
  func `A noun gets the plural that English has`(singular: String, plural expected: String) {
    #expect(plural(of: singular) == expected)
  }

  @Test(arguments: [
    ("Photo", "photo", "photos"), ("PhotoAlbum", "photoAlbum", "photoAlbums"),
    ("News", "news", "newsList"), ("Category", "category", "categories"),
    ("URLScheme", "urlScheme", "urlSchemes"), ("PDF", "pdf", "pdfs"),
    ("Settings", "settings", "settingsList"), ("Person", "person", "people"),
    ("Version2", "version2", "version2List"), ("CachedURL", "cachedURL", "cachedURLs"),
  ])
  func `A type names its item and its list`(type: String, item: String, list: String) {
    #expect(itemName(of: type) == item)
    #expect(pluralName(of: type) == list)
  }
}
