import Mustache
import Specification
import Templates

/// The machine-written test of the application: it starts and ends.
struct ApplicationTestsSpecificationFile: Component {
  static let template = "Tests/ApplicationTests+Generated.swift"
  static let ownership = Ownership.armature

  func parts(of project: Project) -> [Project] {
    project.isLibrary ? [] : [project]
  }

  func path(for part: Project, in project: Project) -> String {
    project.testFolder + "/\(project.name)Tests+Generated.swift"
  }

  func words(for part: Project, in project: Project) -> [String: TemplateValue] {
    let notifications = project.specification.application.notifications.filter {
      $0.type.sample != nil
    }
    return [
      "hasNotifications": .bool(!notifications.isEmpty),
      "notifications": .rows(
        notifications.map { project.words(for: $0) }),
      "application": .word(Identifier(project.name)),
      "sibling": .word(Identifier(project.name + "Tests")),
      "suite": .word(Identifier(project.name + "GeneratedTests")),
      "hearsNotifications": .bool(project.hearsNotifications),
      "delegate": .word(project.testName(of: project.delegateName.text)),
      "initialController": .optional(
        project.specification.firstShownController.map { Identifier($0.name) }),
    ]
  }
}
