import Diagnostics
import Specification
import TestSupport
import Testing

@Suite struct RuleExampleTests {
  @Test(arguments: specificationRuleDescriptions.map(\.id))
  func `Every example of a rule shows exactly what is found`(rule: String) throws {
    let about = try #require(specificationRuleDescriptions.first { $0.id == rule })
    for example in about.examples {
      let head = example.text.hasPrefix("application:") ? "armature: 1\n" : specHead
      let fixture = AnnotatedFixture(head + example.text, comment: "#")
      let reading = try MemoryFolder(spec: fixture.subject).reading()
      let found = fixture.annotation(with: reading.diagnostics, file: "spec.yml")
      #expect(found == fixture.annotated, "\(example.title)")
    }
  }

  @Test(arguments: specificationRuleDescriptions.map(\.id))
  func `Every rule has an example of what it finds and one of what it passes`(rule: String) throws {
    let about = try #require(specificationRuleDescriptions.first { $0.id == rule })
    #expect(about.examples.contains { $0.text.contains(" \(rule): ") })
    #expect(about.examples.contains { !$0.text.contains("^ ") })
  }

  @Test func `The text of the rules describes each of the table of contents, in its order`() {
    let described = specificationErrorDescriptions.filter {
      SpecificationRule(rawValue: $0.id) != nil
    }
    #expect(described.map(\.id) == SpecificationRule.allCases.map(\.rawValue))
    for about in described {
      #expect(about.summary.hasSuffix(".") && about.why.hasSuffix("."), "\(about.id)")
    }
  }

  @Test func `Only what is wrong with a key, its value or a file needs no example`() {
    let explained = Set(specificationRuleDescriptions.map(\.id))
    let others = SpecificationRule.allCases.filter { !explained.contains($0.rawValue) }
    #expect(
      others == [
        .unknownKey, .missingKey, .misplacedKey, .wrongValue, .tooManyEntries, .newerFormat,
        .repeatedEntry, .includeFailed, .includeCycle, .unresolved, .unfittingArchive,
      ])
  }

  @Test func `Rules have names of their own`() {
    let names = specificationRuleDescriptions.map(\.id)
    #expect(Set(names).count == names.count)
  }
}
