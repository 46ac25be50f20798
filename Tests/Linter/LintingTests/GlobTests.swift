import Testing

@testable import Linting

@Suite struct GlobTests {
  @Test(arguments: [
    ("*.swift", "a.swift"), ("Sources/*", "Sources/a"), ("**/Fixtures/**", "Fixtures/a"),
    ("**/Fixtures/**", "a/b/Fixtures/c/d"), ("a/**/b", "a/b"), ("a/**/b", "a/x/y/b"),
    ("[a-c]?.swift", "b1.swift"), ("[!a]x", "bx"), ("[]]x", "]x"), ("[[:digit:]]", "7"),
    ("\\*", "*"), ("a*b*c", "aXbXbXc"), ("**", "a/b"), ("é*", "éa"), ("[a-]", "-"),
    ("[[:]", ":"), ("a\\/b", "a/b"), ("***/b", "a/a/b"), ("[/a]b", "ab"),
  ])
  func `A pattern fits`(pattern: String, path: String) {
    #expect(Glob(pattern)?.matches(path) == true)
  }

  @Test(arguments: [
    ("*.swift", "a/b.swift"), ("Sources/*", "Sources/a/b"), ("a/**", "a"), ("[!a]x", "ax"),
    ("a?", "a"), ("a*b", "aXc"), ("\\*", "a"), ("", "a"), ("a", ""),
  ])
  func `A pattern does not fit`(pattern: String, path: String) {
    #expect(Glob(pattern)?.matches(path) == false)
  }

  @Test(arguments: ["[a", "a[", "[]", "[[:no:]]", "a\\"])
  func `What is not a pattern is told from one`(pattern: String) {
    #expect(Glob(pattern) == nil)
  }

  @Test func `Stars upon stars come to an end`() {
    let pattern = String(repeating: "*a", count: 200)
    #expect(Glob(pattern)?.matches(String(repeating: "a", count: 4_000) + "b") == false)
    let folders = String(repeating: "**/a/", count: 100) + "b"
    #expect(Glob(folders)?.matches(String(repeating: "a/", count: 400) + "c") == false)
  }
}
