import Mustache
import Specification
import Templates

/// What the spec says of a controller that shows others: its root.
struct NavigationControllerSpecificationFile: Component {
  static let template = "Controllers/NavigationController+Generated.swift"
  static let ownership = Ownership.armature

  func parts(of project: Project) -> [NavigationSpecification] {
    Array(project.specification.navigations)
  }

  func path(for controller: NavigationSpecification, in project: Project) -> String {
    project.folder(of: .controller) + "/\(controller.name)+Generated.swift"
  }

  func words(
    for controller: NavigationSpecification, in project: Project
  ) -> [String: TemplateValue] {
    [
      "sibling": .word(Identifier(controller.name)), "name": .word(Identifier(controller.name)),
      "root": .word(Identifier(controller.root)),
    ]
  }
}
