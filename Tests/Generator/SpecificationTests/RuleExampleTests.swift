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

  @Test func `Rules have names of their own`() {
    let names = specificationRuleDescriptions.map(\.id)
    #expect(Set(names).count == names.count)
  }
}
