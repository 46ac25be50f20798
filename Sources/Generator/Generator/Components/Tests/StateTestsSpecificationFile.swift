import Mustache
import Specification
import Templates

/// The machine-written tests of a state: its values at the start, and silence where nothing changes.
struct StateTestsSpecificationFile: Component {
  static let template = "Tests/StateTests+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.tests

  func parts(of project: Project) -> [StateSpecification] {
    Array(project.specification.states)
  }

  func words(for state: StateSpecification, in project: Project) -> TemplateWords {
    [
      "state": .word(Identifier(state.name)),
      "properties": .rows(
        state.properties.map {
          $0.words.merging(["state": .word(Identifier(state.name))]) { first, _ in first }
        }),
    ]
  }
}
