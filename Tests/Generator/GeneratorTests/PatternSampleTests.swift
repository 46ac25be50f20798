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
}
