import Mustache
import Specification
import Templates

/// The entry point.
struct MainFile: Component {
  static let template = "Application/main.swift"
  static let ownership = Ownership.armature
  static let place = Place.sources(.applicationDelegate)

  func parts(of project: Project) -> [Project] {
    project.isLibrary ? [] : [project]
  }

  func words(for part: Project, in project: Project) -> TemplateWords {
    [
      "delegate": .word(project.delegateName),
      "sibling": .word(Identifier(project.delegateName.text)),
    ]
  }
}
