import Testing
import Words

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("Dat", ["Data", "Date", "Int"], "Data"), ("atributes", ["attributes"], "attributes"),
    ("url", ["Int", "URL"], "URL"), ("trasnient", ["transient"], "transient"),
    ("titel", ["text", "title"], "title"), ("maximumLenght", ["maximumLength"], "maximumLength"),
  ]) func `The nearest word is suggested`(word: String, candidates: [String], expected: String) {
    #expect(nearest(to: word, among: candidates) == expected)
  }

  @Test(arguments: [
    ("maxLength", ["maximumLength"]), ("a", ["b"]), ("", ["a"]), ("id", ["unique"]),
    ("title", ["title"]),
  ]) func `What is far is not suggested`(word: String, candidates: [String]) {
    #expect(nearest(to: word, among: candidates) == nil)
  }

  @Test func `A word of any length is answered at once`() {
    let word = String(repeating: "a", count: 5_000_000)
    #expect(nearest(to: word, among: [word + "b", "a"]) == nil)
  }
}
