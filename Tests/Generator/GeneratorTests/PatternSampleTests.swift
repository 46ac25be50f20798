import Testing

@testable import Generator

@Suite struct PatternSampleTests {
  @Test(
    arguments: [
      ("[A-Z0-9]+", 0, "A"), ("[A-Z0-9]+", 3, "AAAA"), ("a{2,3}", 9, "aaa"), ("a{2,}", 1, "aaa"),
      ("a{2}", 5, "aa"), ("(?:ab)*-?", 2, "ababab-"),
    ])
  func `What may stand as often as one likes stands some times more`(
    pattern: String, extraCount: Int, text: String
  ) {
    #expect(PatternSample(pattern: pattern, number: 1, extraCount: extraCount).text == text)
  }

  @Test(arguments: [
    ("A|B|C", ["A", "B", "C", "A"]), ("(A|B)-?[0-9]", ["A-0", "B-0", "A-1", "B-1"]),
    ("|A|", ["A", "A"]), ("([ab][12]){2}", ["a1a1", "b1a1", "a2a1", "b2a1", "a1b1"]),
  ])
  func `Different numbers give different texts while there are any`(
    pattern: String, texts: [String]
  ) {
    let samples = texts.indices.map { PatternSample(pattern: pattern, number: $0 + 1).text }
    #expect(samples == texts)
  }

  @Test(arguments: [
    ("[^@]+@[^@]+", "a@a"), ("[^a-c]{2}", "dd"), ("\\S+\\D", "aa"), ("\\W", "-"),
  ])
  func `What a class excludes does not stand`(pattern: String, text: String) {
    #expect(PatternSample(pattern: pattern, number: 1).text == text)
  }

  @Test(arguments: ["[^[:alpha:]]", "[^\\d", "\\p{L}"])
  func `Nothing stands for what is not understood`(pattern: String) {
    #expect(PatternSample(pattern: pattern, number: 1).text == nil)
  }
}
