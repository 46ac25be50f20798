import Foundation
import Testing

@Suite struct SpecificationTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The folder `specs` of a copy of the published test suite, where somebody has one.
  private static let publishedSuite = ProcessInfo.processInfo.environment["MUSTACHE_SUITE"]

  private static let modules = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~inheritance",
  ]

  @Test(arguments: modules)
  func `Every module of the specification is kept`(module: String) throws {
    let file = Self.fixtures.appending(path: module + ".json")
    let cases = try PublishedCase.cases(in: file)
    #expect(cases.count >= 5)
    for tested in cases {
      let output = try tested.output()
      #expect(output == tested.expected, "\(module): \(tested.name)")
    }
  }

  @Test(.enabled(if: publishedSuite != nil, "MUSTACHE_SUITE names no folder"), arguments: modules)
  func `The published suite passes where it is at hand`(module: String) throws {
    let folder = try #require(Self.publishedSuite)
    let cases = try PublishedCase.cases(in: URL(filePath: folder + "/\(module).json"))
    #expect(!cases.isEmpty)
    for tested in cases {
      let output = try tested.output()
      #expect(output == tested.expected, "\(module): \(tested.name)")
    }
  }
}
