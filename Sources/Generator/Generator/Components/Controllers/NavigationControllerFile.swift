import Mustache
import Specification
import Templates

/// The owner's half of a controller that shows others.
struct NavigationControllerFile: Component {
  static let template = "Controllers/NavigationController.swift"
  static let ownership = Ownership.owner
  static let place = Place.sources(.controller)

  func parts(of project: Project) -> [NavigationSpecification] {
    Array(project.specification.navigations)
  }

  func words(for controller: NavigationSpecification, in project: Project) -> TemplateWords {
    ["name": .word(Identifier(controller.name))]
  }
}
