import Mustache
import Specification
import Templates

/// The owner's half of the application delegate.
struct ApplicationDelegateFile: Component {
  static let template = "Application/ApplicationDelegate.swift"
  static let ownership = Ownership.owner
  static let place = Place.sources(.applicationDelegate)

  func parts(of project: Project) -> [Project] {
    project.isLibrary ? [] : [project]
  }

  func fileName(for part: Project) -> String { "\(part.delegateName.text).swift" }

  func words(for part: Project, in project: Project) -> TemplateWords {
    ["delegate": .word(project.delegateName)]
  }
}
