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
