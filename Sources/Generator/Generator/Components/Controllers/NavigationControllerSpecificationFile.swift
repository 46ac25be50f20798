import Mustache
import Specification
import Templates

/// What the spec says of a controller that shows others: its root.
struct NavigationControllerSpecificationFile: Component {
  static let template = "Controllers/NavigationController+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.sources(.controller)

  func parts(of project: Project) -> [NavigationSpecification] {
    Array(project.specification.navigations)
  }

  func words(for controller: NavigationSpecification, in project: Project) -> TemplateWords {
    [
      "name": .word(Identifier(controller.name)),
      "root": .word(Identifier(controller.root)),
    ]
  }
}
