import Mustache
import Specification
import Templates

/// The entry point.
struct MainFile: Component {
  static let template = "Application/main.swift"
  static let ownership = Ownership.armature

  func parts(of project: Project) -> [Project] {
    project.isLibrary ? [] : [project]
  }

  func path(for part: Project, in project: Project) -> String {
    project.folder(of: .applicationDelegate) + "/main.swift"
  }

  func words(
    for part: Project, in project: Project
  ) -> [String: TemplateValue] {
    [
      "delegate": .word(project.delegateName),
      "sibling": .word(Identifier(project.delegateName.text)),
    ]
  }
}
