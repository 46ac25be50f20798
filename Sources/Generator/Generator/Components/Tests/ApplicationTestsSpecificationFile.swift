import Mustache
import Specification
import Templates

/// The machine-written test of the application: it starts and ends.
struct ApplicationTestsSpecificationFile: Component {
  static let template = "Tests/ApplicationTests+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.tests

  func parts(of project: Project) -> [Project] {
    project.isLibrary ? [] : [project]
  }

  func fileName(for part: Project) -> String { "\(part.name)Tests+Generated.swift" }

  func words(for part: Project, in project: Project) -> TemplateWords {
    let notifications = project.specification.application.notifications.filter {
      $0.type.sample != nil
    }
    return [
      "hasNotifications": .bool(!notifications.isEmpty),
      "notifications": .rows(
        notifications.map { project.words(for: $0) }),
      "delegate": .word(project.testName(of: project.delegateName.text)),
      "initialController": .optional(
        project.specification.firstShownController.map { Identifier($0.name) }),
    ]
  }
}
