import Diagnostics
import Specification
import TestSupport
import Testing

/// Files in `Fixtures/Errors`: whole specs with a caret line for everything that is wrong in them.
private let errors = FixtureFolder("Errors")

@Suite struct FixtureTests {
  @Test(arguments: errors.names(extension: "yml"))
  func `A faulty spec is annotated as its fixture says`(name: String) throws {
    let fixture = AnnotatedFixture(try errors.text(of: name), comment: "#")
    let reading = try MemoryFolder(spec: fixture.subject).reading()
    let found = fixture.annotation(with: reading.diagnostics, file: "spec.yml")
    #expect(found == fixture.annotated)
    if found != fixture.annotated { try errors.record(found, as: name) }
  }

  @Test func `There are fixtures`() {
    #expect(errors.names(extension: "yml").count >= 5)
  }
}
