import Mustache
import Specification
import Templates

/// The owner's test of an operation whose body is the owner's to write.
struct OperationTestsFile: Component {
  static let template = "Tests/OperationTests.swift"
  static let ownership = Ownership.owner
  static let place = Place.tests

  func parts(of project: Project) -> [OperationSpecification] {
    project.specification.operations.filter { !$0.synchronizesAnArchive }
  }

  func words(for operation: OperationSpecification, in project: Project) -> TemplateWords {
    [
      "name": .word(Identifier(operation.name))
    ]
  }
}
