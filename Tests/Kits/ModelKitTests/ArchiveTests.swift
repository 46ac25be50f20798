import Foundation
import ModelKit
import Testing

@MainActor struct ArchiveTests {
  @Test(arguments: [
    ("", "line 1, column 1: expected a value"),
    ("[1]", "line 1, column 1: expected an object"),
    ("{\n \"format\": 1,}", "line 2, column 14: expected a name in quotes"),
    ("{\"format\": 1} x", "line 1, column 15: expected the end"),
    ("{\"News\": []}", "format: is missing; this version writes 1"),
    ("{\"format\": 2}", "format: is newer than this application, which reads 1"),
    ("{\"format\": \"1\"}", "format: expected 1"),
    ("{\"format\": 1, \"New\": []}", "New: the store has no New; did you mean 'News'?"),
    ("{\"format\": 1, \"News\": {}}", "News: expected an array, found an object"),
    ("{\"format\": 1, \"News\": [5]}", "News[0]: expected an object, found a number"),
    (
      "{\"format\": 1, \"News\": [{}, {\"titel\": 1}]}",
      "News[1].titel: News has no property 'titel'; did you mean 'title'?"
    ),
    (
      "{\"format\": 1, \"News\": [{\"title\": 1}]}",
      "News[0].title: expected a string, found a number '1'"
    ),
    ("{\"format\": 1, \"News\": [{\"title\": null}]}", "News[0].title: is required"),
    (
      "{\"format\": 1, \"News\": [{\"section\": \"x\"}]}",
      "News[0].section: expected one of world, science, sport, found a string 'x'"
    ),
    (
      "{\"format\": 1, \"News\": [{\"sortOrder\": 99999999999999999999}]}",
      "News[0].sortOrder: expected a whole number, found a number '99999999999999999999'"
    ),
    (
      "{\"format\": 1, \"News\": [{\"creationDate\": \"2026-02-30\"}]}",
      "News[0].creationDate: expected a date such as 2026-01-01T12:00:00Z, "
        + "found a string '2026-02-30'"
    ),
    (
      "{\"format\": 1, \"News\": [{\"author\": \"7\"}]}",
      "News[0].author: no Author has the @id '7'"
    ),
    (
      "{\"format\": 1, \"Author\": [{\"@id\": 1}, {\"@id\": \"1\"}]}",
      "Author[1].@id: '1' is listed twice"
    ),
    ("{\"format\": 1, \"format\": 1}", "line 1, column 15: the name \"format\" is listed twice"),
    (
      "{\"format\": 1, \"News\": [{\"title\": \"\\ud800\"}]}",
      "line 1, column 41: this string has what is not a character of UTF-8"
    ),
  ])
  func `A mistake is said with its place, and nothing is read`(json: String, message: String) throws
  {
    let store = try NewsStore(at: .memory)
    let error = #expect(throws: ArchiveError.self) {
      try Archive.read(Data(json.utf8), into: store)
    }
    #expect(error?.description == message)
    #expect(!store.hasChanges)
  }

  @Test func `Any bytes are an archive or an error`() throws {
    let archive = Array(
      """
      {"format": 1, "Author": [{"@id": "1", "name": "A\\u00e9\\n"}],
       "News": [{"title": "é👍", "body": "", "sortOrder": -5, "author": "1", "imageURL": null}]}
      """.utf8)
    for _ in 0..<3000 {
      var bytes = archive
      for _ in 0...Int.random(in: 0...5) {
        let place = Int.random(in: bytes.indices)
        switch Int.random(in: 0..<3) {
        case 0: bytes[place] = .random(in: 0...255)
        case 1: bytes.removeSubrange(place...)
        default:
          bytes.insert(contentsOf: Array("{}[]\",:\\0e-".utf8).shuffled().prefix(2), at: place)
        }
        if bytes.isEmpty { bytes = [0] }
      }
      _ = try? Archive.read(Data(bytes), into: NewsStore(at: .memory))
    }
    for deep in ["[", "{\"a\":", "[[{\"a\":"] {
      let json = String(repeating: deep, count: 20_000)
      #expect(throws: ArchiveError.self) {
        try Archive.read(Data(json.utf8), into: NewsStore(at: .memory))
      }
    }
  }

  @Test func `What is written is read again, to the last bit`() async throws {
    let store = try NewsStore(at: .memory)
    let author = Author.insert(in: store)
    author.name = "A\0\"\\\n\u{1}é"
    for interval in [0, 0.1, 789_012_345.123_456_7, -1e10, 1e15] {
      let news = insertNews("\(interval)", in: store)
      news.creationDate = Date(timeIntervalSinceReferenceDate: interval)
      news.imageURL = URL(string: "https://example.org/?a=%20")
      news.author = author
    }
    try await store.save()
    let other = try NewsStore(at: .memory)
    #expect(try Archive.read(Archive.data(of: store), into: other) == 6)
    #expect(try Archive.data(of: other) == Archive.data(of: store))
    #expect(try other.fetch(.all).map(\.creationDate) == store.fetch(.all).map(\.creationDate))
    #expect(try Author.all(in: other).first?.articles.count == 5)
  }
}
