import Mustache
import Specification
import Templates

/// The owner's test of an operation whose body is the owner's to write.
struct OperationTestsFile: Component {
  static let template = "Tests/OperationTests.swift"
  static let ownership = Ownership.owner

  func parts(of project: Project) -> [OperationSpecification] {
    project.specification.operations.filter { !$0.synchronizesAnArchive }
  }

  func path(for operation: OperationSpecification, in project: Project) -> String {
    project.testFolder + "/\(operation.name)Tests.swift"
  }

  func words(
    for operation: OperationSpecification, in project: Project
  ) -> [String: TemplateValue] {
    [
      "application": .word(Identifier(project.name)),
      "suite": .word(Identifier(operation.name + "Tests")),
      "name": .word(Identifier(operation.name)),
    ]
  }
}
