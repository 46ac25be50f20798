import Mustache
import Specification
import Templates

/// A view's configuration for a model: an extension of its own, outside of the controller.
struct ViewConfigurationFile: Component {
  static let template = "DataSources/ViewConfiguration+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.sources(.dataSource)

  func parts(of project: Project) -> [ViewConfiguration] {
    project.configurations
  }

  func fileName(for configuration: ViewConfiguration) -> String { configuration.fileName }

  func words(for configuration: ViewConfiguration, in project: Project) -> TemplateWords {
    let binding = configuration.binding
    let variable = TemplateNames.variable(
      for: configuration.model, in: Self.template, besides: binding.outlets.map(\.outlet))
    return [
      "view": .word(Identifier(binding.view)),
      "model": .word(Identifier(configuration.model)),
      "variable": .word(variable),
      "label": .word(configuration.label),
      "outlets": .rows(binding.outletRows(from: variable, of: project)),
    ]
  }
}
