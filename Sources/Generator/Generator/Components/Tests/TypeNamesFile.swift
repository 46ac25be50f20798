import Mustache
import Specification
import Templates

/// Says to the tests which type is meant where the application and a library have one of the same name.
struct TypeNamesFile: Component {
  static let template = "Tests/TypeNames+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.tests

  func parts(of project: Project) -> [Project] {
    project.typeNames.hiding.isEmpty ? [] : [project]
  }

  func words(for part: Project, in project: Project) -> TemplateWords {
    [
      "types": .rows(project.typeNames.hiding.map { ["name": .word(Identifier($0))] })
    ]
  }
}
