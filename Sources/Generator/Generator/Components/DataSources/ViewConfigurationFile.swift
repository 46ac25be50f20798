import Mustache
import Specification
import Templates

/// A view's configuration for a model: an extension of its own, outside of the controller.
struct ViewConfigurationFile: Component {
  static let template = "DataSources/ViewConfiguration+Generated.swift"
  static let ownership = Ownership.armature

  func parts(of project: Project) -> [ViewConfiguration] {
    project.configurations
  }

  func path(
    for configuration: ViewConfiguration, in project: Project
  ) -> String {
    project.folder(of: .dataSource) + "/" + configuration.fileName
  }

  func words(
    for configuration: ViewConfiguration, in project: Project
  ) -> [String: TemplateValue] {
    let outlets = configuration.outlets.map(\.outlet)
    let variable = TemplateNames.variable(
      for: configuration.model, in: Self.template, besides: outlets)
    return [
      "sibling": .word(Identifier(configuration.view)),
      "view": .word(Identifier(configuration.view)),
      "model": .word(Identifier(configuration.model)),
      "variable": .word(variable),
      "label": .word(configuration.label),
      "outlets": .rows(
        configuration.outlets.map {
          [
            "name": .word(Identifier($0.outlet)),
            "shown": .word($0.shown(from: variable, in: configuration.controllers[0], of: project)),
          ]
        }),
    ]
  }
}
