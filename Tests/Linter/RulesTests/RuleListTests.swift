import Diagnostics
import Foundation
import Reporting
import Testing

@testable import Rules

@Suite struct RuleListTests {
  @Test func `Every rule in the folder is in the list, and the other way round`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Linter/Rules").standardizedFileURL
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    let declared = try (paths ?? []).filter { $0.hasSuffix(".swift") }.flatMap { path in
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      return text.matches(of: /struct (\w+): Rule \{/).map { String($0.output.1) }
    }
    let listed = RuleExample.rules.map { String(describing: $0) }
    #expect(declared.sorted() == listed.sorted())
    #expect(Set(AllRules.descriptions.map(\.id)).count == listed.count)
  }

  @Test(arguments: AllRules.descriptions.map(\.id))
  func `A rule is described, with three examples of each side`(id: String) throws {
    let about = try #require(AllRules.descriptions.first { $0.id == id })
    #expect(about.summary.hasSuffix("."))
    #expect(about.why.hasSuffix("."))
    #expect(id.allSatisfy { $0.isLowercase || $0 == "_" })
    let violating = about.examples.filter { AnnotatedFormat().stripped($0.text) != $0.text }
    #expect(violating.count >= 3)
    #expect(about.examples.count - violating.count >= 3)
    #expect(about.options.allSatisfy { $0.accepts($0.standard) })
  }
}
