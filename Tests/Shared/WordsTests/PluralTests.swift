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
    ("photos", "photo"), ("Categories", "Category"), ("classes", "class"), ("boxes", "box"),
    ("people", "person"), ("format", nil), ("tsks", nil),
  ])
  func `A plural has the noun that it is made of`(plural: String, singular expected: String?) {
    #expect(singular(of: plural) == expected)
  }

  @Test(arguments: [
    ("Photo", "photo"), ("PhotoAlbum", "photoAlbum"), ("News", "news"), ("URLScheme", "urlScheme"),
    ("PDF", "pdf"), ("Version2", "version2"), ("CachedURL", "cachedURL"),
  ])
  func `A type names its item`(type: String, item: String) {
    #expect(itemName(of: type) == item)
  }
}
