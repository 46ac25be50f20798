import Foundation
import Testing

@Suite struct SpecificationTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private static let modules = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~inheritance",
  ]

  /// The suite that is published with the specification, and cases of our own in its format.
  @Test(arguments: ["Published", "Fixtures"], modules)
  func `Every module of the specification is kept`(suite: String, module: String) throws {
    let file = Self.folder.appending(path: "\(suite)/\(module).json")
    let cases = try PublishedCase.cases(in: file)
    #expect(cases.count >= 5)
    for tested in cases {
      let output = try tested.output()
      #expect(output == tested.expected, "\(module): \(tested.name)")
    }
  }
}
