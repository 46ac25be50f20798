import Mustache
import Specification
import Templates

/// A table's data source, a type of its own.
struct TableDataSourceFile: Component {
  static let template = "DataSources/TableDataSource+Generated.swift"
  static let ownership = Ownership.armature

  func parts(of project: Project) -> [ControllerSpecification] {
    project.specification.controllers.filter { $0.table != nil }
  }

  func path(
    for controller: ControllerSpecification, in project: Project
  ) -> String {
    project.folder(of: .dataSource) + "/\(controller.dataSourceName.text)+Generated.swift"
  }

  func words(
    for controller: ControllerSpecification, in project: Project
  ) -> [String: TemplateValue] {
    guard let table = controller.table else { return [:] }
    return [
      "sibling": .word(Identifier(controller.name)),
      "controller": .word(Identifier(controller.name)),
      "name": .word(controller.dataSourceName),
      "model": .word(project.typeNames.own(controller.model, inside: ["TableViewDataSource"])),
      "cell": .word(project.typeNames.own(table.cell, inside: ["TableViewDataSource"])),
      "variable": .word(controller.objectName(in: Self.template)),
      "request": .word(Identifier(table.fetchRequest)),
      "isArray": .bool(table.dataSource == .array),
      "label": .word(project.configuration(of: controller)?.label ?? ArgumentLabel("for")),
    ]
  }
}
