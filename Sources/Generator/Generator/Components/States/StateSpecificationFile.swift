import Mustache
import Specification
import Templates

/// A state with its properties, which is written by machine as a whole.
struct StateSpecificationFile: Component {
  static let template = "States/State+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.sources(.state)

  func parts(of project: Project) -> [StateSpecification] {
    Array(project.specification.states)
  }

  func words(for state: StateSpecification, in project: Project) -> TemplateWords {
    [
      "name": .word(Identifier(state.name)),
      "variable": .word(Identifier(state.name.asVariable)),
      "properties": .rows(state.properties.map(\.words)),
    ]
  }
}

extension ControllerSpecification {
  /// The states that it shares, by the names under which it finds them.
  var stateWords: [TemplateWords] {
    states.map { ["name": .word(Identifier($0)), "variable": .word(Identifier($0.asVariable))] }
  }
}

extension StateProperty {
  /// Its name, its type, and its value at the start.
  var words: TemplateWords {
    [
      "name": .word(Identifier(name)),
      "type": .word(type.code { "\(Identifier($0))" }),
      "value": .word(defaultValue?.code(of: type.attributeType) ?? "nil"),
    ]
  }
}
